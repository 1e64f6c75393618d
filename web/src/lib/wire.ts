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
            action: components["schemas"]["SpendStar"] | components["schemas"]["Roll"] | components["schemas"]["Reroll"] | components["schemas"]["SpendAmethyst"] | components["schemas"]["SpendSapphire"] | components["schemas"]["SpendEmerald"] | components["schemas"]["SpendDiamond"] | components["schemas"]["UseWild"] | components["schemas"]["UseDraw"] | components["schemas"]["UseSwap"] | components["schemas"]["UseRaid"] | components["schemas"]["Keep"] | components["schemas"]["NameNumber"];
        };
        AnyAction: components["schemas"]["SpendStar"] | components["schemas"]["Roll"] | components["schemas"]["Reroll"] | components["schemas"]["SpendAmethyst"] | components["schemas"]["SpendSapphire"] | components["schemas"]["SpendEmerald"] | components["schemas"]["SpendDiamond"] | components["schemas"]["UseWild"] | components["schemas"]["UseDraw"] | components["schemas"]["UseSwap"] | components["schemas"]["UseRaid"] | components["schemas"]["Keep"] | components["schemas"]["NameNumber"];
        AnyEvent: components["schemas"]["Dealt"] | components["schemas"]["Opened"] | components["schemas"]["TurnBegan"] | components["schemas"]["Drew"] | components["schemas"]["LastRound"] | components["schemas"]["StarSpent"] | components["schemas"]["Rolled"] | components["schemas"]["Kept"] | components["schemas"]["GemSpent"] | components["schemas"]["DieSet"] | components["schemas"]["AbilityUsed"] | components["schemas"]["Swapped"] | components["schemas"]["Raided"] | components["schemas"]["NumberNamed"] | components["schemas"]["Matched"] | components["schemas"]["Took"] | components["schemas"]["LuckyDraw"] | components["schemas"]["NorciaDrawn"] | components["schemas"]["Ended"];
        AnyView: components["schemas"]["DwarfView"];
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
            actions: (components["schemas"]["SpendStar"] | components["schemas"]["Roll"] | components["schemas"]["Reroll"] | components["schemas"]["SpendAmethyst"] | components["schemas"]["SpendSapphire"] | components["schemas"]["SpendEmerald"] | components["schemas"]["SpendDiamond"] | components["schemas"]["UseWild"] | components["schemas"]["UseDraw"] | components["schemas"]["UseSwap"] | components["schemas"]["UseRaid"] | components["schemas"]["Keep"] | components["schemas"]["NameNumber"])[];
            since: number;
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
         * Drew
         * @description From the bag into the mine.
         */
        Drew: {
            /** @enum {unknown} */
            type: "dwarf-drew";
            seat: number;
            /** @enum {unknown} */
            gem: "amethyst" | "cursed" | "diamond" | "emerald" | "sapphire";
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
        /** Ended */
        Ended: {
            /** @enum {unknown} */
            type: "dwarf-ended";
            seat: number;
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
         * @description Something that needs no more than a key: start, rematch, leave.
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
         * LogEntry
         * @description An event of the game under way, as you may know it.
         */
        LogEntry: {
            number: number;
            version: number;
            event: components["schemas"]["Dealt"] | components["schemas"]["Opened"] | components["schemas"]["TurnBegan"] | components["schemas"]["Drew"] | components["schemas"]["LastRound"] | components["schemas"]["StarSpent"] | components["schemas"]["Rolled"] | components["schemas"]["Kept"] | components["schemas"]["GemSpent"] | components["schemas"]["DieSet"] | components["schemas"]["AbilityUsed"] | components["schemas"]["Swapped"] | components["schemas"]["Raided"] | components["schemas"]["NumberNamed"] | components["schemas"]["Matched"] | components["schemas"]["Took"] | components["schemas"]["LuckyDraw"] | components["schemas"]["NorciaDrawn"] | components["schemas"]["Ended"];
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
            action: components["schemas"]["SpendStar"] | components["schemas"]["Roll"] | components["schemas"]["Reroll"] | components["schemas"]["SpendAmethyst"] | components["schemas"]["SpendSapphire"] | components["schemas"]["SpendEmerald"] | components["schemas"]["SpendDiamond"] | components["schemas"]["UseWild"] | components["schemas"]["UseDraw"] | components["schemas"]["UseSwap"] | components["schemas"]["UseRaid"] | components["schemas"]["Keep"] | components["schemas"]["NameNumber"];
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
        ServerMessage: components["schemas"]["TableState"] | components["schemas"]["Refusal"];
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
            view: components["schemas"]["DwarfView"] | null;
            decision: components["schemas"]["DecisionState"] | null;
            log: components["schemas"]["LogEntry"][];
            commitment: string;
            seed: string;
            result: components["schemas"]["Result"] | null;
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
}
