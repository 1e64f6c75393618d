/** Generated from the Python structs by `make types`; long because all games stand in it. */
export interface paths {
    "/api/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The games that can be played here. */
        get: operations["listGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{game_id}/components": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The cards and pieces of a game, where what they look like depends on the content. */
        get: operations["listComponents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How others on the network find this server; told to its own machine only. */
        get: operations["listAddresses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open a table. The answer's tokens are shown only this once. */
        post: operations["openTable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The table as the token's owner, or else a spectator, may know it. */
        get: operations["getTable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take the seat of an invitation. */
        post: operations["claimSeat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The seat that an invitation still leads to. */
        post: operations["checkInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/seats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The host hands a seat that nobody has claimed to a bot or a person. */
        post: operations["changeSeat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give a seat up before the start. */
        post: operations["leaveSeat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The host has the first match dealt. */
        post: operations["startMatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/act": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Play an action of one's seat. */
        post: operations["act"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/rematch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Anyone on a seat has another match dealt when one is over. */
        post: operations["rematch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/records/{match}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The record of a match that is over, with its seed: whoever likes can replay it. */
        get: operations["getRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table_id}/suspicions/{match}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the bots of a match that is over suspected the others, turn by turn. */
        get: operations["getSuspicions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * AbilityUsed
         * @description ``showing``: abilities open on the card from now on, 1 to 4.
         */
        AbilityUsed: {
            /** @enum {unknown} */
            type: "dwarf-ability-used";
            seat: number;
            /** @enum {unknown} */
            ability: "draw" | "raid" | "swap" | "wild";
            showing: number;
        };
        /**
         * Accepted
         * @description Done and stored; ``version`` is the table's version after it.
         */
        Accepted: {
            version: number;
        };
        /**
         * Act
         * @description Play an action. ``version``: of the table as it was seen when deciding.
         */
        Act: {
            version: number;
            key: string;
            action: components["schemas"]["SpendStar"] | components["schemas"]["Roll"] | components["schemas"]["Reroll"] | components["schemas"]["SpendAmethyst"] | components["schemas"]["SpendSapphire"] | components["schemas"]["SpendEmerald"] | components["schemas"]["SpendDiamond"] | components["schemas"]["UseWild"] | components["schemas"]["UseDraw"] | components["schemas"]["UseSwap"] | components["schemas"]["UseRaid"] | components["schemas"]["Keep"] | components["schemas"]["NameNumber"] | components["schemas"]["Place"] | components["schemas"]["BreakTool"] | components["schemas"]["Repair"] | components["schemas"]["RockFall"] | components["schemas"]["LookAtGoal"] | components["schemas"]["LayTheft"] | components["schemas"]["HandsOff"] | components["schemas"]["SwapHands"] | components["schemas"]["Inspect"] | components["schemas"]["SwapHats"] | components["schemas"]["LayTrap"] | components["schemas"]["Free"] | components["schemas"]["Clear"] | components["schemas"]["Discard"] | components["schemas"]["TakeGold"] | components["schemas"]["Steal"] | components["schemas"]["Decline"];
        };
        /**
         * ActionCard
         * @description An action card.
         */
        ActionCard: {
            id: string;
            copies: number;
            /** @enum {unknown} */
            effect: "break" | "free" | "hands_off" | "inspect" | "map" | "repair" | "rock_fall" | "swap_hands" | "swap_hats" | "theft" | "trap";
            tools: ("lamp" | "pick" | "wagon")[];
        };
        AnyAction: components["schemas"]["SpendStar"] | components["schemas"]["Roll"] | components["schemas"]["Reroll"] | components["schemas"]["SpendAmethyst"] | components["schemas"]["SpendSapphire"] | components["schemas"]["SpendEmerald"] | components["schemas"]["SpendDiamond"] | components["schemas"]["UseWild"] | components["schemas"]["UseDraw"] | components["schemas"]["UseSwap"] | components["schemas"]["UseRaid"] | components["schemas"]["Keep"] | components["schemas"]["NameNumber"] | components["schemas"]["Place"] | components["schemas"]["BreakTool"] | components["schemas"]["Repair"] | components["schemas"]["RockFall"] | components["schemas"]["LookAtGoal"] | components["schemas"]["LayTheft"] | components["schemas"]["HandsOff"] | components["schemas"]["SwapHands"] | components["schemas"]["Inspect"] | components["schemas"]["SwapHats"] | components["schemas"]["LayTrap"] | components["schemas"]["Free"] | components["schemas"]["Clear"] | components["schemas"]["Discard"] | components["schemas"]["TakeGold"] | components["schemas"]["Steal"] | components["schemas"]["Decline"];
        AnyEvent: components["schemas"]["Dealt"] | components["schemas"]["Opened"] | components["schemas"]["TurnBegan"] | components["schemas"]["motherlode.games.dwarf.wire.Drew"] | components["schemas"]["LastRound"] | components["schemas"]["StarSpent"] | components["schemas"]["Rolled"] | components["schemas"]["Kept"] | components["schemas"]["GemSpent"] | components["schemas"]["DieSet"] | components["schemas"]["AbilityUsed"] | components["schemas"]["Swapped"] | components["schemas"]["Raided"] | components["schemas"]["NumberNamed"] | components["schemas"]["Matched"] | components["schemas"]["Took"] | components["schemas"]["LuckyDraw"] | components["schemas"]["NorciaDrawn"] | components["schemas"]["motherlode.games.dwarf.wire.Ended"] | components["schemas"]["RoundBegan"] | components["schemas"]["RoleDealt"] | components["schemas"]["HandDealt"] | components["schemas"]["Placed"] | components["schemas"]["GoalTurned"] | components["schemas"]["ToolBroken"] | components["schemas"]["ToolRepaired"] | components["schemas"]["RocksFell"] | components["schemas"]["Peeked"] | components["schemas"]["TheftLaid"] | components["schemas"]["TheftRemoved"] | components["schemas"]["HandsSwapped"] | components["schemas"]["HandGiven"] | components["schemas"]["Inspected"] | components["schemas"]["HatsSwapped"] | components["schemas"]["Trapped"] | components["schemas"]["Freed"] | components["schemas"]["Cleared"] | components["schemas"]["Discarded"] | components["schemas"]["motherlode.games.saboteur.wire.Drew"] | components["schemas"]["RoundEnded"] | components["schemas"]["RoleShown"] | components["schemas"]["Paid"] | components["schemas"]["GoldOffered"] | components["schemas"]["GoldTaken"] | components["schemas"]["Stole"] | components["schemas"]["TheftDeclined"] | components["schemas"]["motherlode.games.saboteur.wire.Ended"];
        AnyView: components["schemas"]["DwarfView"] | components["schemas"]["SaboteurView"];
        /**
         * BreakTool
         * @description Lay a broken tool in front of somebody.
         */
        BreakTool: {
            /** @enum {unknown} */
            type: "saboteur-break";
            card: string;
            other: number;
        };
        /**
         * ChangeSeat
         * @description The host turns a seat that nobody has claimed over to a bot or a person.
         */
        ChangeSeat: {
            seat: number;
            plan: components["schemas"]["SeatPlan"];
            key: string;
        };
        /**
         * ClaimSeat
         * @description Take the seat of an invitation; each works once.
         */
        ClaimSeat: {
            invite: string;
            name: string;
            key: string;
        };
        /**
         * Clear
         * @description Discard two cards, in the order of the hand, to clear away what lies in front of one.
         */
        Clear: {
            /** @enum {unknown} */
            type: "saboteur-clear";
            /** @enum {unknown} */
            item: "lamp" | "pick" | "theft" | "trap" | "wagon";
            cards: [
                string,
                string
            ];
        };
        /**
         * Cleared
         * @description ``seat`` has discarded ``cards`` for it.
         */
        Cleared: {
            /** @enum {unknown} */
            type: "saboteur-cleared";
            seat: number;
            /** @enum {unknown} */
            item: "lamp" | "pick" | "theft" | "trap" | "wagon";
            cards: string[] | null;
        };
        /** Dealt */
        Dealt: {
            /** @enum {unknown} */
            type: "dwarf-dealt";
            seat: number;
            dwarf: string;
        };
        /**
         * DecisionState
         * @description What you have to decide. Answer with any ``version`` from ``since`` up to the table's.
         */
        DecisionState: {
            message: string;
            actions: (components["schemas"]["SpendStar"] | components["schemas"]["Roll"] | components["schemas"]["Reroll"] | components["schemas"]["SpendAmethyst"] | components["schemas"]["SpendSapphire"] | components["schemas"]["SpendEmerald"] | components["schemas"]["SpendDiamond"] | components["schemas"]["UseWild"] | components["schemas"]["UseDraw"] | components["schemas"]["UseSwap"] | components["schemas"]["UseRaid"] | components["schemas"]["Keep"] | components["schemas"]["NameNumber"] | components["schemas"]["Place"] | components["schemas"]["BreakTool"] | components["schemas"]["Repair"] | components["schemas"]["RockFall"] | components["schemas"]["LookAtGoal"] | components["schemas"]["LayTheft"] | components["schemas"]["HandsOff"] | components["schemas"]["SwapHands"] | components["schemas"]["Inspect"] | components["schemas"]["SwapHats"] | components["schemas"]["LayTrap"] | components["schemas"]["Free"] | components["schemas"]["Clear"] | components["schemas"]["Discard"] | components["schemas"]["TakeGold"] | components["schemas"]["Steal"] | components["schemas"]["Decline"])[];
            since: number;
        };
        /**
         * Decline
         * @description Steal nothing.
         */
        Decline: {
            /** @enum {unknown} */
            type: "saboteur-decline";
        };
        /** DieSet */
        DieSet: {
            /** @enum {unknown} */
            type: "dwarf-die-set";
            seat: number;
            /** @enum {unknown} */
            die: "black" | "blue" | "green" | "red" | "white";
            face: number;
        };
        /**
         * DieView
         * @description A die in play.
         */
        DieView: {
            /** @enum {unknown} */
            die: "black" | "blue" | "green" | "red" | "white";
            face: number;
            aside: boolean;
        };
        /**
         * Discard
         * @description Discard one card, in Saboteur 2 up to three, in the order of the hand.
         */
        Discard: {
            /** @enum {unknown} */
            type: "saboteur-discard";
            cards: string[];
        };
        /**
         * DiscardView
         * @description A card discarded face down; ``card`` is None for everybody but who discarded it.
         */
        DiscardView: {
            seat: number;
            card: string | null;
        };
        /** Discarded */
        Discarded: {
            /** @enum {unknown} */
            type: "saboteur-discarded";
            seat: number;
            count: number;
            cards: string[] | null;
        };
        /**
         * DwarfSeat
         * @description What lies in front of a player.
         */
        DwarfSeat: {
            dwarf: string;
            /** @enum {unknown} */
            favourite: "black" | "blue" | "green" | "red" | "white";
            wants: components["schemas"]["Gems"];
            showing: number;
            gems: components["schemas"]["Gems"];
            stars: number;
            norcia: components["schemas"]["Norcia"];
            cursed_points: number;
            wish_fulfilled: boolean;
            score: number;
        };
        /**
         * DwarfView
         * @description Dig Down Dwarf as anybody sees it: only the order of the bag is hidden (D43).
         */
        DwarfView: {
            /** @enum {unknown} */
            type: "dwarf-view";
            options: {
                [key: string]: string | number | boolean;
            };
            seats: components["schemas"]["DwarfSeat"][];
            mine: components["schemas"]["Gems"];
            bag: components["schemas"]["Gems"];
            norcia_bag: components["schemas"]["Norcia"];
            to_move: number;
            /** @enum {unknown} */
            stage: "choose" | "name" | "over" | "roll";
            dice: components["schemas"]["DieView"][];
            rerolls: number;
            matches: ("four_of_a_kind" | "four_ones" | "only_a_pair" | "straight" | "three_of_a_kind" | "two_pairs")[];
            charged: boolean;
            draws_due: number;
            gained: boolean;
            turn: number;
            turns_left: number;
            curse_turns_at: number;
        };
        /**
         * EarnedView
         * @description What a seat got in a round that has ended. ``paid`` is None if the viewer may not know.
         */
        EarnedView: {
            /** @enum {unknown} */
            role: "blue" | "boss" | "digger" | "geologist" | "green" | "profiteer" | "saboteur";
            won: boolean;
            trapped: boolean;
            paid: number | null;
            stole: number;
            robbed: number;
        };
        /**
         * Free
         * @description Free somebody from a trap.
         */
        Free: {
            /** @enum {unknown} */
            type: "saboteur-free";
            card: string;
            other: number;
        };
        /** Freed */
        Freed: {
            /** @enum {unknown} */
            type: "saboteur-freed";
            seat: number;
            other: number;
        };
        /**
         * GameInfo
         * @description A game that can be played here.
         */
        GameInfo: {
            id: string;
            least_seats: number;
            most_seats: number;
            rules_version: number;
            content_hash: string;
            options: components["schemas"]["OptionSpec"][];
            levels: ("novice" | "sharp" | "steady")[];
        };
        /** GemSpent */
        GemSpent: {
            /** @enum {unknown} */
            type: "dwarf-gem-spent";
            seat: number;
            /** @enum {unknown} */
            gem: "amethyst" | "cursed" | "diamond" | "emerald" | "sapphire";
        };
        /**
         * Gems
         * @description Gems by kind.
         */
        Gems: {
            diamond: number;
            emerald: number;
            sapphire: number;
            amethyst: number;
            cursed: number;
        };
        /**
         * GoalCard
         * @description A goal card as printed: its one tunnel.
         */
        GoalCard: {
            id: string;
            lanes: ("e" | "n" | "s" | "w")[][];
        };
        /**
         * GoalTurned
         * @description ``seat`` has opened the way to a goal.
         */
        GoalTurned: {
            /** @enum {unknown} */
            type: "saboteur-goal-turned";
            seat: number;
            goal: number;
            card: string;
            turned: boolean;
        };
        /**
         * GoalView
         * @description A goal card. ``card`` is None if the viewer does not know it.
         */
        GoalView: {
            x: number;
            y: number;
            up: boolean;
            card: string | null;
            turned: boolean;
        };
        /**
         * GoldOffered
         * @description ``seat`` gets ``count`` gold cards to choose one from; only ``seat`` sees their worths.
         */
        GoldOffered: {
            /** @enum {unknown} */
            type: "saboteur-gold-offered";
            seat: number;
            count: number;
            worths: number[] | null;
        };
        /** GoldTaken */
        GoldTaken: {
            /** @enum {unknown} */
            type: "saboteur-gold-taken";
            seat: number;
            worth: number | null;
        };
        /**
         * GoldView
         * @description Gold cards of the base game. Counts are of worth 1, 2, 3.
         */
        GoldView: {
            pile: number;
            spent: number[];
            offered: number;
            rounds: components["schemas"]["SharingView"][];
        };
        /** HandDealt */
        HandDealt: {
            /** @enum {unknown} */
            type: "saboteur-hand-dealt";
            seat: number;
            count: number;
            cards: string[] | null;
        };
        /**
         * HandGiven
         * @description What ``seat`` gave to ``other`` in an exchange; only the two see it.
         */
        HandGiven: {
            /** @enum {unknown} */
            type: "saboteur-hand-given";
            seat: number;
            other: number;
            count: number;
            cards: string[] | null;
        };
        /**
         * HandsOff
         * @description Take a Theft away from in front of somebody.
         */
        HandsOff: {
            /** @enum {unknown} */
            type: "saboteur-hands-off";
            card: string;
            other: number;
        };
        /** HandsSwapped */
        HandsSwapped: {
            /** @enum {unknown} */
            type: "saboteur-hands-swapped";
            seat: number;
            other: number;
        };
        /** HatsSwapped */
        HatsSwapped: {
            /** @enum {unknown} */
            type: "saboteur-hats-swapped";
            seat: number;
            other: number;
        };
        /**
         * Header
         * @description What was played, by whom, and the commitment given before the first move.
         */
        Header: {
            format: number;
            game: string;
            rules_version: number;
            content_hash: string;
            options: {
                [key: string]: string | number | boolean;
            };
            seats: components["schemas"]["RecordSeat"][];
            commitment: string;
            started: number;
        };
        /**
         * Hello
         * @description First message of a WebSocket client. ``token``: of your seat or the host's, or empty for
         *     spectators; ``log_from``: the first log entry that you do not have yet, of ``match``.
         */
        Hello: {
            /** @default  */
            token: string;
            /** @default 0 */
            match: number;
            /** @default 0 */
            log_from: number;
        };
        /**
         * Inspect
         * @description Look at the role of another player.
         */
        Inspect: {
            /** @enum {unknown} */
            type: "saboteur-inspect";
            card: string;
            other: number;
        };
        /** Inspected */
        Inspected: {
            /** @enum {unknown} */
            type: "saboteur-inspected";
            seat: number;
            other: number;
            role: ("blue" | "boss" | "digger" | "geologist" | "green" | "profiteer" | "saboteur") | null;
        };
        /**
         * Invitation
         * @description The way to a seat that nobody has claimed yet.
         */
        Invitation: {
            seat: number;
            invite: string;
        };
        /**
         * InvitationCheck
         * @description Ask whether an invitation still leads to a seat; it is not used up.
         */
        InvitationCheck: {
            invite: string;
        };
        /**
         * Keep
         * @description Keep the dice: the turn resolves.
         */
        Keep: {
            /** @enum {unknown} */
            type: "dwarf-keep";
        };
        /** Kept */
        Kept: {
            /** @enum {unknown} */
            type: "dwarf-kept";
            seat: number;
        };
        /**
         * Keyed
         * @description Something that needs no more than a key: start, leave.
         */
        Keyed: {
            key: string;
        };
        /**
         * LastRound
         * @description ``seat`` took the last gem out of the bag.
         */
        LastRound: {
            /** @enum {unknown} */
            type: "dwarf-last-round";
            seat: number;
        };
        /**
         * LayTheft
         * @description Lay a Theft in front of oneself.
         */
        LayTheft: {
            /** @enum {unknown} */
            type: "saboteur-theft";
            card: string;
        };
        /**
         * LayTrap
         * @description Trap somebody.
         */
        LayTrap: {
            /** @enum {unknown} */
            type: "saboteur-trap";
            card: string;
            other: number;
        };
        /**
         * LogEntry
         * @description An event of the game under way, as you may know it.
         */
        LogEntry: {
            number: number;
            version: number;
            event: components["schemas"]["Dealt"] | components["schemas"]["Opened"] | components["schemas"]["TurnBegan"] | components["schemas"]["motherlode.games.dwarf.wire.Drew"] | components["schemas"]["LastRound"] | components["schemas"]["StarSpent"] | components["schemas"]["Rolled"] | components["schemas"]["Kept"] | components["schemas"]["GemSpent"] | components["schemas"]["DieSet"] | components["schemas"]["AbilityUsed"] | components["schemas"]["Swapped"] | components["schemas"]["Raided"] | components["schemas"]["NumberNamed"] | components["schemas"]["Matched"] | components["schemas"]["Took"] | components["schemas"]["LuckyDraw"] | components["schemas"]["NorciaDrawn"] | components["schemas"]["motherlode.games.dwarf.wire.Ended"] | components["schemas"]["RoundBegan"] | components["schemas"]["RoleDealt"] | components["schemas"]["HandDealt"] | components["schemas"]["Placed"] | components["schemas"]["GoalTurned"] | components["schemas"]["ToolBroken"] | components["schemas"]["ToolRepaired"] | components["schemas"]["RocksFell"] | components["schemas"]["Peeked"] | components["schemas"]["TheftLaid"] | components["schemas"]["TheftRemoved"] | components["schemas"]["HandsSwapped"] | components["schemas"]["HandGiven"] | components["schemas"]["Inspected"] | components["schemas"]["HatsSwapped"] | components["schemas"]["Trapped"] | components["schemas"]["Freed"] | components["schemas"]["Cleared"] | components["schemas"]["Discarded"] | components["schemas"]["motherlode.games.saboteur.wire.Drew"] | components["schemas"]["RoundEnded"] | components["schemas"]["RoleShown"] | components["schemas"]["Paid"] | components["schemas"]["GoldOffered"] | components["schemas"]["GoldTaken"] | components["schemas"]["Stole"] | components["schemas"]["TheftDeclined"] | components["schemas"]["motherlode.games.saboteur.wire.Ended"];
        };
        /**
         * LookAtGoal
         * @description Look at a goal secretly.
         */
        LookAtGoal: {
            /** @enum {unknown} */
            type: "saboteur-map";
            card: string;
            goal: number;
        };
        /**
         * LookView
         * @description Gold cards that the viewer saw when ``at`` of them had been taken.
         */
        LookView: {
            at: number;
            worths: number[];
        };
        /**
         * LuckyDraw
         * @description A gem from the bag by DRAW; None when the bag is empty.
         */
        LuckyDraw: {
            /** @enum {unknown} */
            type: "dwarf-lucky-draw";
            seat: number;
            gem: ("amethyst" | "cursed" | "diamond" | "emerald" | "sapphire") | null;
        };
        /**
         * Matched
         * @description The conditions that the kept dice meet; none for nothing.
         */
        Matched: {
            /** @enum {unknown} */
            type: "dwarf-matched";
            seat: number;
            conditions: ("four_of_a_kind" | "four_ones" | "only_a_pair" | "straight" | "three_of_a_kind" | "two_pairs")[];
            in_vain: boolean;
        };
        /**
         * MemoryView
         * @description Cards that the viewer has given away by Swap Your Hand and not seen since: they are in
         *     ``holder``'s hand, if any, or among these ``discards``.
         */
        MemoryView: {
            holder: number | null;
            cards: string[];
            discards: number[];
        };
        /**
         * NameNumber
         * @description The number of the WILD die.
         */
        NameNumber: {
            /** @enum {unknown} */
            type: "dwarf-name-number";
            face: number;
        };
        /**
         * NetworkAddresses
         * @description How others on the network find the server. Only told on the server's own machine.
         */
        NetworkAddresses: {
            shared: boolean;
            origins: string[];
        };
        /**
         * NewTable
         * @description A table to open. The seats are in turn order.
         */
        NewTable: {
            game: string;
            seats: components["schemas"]["SeatPlan"][];
            /** @default {} */
            options: {
                [key: string]: string | number | boolean;
            };
        };
        /**
         * Norcia
         * @description Gems of Norcia by colour.
         */
        Norcia: {
            white: number;
            orange: number;
            pink: number;
            teal: number;
        };
        /** NorciaDrawn */
        NorciaDrawn: {
            /** @enum {unknown} */
            type: "dwarf-norcia-drawn";
            seat: number;
            /** @enum {unknown} */
            colour: "orange" | "pink" | "teal" | "white";
        };
        /** NumberNamed */
        NumberNamed: {
            /** @enum {unknown} */
            type: "dwarf-number-named";
            seat: number;
            face: number;
        };
        /**
         * Opened
         * @description The first gems of the mine; ``seat`` begins.
         */
        Opened: {
            /** @enum {unknown} */
            type: "dwarf-opened";
            seat: number;
            gems: ("amethyst" | "cursed" | "diamond" | "emerald" | "sapphire")[];
        };
        /**
         * OptionSpec
         * @description An option of a game. Names: message ``<game>-option-<id>``, explained by
         *     ``<game>-option-<id>-help``; choices: ``<game>-option-<id>-<choice>``.
         */
        OptionSpec: {
            id: string;
            choices: (string | number | boolean)[];
            default: string | number | boolean;
            rule: string;
        };
        /**
         * Paid
         * @description Gold paid in the open.
         */
        Paid: {
            /** @enum {unknown} */
            type: "saboteur-paid";
            seat: number;
            gold: number;
            /** @enum {unknown} */
            role: "blue" | "boss" | "digger" | "geologist" | "green" | "profiteer" | "saboteur";
        };
        /**
         * PathCard
         * @description A path card as printed. Half a turn makes N of S and E of W, and the other way round.
         */
        PathCard: {
            id: string;
            copies: number;
            lanes: ("e" | "n" | "s" | "w")[][];
            stubs: ("e" | "n" | "s" | "w")[];
            door: ("blue" | "green") | null;
            ladder: boolean;
            crystal: boolean;
            turnable: boolean;
        };
        /** Peeked */
        Peeked: {
            /** @enum {unknown} */
            type: "saboteur-peeked";
            seat: number;
            goal: number;
            card: string | null;
        };
        /**
         * Place
         * @description Lay a path card, as printed or by half a turn.
         */
        Place: {
            /** @enum {unknown} */
            type: "saboteur-place";
            card: string;
            turned: boolean;
            x: number;
            y: number;
        };
        /** Placed */
        Placed: {
            /** @enum {unknown} */
            type: "saboteur-placed";
            seat: number;
            card: string;
            turned: boolean;
            x: number;
            y: number;
        };
        /**
         * Problem
         * @description Why something was not done; nothing has changed. ``message`` is an id of the Fluent
         *     catalogue, ``rule`` a clause id or empty.
         */
        Problem: {
            message: string;
            /** @default  */
            rule: string;
            /** @default {} */
            arguments: Record<string, never>;
        };
        /** Raided */
        Raided: {
            /** @enum {unknown} */
            type: "dwarf-raided";
            seat: number;
            /** @enum {unknown} */
            gem: "amethyst" | "cursed" | "diamond" | "emerald" | "sapphire";
        };
        /**
         * Record
         * @description A match from its first draw to its result.
         */
        Record: {
            header: components["schemas"]["Header"];
            draws: number[];
            actions: components["schemas"]["RecordedAction"][];
            seed: string;
            result: components["schemas"]["Result"];
            /** @default null */
            suspicions: components["schemas"]["Suspicions"] | null;
        };
        /**
         * RecordSeat
         * @description Who played on a seat.
         */
        RecordSeat: {
            /** @enum {unknown} */
            kind: "bot" | "person";
            level: ("novice" | "sharp" | "steady") | null;
            name: string;
        };
        /**
         * RecordedAction
         * @description An action, when it was played, and the draws that it took.
         */
        RecordedAction: {
            seat: number;
            action: components["schemas"]["SpendStar"] | components["schemas"]["Roll"] | components["schemas"]["Reroll"] | components["schemas"]["SpendAmethyst"] | components["schemas"]["SpendSapphire"] | components["schemas"]["SpendEmerald"] | components["schemas"]["SpendDiamond"] | components["schemas"]["UseWild"] | components["schemas"]["UseDraw"] | components["schemas"]["UseSwap"] | components["schemas"]["UseRaid"] | components["schemas"]["Keep"] | components["schemas"]["NameNumber"] | components["schemas"]["Place"] | components["schemas"]["BreakTool"] | components["schemas"]["Repair"] | components["schemas"]["RockFall"] | components["schemas"]["LookAtGoal"] | components["schemas"]["LayTheft"] | components["schemas"]["HandsOff"] | components["schemas"]["SwapHands"] | components["schemas"]["Inspect"] | components["schemas"]["SwapHats"] | components["schemas"]["LayTrap"] | components["schemas"]["Free"] | components["schemas"]["Clear"] | components["schemas"]["Discard"] | components["schemas"]["TakeGold"] | components["schemas"]["Steal"] | components["schemas"]["Decline"];
            draws: number[];
            time: number;
        };
        /**
         * Refusal
         * @description Over the WebSocket: the connection ends, and why.
         */
        Refusal: {
            /** @enum {unknown} */
            type: "refusal";
            problem: components["schemas"]["Problem"];
        };
        /**
         * Rematch
         * @description Play again. ``after``: the number of the match that is over, so that two who ask at once
         *     get the same rematch; 0 for whichever was the last.
         */
        Rematch: {
            key: string;
            /** @default 0 */
            after: number;
        };
        /**
         * Repair
         * @description Take a broken tool away from in front of somebody.
         */
        Repair: {
            /** @enum {unknown} */
            type: "saboteur-repair";
            card: string;
            /** @enum {unknown} */
            tool: "lamp" | "pick" | "wagon";
            other: number;
        };
        /**
         * Reroll
         * @description Reroll these dice, in the order of the dice.
         */
        Reroll: {
            /** @enum {unknown} */
            type: "dwarf-reroll";
            dice: ("black" | "blue" | "green" | "red" | "white")[];
        };
        /**
         * Result
         * @description How a game ended. Lists run over the seats.
         */
        Result: {
            places: number[];
            scores: number[];
            lines: components["schemas"]["ScoreLine"][][];
            /** @default [] */
            tie_breaks: components["schemas"]["TieBreak"][];
        };
        /**
         * RockFall
         * @description Bury a tunnel.
         */
        RockFall: {
            /** @enum {unknown} */
            type: "saboteur-rock-fall";
            card: string;
            x: number;
            y: number;
        };
        /**
         * RocksFell
         * @description ``tunnel``: the path card that is gone.
         */
        RocksFell: {
            /** @enum {unknown} */
            type: "saboteur-rocks-fell";
            seat: number;
            x: number;
            y: number;
            tunnel: string;
        };
        /**
         * RoleDealt
         * @description A role from the pile; only its holder sees it.
         */
        RoleDealt: {
            /** @enum {unknown} */
            type: "saboteur-role-dealt";
            seat: number;
            role: ("blue" | "boss" | "digger" | "geologist" | "green" | "profiteer" | "saboteur") | null;
        };
        /** RoleShown */
        RoleShown: {
            /** @enum {unknown} */
            type: "saboteur-role-shown";
            seat: number;
            /** @enum {unknown} */
            role: "blue" | "boss" | "digger" | "geologist" | "green" | "profiteer" | "saboteur";
        };
        /**
         * Roll
         * @description Roll all dice for the first time.
         */
        Roll: {
            /** @enum {unknown} */
            type: "dwarf-roll";
        };
        /**
         * Rolled
         * @description ``dice`` were rolled and show ``faces``.
         */
        Rolled: {
            /** @enum {unknown} */
            type: "dwarf-rolled";
            seat: number;
            dice: ("black" | "blue" | "green" | "red" | "white")[];
            faces: number[];
        };
        /**
         * RoundBegan
         * @description ``seat`` begins; rounds count from 1.
         */
        RoundBegan: {
            /** @enum {unknown} */
            type: "saboteur-round-began";
            seat: number;
            round: number;
        };
        /**
         * RoundEnded
         * @description ``seat`` played last. ``found``: the treasure is dug; ``blue``, ``green``: that team has a
         *     way to it (Saboteur 2). ``route``: a shortest way through whatever doors; ``blue_route``,
         *     ``green_route``: a shortest way of that team; each empty if there is none. ``joined``: what is
         *     joined to the start of every path card that lies in the mine.
         */
        RoundEnded: {
            /** @enum {unknown} */
            type: "saboteur-round-ended";
            seat: number;
            found: boolean;
            blue: boolean;
            green: boolean;
            route: [
                number,
                number
            ][];
            blue_route: [
                number,
                number
            ][];
            green_route: [
                number,
                number
            ][];
            joined: [
                number,
                number,
                ("e" | "n" | "s" | "w")[]
            ][];
        };
        /**
         * SaboteurComponents
         * @description Every card of Saboteur or Saboteur 2. The first goal card is the treasure.
         */
        SaboteurComponents: {
            /** @enum {unknown} */
            type: "saboteur-components";
            path: components["schemas"]["PathCard"][];
            action: components["schemas"]["ActionCard"][];
            start: ("e" | "n" | "s" | "w")[][];
            goal: components["schemas"]["GoalCard"][];
        };
        /**
         * SaboteurView
         * @description Saboteur or Saboteur 2 as one seat, or a spectator, may know it.
         */
        SaboteurView: {
            /** @enum {unknown} */
            type: "saboteur-view";
            expansion: boolean;
            options: {
                [key: string]: string | number | boolean;
            };
            viewer: number | null;
            seats: components["schemas"]["SeatView"][];
            hand: string[];
            tunnels: components["schemas"]["TunnelView"][];
            goals: components["schemas"]["GoalView"][];
            crystals: number;
            deck: number;
            put_away: number;
            reserve: number;
            retired: (("blue" | "boss" | "digger" | "geologist" | "green" | "profiteer" | "saboteur") | null)[];
            gone: string[];
            discards: components["schemas"]["DiscardView"][];
            memories: components["schemas"]["MemoryView"][];
            round: number;
            rounds: number;
            starter: number;
            last: number;
            to_move: number;
            /** @enum {unknown} */
            stage: "over" | "sharing" | "stealing" | "turns";
            found: boolean;
            thefts: number;
            heist: number;
            earned: components["schemas"]["EarnedView"][][];
            gold: components["schemas"]["GoldView"] | null;
        };
        /**
         * ScoreLine
         * @description One line of the final reckoning of a seat.
         */
        ScoreLine: {
            message: string;
            rule: string;
            points: number;
            /** @default {} */
            arguments: Record<string, never>;
        };
        /**
         * SeatClaimed
         * @description Only for who claimed the seat. The token is the only proof of the seat.
         */
        SeatClaimed: {
            seat: number;
            token: string;
        };
        /**
         * SeatPlan
         * @description Who is to sit on a seat. ``level`` only matters for bots.
         */
        SeatPlan: {
            /** @enum {unknown} */
            kind: "bot" | "person";
            /**
             * @default steady
             * @enum {unknown}
             */
            level: "novice" | "sharp" | "steady";
        };
        /**
         * SeatState
         * @description Who sits where, as anybody may know.
         */
        SeatState: {
            seat: number;
            /** @enum {unknown} */
            kind: "bot" | "person";
            level: ("novice" | "sharp" | "steady") | null;
            name: string;
            claimed: boolean;
            connected: boolean;
            deciding: boolean;
        };
        /**
         * SeatView
         * @description A player, as the viewer knows him.
         */
        SeatView: {
            hand: number;
            role: ("blue" | "boss" | "digger" | "geologist" | "green" | "profiteer" | "saboteur") | null;
            broken: ("lamp" | "pick" | "wagon")[];
            trapped: boolean;
            theft: number;
            gold: number | null;
            peeked: number[];
            inspected: number[];
            retired_seen: number[];
        };
        ServerMessage: components["schemas"]["TableState"] | components["schemas"]["Refusal"];
        /**
         * SharingView
         * @description How the gold cards of a round went round (base game).
         */
        SharingView: {
            takers: number[];
            worths: (number | null)[];
            looks: components["schemas"]["LookView"][];
        };
        /**
         * SpendAmethyst
         * @description Reroll one die, locked or not.
         */
        SpendAmethyst: {
            /** @enum {unknown} */
            type: "dwarf-spend-amethyst";
            /** @enum {unknown} */
            die: "black" | "blue" | "green" | "red" | "white";
        };
        /**
         * SpendDiamond
         * @description Take all gems of a kind from the mine.
         */
        SpendDiamond: {
            /** @enum {unknown} */
            type: "dwarf-spend-diamond";
            /** @enum {unknown} */
            gem: "amethyst" | "cursed" | "diamond" | "emerald" | "sapphire";
        };
        /**
         * SpendEmerald
         * @description Set a die to another face.
         */
        SpendEmerald: {
            /** @enum {unknown} */
            type: "dwarf-spend-emerald";
            /** @enum {unknown} */
            die: "black" | "blue" | "green" | "red" | "white";
            face: number;
        };
        /**
         * SpendSapphire
         * @description Reroll one to four dice, locked or not, in the order of the dice.
         */
        SpendSapphire: {
            /** @enum {unknown} */
            type: "dwarf-spend-sapphire";
            dice: ("black" | "blue" | "green" | "red" | "white")[];
        };
        /**
         * SpendStar
         * @description Spend the star gem: five dice this turn.
         */
        SpendStar: {
            /** @enum {unknown} */
            type: "dwarf-spend-star";
        };
        /** StarSpent */
        StarSpent: {
            /** @enum {unknown} */
            type: "dwarf-star-spent";
            seat: number;
        };
        /**
         * Steal
         * @description Take one gold from somebody.
         */
        Steal: {
            /** @enum {unknown} */
            type: "saboteur-steal";
            other: number;
        };
        /** Stole */
        Stole: {
            /** @enum {unknown} */
            type: "saboteur-stole";
            seat: number;
            other: number;
        };
        /**
         * SuspicionRound
         * @description A round of a game with hidden roles. The first moment is after the deal, then one after
         *     each turn.
         */
        SuspicionRound: {
            moments: number[];
            roles: string[];
            traces: components["schemas"]["SuspicionTrace"][];
        };
        /**
         * SuspicionTrace
         * @description What ``seat`` thought in a round: per moment, how likely each seat was to work against the
         *     others, in thousandths; of the seat itself, what it knows.
         */
        SuspicionTrace: {
            seat: number;
            suspected: number[][];
        };
        /**
         * Suspicions
         * @description How suspicions moved in a match that is over.
         */
        Suspicions: {
            version: number;
            rounds: components["schemas"]["SuspicionRound"][];
        };
        /**
         * SwapHands
         * @description Exchange all cards with another player, who then draws one.
         */
        SwapHands: {
            /** @enum {unknown} */
            type: "saboteur-swap-hands";
            card: string;
            other: number;
        };
        /**
         * SwapHats
         * @description Somebody puts the role away and takes another from the reserve.
         */
        SwapHats: {
            /** @enum {unknown} */
            type: "saboteur-swap-hats";
            card: string;
            other: number;
        };
        /** Swapped */
        Swapped: {
            /** @enum {unknown} */
            type: "dwarf-swapped";
            seat: number;
            other: number;
            /** @enum {unknown} */
            give: "amethyst" | "cursed" | "diamond" | "emerald" | "sapphire";
            /** @enum {unknown} */
            take: "amethyst" | "cursed" | "diamond" | "emerald" | "sapphire";
        };
        /**
         * TableOpened
         * @description Only for who opened the table: the host's token and the way to each person's seat.
         */
        TableOpened: {
            table: string;
            host: string;
            invitations: components["schemas"]["Invitation"][];
        };
        /**
         * TableState
         * @description Everything that you may know of a table: the one message that shows it.
         */
        TableState: {
            /** @enum {unknown} */
            type: "state";
            table: string;
            game: string;
            rules_version: number;
            content_hash: string;
            options: {
                [key: string]: string | number | boolean;
            };
            version: number;
            /** @enum {unknown} */
            status: "finished" | "open" | "playing";
            match: number;
            seats: components["schemas"]["SeatState"][];
            you: number | null;
            host: boolean;
            invitations: components["schemas"]["Invitation"][];
            waiting_for: number[];
            view: (components["schemas"]["DwarfView"] | components["schemas"]["SaboteurView"]) | null;
            decision: components["schemas"]["DecisionState"] | null;
            log: components["schemas"]["LogEntry"][];
            commitment: string;
            seed: string;
            result: components["schemas"]["Result"] | null;
        };
        /**
         * TakeGold
         * @description Take one of the gold cards offered and pass the others on.
         */
        TakeGold: {
            /** @enum {unknown} */
            type: "saboteur-take-gold";
            worth: number;
        };
        /** TheftDeclined */
        TheftDeclined: {
            /** @enum {unknown} */
            type: "saboteur-theft-declined";
            seat: number;
        };
        /** TheftLaid */
        TheftLaid: {
            /** @enum {unknown} */
            type: "saboteur-theft-laid";
            seat: number;
        };
        /** TheftRemoved */
        TheftRemoved: {
            /** @enum {unknown} */
            type: "saboteur-theft-removed";
            seat: number;
            other: number;
        };
        /**
         * TieBreak
         * @description A further criterion for seats with equal points; more is better.
         */
        TieBreak: {
            message: string;
            rule: string;
            values: number[];
        };
        /**
         * Took
         * @description All gems of a kind from the mine, won by the dice or by a spent diamond.
         */
        Took: {
            /** @enum {unknown} */
            type: "dwarf-took";
            seat: number;
            /** @enum {unknown} */
            gem: "amethyst" | "cursed" | "diamond" | "emerald" | "sapphire";
            count: number;
            /** @enum {unknown} */
            by: "diamond" | "dice";
        };
        /** ToolBroken */
        ToolBroken: {
            /** @enum {unknown} */
            type: "saboteur-tool-broken";
            seat: number;
            other: number;
            card: string;
        };
        /** ToolRepaired */
        ToolRepaired: {
            /** @enum {unknown} */
            type: "saboteur-tool-repaired";
            seat: number;
            other: number;
            card: string;
            /** @enum {unknown} */
            tool: "lamp" | "pick" | "wagon";
        };
        /** Trapped */
        Trapped: {
            /** @enum {unknown} */
            type: "saboteur-trapped";
            seat: number;
            other: number;
        };
        /**
         * TunnelView
         * @description A path card in the mine.
         */
        TunnelView: {
            card: string;
            turned: boolean;
            x: number;
            y: number;
            joined: ("e" | "n" | "s" | "w")[];
        };
        /** TurnBegan */
        TurnBegan: {
            /** @enum {unknown} */
            type: "dwarf-turn-began";
            seat: number;
            turn: number;
        };
        /**
         * UseDraw
         * @description Draw a gem from the bag at the end of the turn.
         */
        UseDraw: {
            /** @enum {unknown} */
            type: "dwarf-use-draw";
        };
        /**
         * UseRaid
         * @description Take one gem from the mine.
         */
        UseRaid: {
            /** @enum {unknown} */
            type: "dwarf-use-raid";
            /** @enum {unknown} */
            gem: "amethyst" | "cursed" | "diamond" | "emerald" | "sapphire";
        };
        /**
         * UseSwap
         * @description Exchange a gem with an opponent.
         */
        UseSwap: {
            /** @enum {unknown} */
            type: "dwarf-use-swap";
            other: number;
            /** @enum {unknown} */
            give: "amethyst" | "cursed" | "diamond" | "emerald" | "sapphire";
            /** @enum {unknown} */
            take: "amethyst" | "cursed" | "diamond" | "emerald" | "sapphire";
        };
        /**
         * UseWild
         * @description Set the favourite die aside as any number.
         */
        UseWild: {
            /** @enum {unknown} */
            type: "dwarf-use-wild";
        };
        /**
         * Drew
         * @description From the bag into the mine.
         */
        "motherlode.games.dwarf.wire.Drew": {
            /** @enum {unknown} */
            type: "dwarf-drew";
            seat: number;
            /** @enum {unknown} */
            gem: "amethyst" | "cursed" | "diamond" | "emerald" | "sapphire";
        };
        /** Ended */
        "motherlode.games.dwarf.wire.Ended": {
            /** @enum {unknown} */
            type: "dwarf-ended";
            seat: number;
        };
        /** Drew */
        "motherlode.games.saboteur.wire.Drew": {
            /** @enum {unknown} */
            type: "saboteur-drew";
            seat: number;
            count: number;
            cards: string[] | null;
        };
        /** Ended */
        "motherlode.games.saboteur.wire.Ended": {
            /** @enum {unknown} */
            type: "saboteur-ended";
            seat: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listGames: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameInfo"][];
                };
            };
        };
    };
    listComponents: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a game. */
                game_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaboteurComponents"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listAddresses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NetworkAddresses"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    openTable: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTable"];
            };
        };
        responses: {
            /** @description Document created, URL follows */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableOpened"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules do not allow it; nothing has changed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Asked too often. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database does not answer in time; ask again with the same key. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getTable: {
        parameters: {
            query?: {
                log_from?: number;
                match?: number;
            };
            header?: never;
            path: {
                /** @description The id of a table, from its link. */
                table_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableState"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description No token, or one that opens nothing at this table. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It is no longer as the request supposes; look again. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database does not answer in time; ask again with the same key. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    claimSeat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a table, from its link. */
                table_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClaimSeat"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeatClaimed"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It is no longer as the request supposes; look again. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules do not allow it; nothing has changed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database does not answer in time; ask again with the same key. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    checkInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a table, from its link. */
                table_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationCheck"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It is no longer as the request supposes; look again. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database does not answer in time; ask again with the same key. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    changeSeat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a table, from its link. */
                table_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeSeat"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description No token, or one that opens nothing at this table. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is good, but not for this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It is no longer as the request supposes; look again. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database does not answer in time; ask again with the same key. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    leaveSeat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a table, from its link. */
                table_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Keyed"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description No token, or one that opens nothing at this table. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is good, but not for this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It is no longer as the request supposes; look again. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database does not answer in time; ask again with the same key. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    startMatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a table, from its link. */
                table_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Keyed"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description No token, or one that opens nothing at this table. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is good, but not for this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It is no longer as the request supposes; look again. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules do not allow it; nothing has changed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database does not answer in time; ask again with the same key. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    act: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a table, from its link. */
                table_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Act"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description No token, or one that opens nothing at this table. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is good, but not for this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It is no longer as the request supposes; look again. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules do not allow it; nothing has changed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database does not answer in time; ask again with the same key. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    rematch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a table, from its link. */
                table_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Rematch"];
            };
        };
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description No token, or one that opens nothing at this table. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is good, but not for this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It is no longer as the request supposes; look again. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The rules do not allow it; nothing has changed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database does not answer in time; ask again with the same key. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getRecord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a table, from its link. */
                table_id: string;
                match: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Record"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It is no longer as the request supposes; look again. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database does not answer in time; ask again with the same key. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSuspicions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a table, from its link. */
                table_id: string;
                match: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Request fulfilled, document follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Suspicions"];
                };
            };
            /** @description The request is not understood. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such thing here. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description It is no longer as the request supposes; look again. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The database does not answer in time; ask again with the same key. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
