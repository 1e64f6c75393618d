### Texts that every game and every screen shares.
###
### How a message is filled in (motherlode.locale and the web do the same):
###   seat, other        the player's name
###   a word             its message: <game>-<field>-<word>, then <game>-<kind>-<word> for fields
###                      that hold a kind of thing (kinds.json: gems hold a gem, cards a card),
###                      then <field>-<word>; a word without a message stays as it is and serves
###                      to select a variant
###   inside a word      $count is the count of the whole message, 1 where it has none
###   a list             its items, joined in the language's way, each word once; where one
###                      repeats, all as the message <game>-counted, else "counted"; an empty list
###                      is the word "none"
###   nothing            the word "none"; yes and no: the words "true" and "false"
###
### <game> is the game's id, or that of the game whose messages it shares (prefixes.json); its own
### name is always game-<id>.

app-name = Motherlode
language-name = English

game-dwarf = Dig Down Dwarf
game-raiders = Pyramid Raiders
game-saboteur = Saboteur
game-saboteur2 = Saboteur 2
game-paydirt = Pay Dirt

level-novice = novice
level-steady = steady
level-sharp = sharp

# A word that a list holds several times.
counted = { $count } { $word }

# Players without a name.
seat-number = Seat { $number }

## Why something was not done. One sentence each that says what to do.

no-such-game = There is no game called “{ $game }” here; choose one from the list of games.
no-such-option = { $game } has no option “{ $option }”; choose from the options shown with the game.
no-such-choice = “{ $choice }” is not a choice for “{ $option }”; choose one that is offered.
wrong-number-of-seats = This game is for { $least } to { $most } players; add or remove seats.
no-such-action = That is not a move of this game; choose one of the moves on offer.
game-is-over = The game is over; start a rematch to play again.
not-your-turn = It is { $seat }’s turn; wait until you are asked.

no-such-table = There is no table at this address; check the link or open a new table.
no-such-match = No such match was played at this table; choose one that was.
no-suspicions = In this match no bot guessed at hidden roles, so there is nothing to show; look at another match.
no-such-seat = This table has no such seat; choose one that is shown.
no-such-invitation = This invitation leads to no seat; ask the host for a new link.
invitation-used = This invitation has been used already; ask the host for another seat.
seat-claimed = Somebody has taken this seat already; choose another.
seats-unclaimed = Some seats are still empty; wait for their players or give the seats to bots.
already-started = The game has started already; the seats are settled.
not-started = The game has not started yet; wait for the host to start it.
not-finished = The game is not finished yet; play it to its end first.
stale-version = The table has moved on since you chose; look again and choose anew.
rules-changed = This game was begun under other rules or with other content than this server has; ask for a server with rules version { $version } of { $game }.

no-token = Only people who sit at this table may do this; take a seat first.
wrong-token = The key to your seat opens nothing at this table (any more); ask the host for a new invitation.
host-only = Only the person who opened the table may do this; ask them.
seat-only = Only people on a seat may do this; take a seat first.
not-your-seat = This seat is not yours; play from your own.

bad-name-length = Choose a name of 1 to { $most } characters.
bad-name-characters = This name holds characters that cannot be shown; type it anew.

no-such-page = There is nothing at this address; check the link.
no-such-method = This address does not take such a request; reload the page and try again.
no-hello = Your browser did not say who you are in time; reload the page.
bad-request = The request could not be understood; reload the page and try again.
request-too-large = The request is too large; send less.
too-many-requests = That was too much at once; wait a moment and try again.
storage-unavailable = The server could not save this in time; try again in a moment, nothing will be done twice.
server-error = Something went wrong on the server and nothing was changed; try again, and tell the host if it stays.
