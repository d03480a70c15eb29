// Generated from openapi/control.yaml by `npm run generate`; do not edit.

export interface paths {
    "/__mock/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the server runs */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether every process answers and has its world */
        get: operations["getReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The sessions in memory, the one used last first */
        get: operations["getSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/scenarios": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The names that a world can be made of */
        get: operations["getScenarios"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/log": {
        parameters: {
            query?: never;
            header?: {
                /** @description The session; without it the shared world. */
                "x-mock-session"?: components["parameters"]["Session"];
            };
            path?: never;
            cookie?: never;
        };
        /** The last calls, newest last */
        get: operations["getLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/log/{id}/back": {
        parameters: {
            query?: never;
            header?: {
                /** @description The session; without it the shared world. */
                "x-mock-session"?: components["parameters"]["Session"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns to the moment before a call
         * @description Rows, clock, counters and sessions are those of that moment, and the log loses this call and all later ones. The last 100 calls can be undone, unless they have written more than 20,000 rows. A snapshot taken before keeps the way that is not taken.
         */
        post: operations["goBack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/world": {
        parameters: {
            query?: never;
            header?: {
                /** @description The session; without it the shared world. */
                "x-mock-session"?: components["parameters"]["Session"];
            };
            path?: never;
            cookie?: never;
        };
        /** The link of the world, and who is logged in at its beginning */
        get: operations["getWorld"];
        /** Begins another world */
        put: operations["putWorld"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/faults": {
        parameters: {
            query?: never;
            header?: {
                /** @description The session; without it the shared world. */
                "x-mock-session"?: components["parameters"]["Session"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Lets calls fail from now on; an empty text lifts all */
        put: operations["putFaults"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/breakpoints": {
        parameters: {
            query?: never;
            header?: {
                /** @description The session; without it the shared world. */
                "x-mock-session"?: components["parameters"]["Session"];
            };
            path?: never;
            cookie?: never;
        };
        /** The breakpoints, and the calls that wait at them */
        get: operations["getBreakpoints"];
        put?: never;
        /**
         * Stops calls from now on, before their handler or before their answer
         * @description A call stops at the first breakpoint that applies to it. After the time limit it continues unchanged.
         */
        post: operations["setBreakpoint"];
        /** Removes all breakpoints; the calls that wait continue */
        delete: operations["removeBreakpoints"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/breakpoints/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The session; without it the shared world. */
                "x-mock-session"?: components["parameters"]["Session"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Removes a breakpoint; the calls that it stopped continue */
        delete: operations["removeBreakpoint"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/breakpoints/waiting/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The session; without it the shared world. */
                "x-mock-session"?: components["parameters"]["Session"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decides about a call that waits
         * @description A refused decision names its reason, and the call keeps waiting.
         */
        post: operations["decideCall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/recording": {
        parameters: {
            query?: never;
            header?: {
                /** @description The session; without it the shared world. */
                "x-mock-session"?: components["parameters"]["Session"];
            };
            path?: never;
            cookie?: never;
        };
        /** The recording from which the world answers */
        get: operations["getRecording"];
        /**
         * Answers from a HAR from now on; the world answers what it lacks
         * @description Personal data is replaced when the file is read. A refused file names its reason and changes nothing.
         */
        put: operations["putRecording"];
        post?: never;
        /** Lets the world answer all calls again */
        delete: operations["removeRecording"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/clock": {
        parameters: {
            query?: never;
            header?: {
                /** @description The session; without it the shared world. */
                "x-mock-session"?: components["parameters"]["Session"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Sets the clock of the world, or moves it on */
        put: operations["putClock"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/__mock/snapshot": {
        parameters: {
            query?: never;
            header?: {
                /** @description The session; without it the shared world. */
                "x-mock-session"?: components["parameters"]["Session"];
            };
            path?: never;
            cookie?: never;
        };
        /** Everything that the world remembers */
        get: operations["getSnapshot"];
        /** Restores the snapshot of a world of the same link */
        put: operations["putSnapshot"];
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
        Refusal: {
            message: string;
        };
        Status: {
            /** @enum {unknown} */
            status: "ok" | "ready" | "starting";
        };
        Session: {
            name: string;
            link: string;
            /** @description The names in its link, joined by +. */
            scenario: string;
            /** @description Epoch milliseconds. */
            begun: number;
            /** @description Epoch milliseconds. */
            used: number;
            /** @description The size of its world. */
            bytes: number;
            /** @description With --keep, the reason why its last change could not be stored; storing is retried. */
            unstored: string | null;
        };
        Scenario: {
            name: string;
            description: string;
        };
        Call: {
            n: number;
            /** @description The time in the world, epoch milliseconds. */
            at: number;
            /** @description Real time until the response. */
            ms: number;
            method: string;
            path: string;
            operationId: string | null;
            /** @description 0 when there was no response. */
            status: number;
            marks: string[];
            traceId: string;
            /** @description The decrypted request. */
            body?: unknown;
            /** @description The response, kept of the last 50. */
            answer?: unknown;
            /** @description Path and query of the calling page. */
            screen?: string;
            /** @description Why a request or response breaks the contract. */
            reason?: string;
        };
        World: {
            link: string;
            /** @description The names in its link, joined by +. */
            scenario: string;
            visitor: {
                token: string | null;
                language: string | null;
            };
        };
        WorldRequest: {
            /** @description Names joined by +. */
            scenario?: string;
            seed?: number | string;
            /** @description ISO time at which the clock stands still. */
            clock?: string;
            fault?: string;
        };
        Faults: {
            /** @description For example getBalance:503*1,wallet:slow. */
            fault: string;
        };
        /**
         * @description Before the handler, or after it and before the answer.
         * @enum {unknown}
         */
        HoldPoint: "request" | "answer";
        BreakpointRequest: {
            /** @description An operation, a tag, or all. */
            target: string;
            point?: components["schemas"]["HoldPoint"];
            /** @description Real time, by default 60. */
            seconds?: number;
        };
        Breakpoint: {
            id: number;
            target: string;
            point: components["schemas"]["HoldPoint"];
            seconds: number;
        };
        WaitingCall: {
            id: number;
            breakpoint: number;
            operationId: string;
            point: components["schemas"]["HoldPoint"];
            /** @description Real time since it stopped. */
            ms: number;
            /** @description Its request (path, query and the decrypted body; no body with files) or its answer (status and body). */
            content: unknown;
        };
        Breakpoints: {
            breakpoints: components["schemas"]["Breakpoint"][];
            /** @description In the order of their arrival. */
            waiting: components["schemas"]["WaitingCall"][];
        };
        Decision: {
            /**
             * @description With twice, the handler runs a second time with the same request.
             * @enum {unknown}
             */
            action: "continue" | "twice";
            /** @description Parts of the request (path, query, body), or the whole answer (status, body). It must match the contract. */
            edit?: unknown;
        } | {
            /**
             * @description The caller gets a network error.
             * @constant
             */
            action: "drop";
        } | {
            /** @constant */
            action: "fail";
            /** @description A fault by its name in a link: 503, code=wallet.insufficient. */
            fault: string;
        };
        /** @description An HTTP Archive, up to 100 MB, with the content of the responses. */
        Har: {
            log: {
                [key: string]: unknown;
            };
        };
        /** @enum {unknown} */
        Repeat: "next" | "same";
        Recording: {
            name: string;
            /** @description The program that wrote the file. */
            creator: string;
            /** @description Time of the first call, epoch ms. */
            startedAt: number;
            repeat: components["schemas"]["Repeat"];
            /** @description Recorded calls that open or end a session; the world answers them. */
            sessions: number;
            /** @description Requests that are no call of the portal, such as pictures. */
            others: number;
            /** @description Calls whose response has no body in the file. */
            unanswered: number;
            calls: {
                /** @description Its number in the log: recorded:12. */
                n: number;
                operationId: string;
                status: number;
                /** @description How the recorded answer breaks the contract. */
                breach: string | null;
                /** @description How often it was given. */
                given: number;
            }[];
            redacted: {
                rule: string;
                what: string;
                /** @description How many different values it has replaced. */
                count: number;
            }[];
            /** @description The calls that the world has answered since. */
            byWorld: {
                operationId: string;
                count: number;
            }[];
        };
        /** @description One of the two. */
        ClockRequest: {
            /** @description ISO time. */
            set?: string;
            /** @description For example 90m. */
            advance?: string;
        };
        Snapshot: {
            version: number;
            link: string;
            startedAt: number;
            clock: {
                [key: string]: unknown;
            };
            drawn: number;
            counters: {
                [key: string]: number;
            };
            /** @description By table. */
            rows: {
                [key: string]: {
                    [key: string]: unknown;
                }[];
            };
        };
    };
    responses: {
        /** @description The token is missing or wrong; a browser gets the form for it. */
        Stranger: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
                "text/html": string;
            };
        };
        /** @description The reason for the failure, as a message; nothing has changed. */
        Refused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The current state. */
        Breakpoints: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Breakpoints"];
            };
        };
        /** @description The current time in the world. */
        Time: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @description Epoch milliseconds. */
                    now: number;
                };
            };
        };
        /** @description The world in its initial state. */
        World: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["World"];
            };
        };
        /** @description The recording of the world; null without one. */
        Recording: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    recording: components["schemas"]["Recording"] | null;
                };
            };
        };
    };
    parameters: {
        /** @description The session; without it the shared world. */
        Session: string;
        Id: number;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The server is healthy. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Status"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The server accepts calls. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Status"];
                };
            };
            /** @description The server is still starting. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Status"];
                };
            };
            "4XX": components["responses"]["Refused"];
        };
    };
    getSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Without the shared world. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"][];
                };
            };
            401: components["responses"]["Stranger"];
        };
    };
    getScenarios: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description With a message each. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Scenario"][];
                };
            };
            401: components["responses"]["Stranger"];
        };
    };
    getLog: {
        parameters: {
            query?: never;
            header?: {
                /** @description The session; without it the shared world. */
                "x-mock-session"?: components["parameters"]["Session"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Up to 500; the last 50 include their responses. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Call"][];
                };
            };
            401: components["responses"]["Stranger"];
        };
    };
    goBack: {
        parameters: {
            query?: never;
            header?: {
                /** @description The session; without it the shared world. */
                "x-mock-session"?: components["parameters"]["Session"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Time"];
            401: components["responses"]["Stranger"];
            403: components["responses"]["Refused"];
            422: components["responses"]["Refused"];
        };
    };
    getWorld: {
        parameters: {
            query?: never;
            header?: {
                /** @description The session; without it the shared world. */
                "x-mock-session"?: components["parameters"]["Session"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["World"];
            401: components["responses"]["Stranger"];
        };
    };
    putWorld: {
        parameters: {
            query?: never;
            header?: {
                /** @description The session; without it the shared world. */
                "x-mock-session"?: components["parameters"]["Session"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorldRequest"];
            };
        };
        responses: {
            200: components["responses"]["World"];
            401: components["responses"]["Stranger"];
            403: components["responses"]["Refused"];
            422: components["responses"]["Refused"];
        };
    };
    putFaults: {
        parameters: {
            query?: never;
            header?: {
                /** @description The session; without it the shared world. */
                "x-mock-session"?: components["parameters"]["Session"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Faults"];
            };
        };
        responses: {
            /** @description The current state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Faults"];
                };
            };
            401: components["responses"]["Stranger"];
            403: components["responses"]["Refused"];
            422: components["responses"]["Refused"];
        };
    };
    getBreakpoints: {
        parameters: {
            query?: never;
            header?: {
                /** @description The session; without it the shared world. */
                "x-mock-session"?: components["parameters"]["Session"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Breakpoints"];
            401: components["responses"]["Stranger"];
        };
    };
    setBreakpoint: {
        parameters: {
            query?: never;
            header?: {
                /** @description The session; without it the shared world. */
                "x-mock-session"?: components["parameters"]["Session"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BreakpointRequest"];
            };
        };
        responses: {
            /** @description The breakpoint. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Breakpoint"];
                };
            };
            401: components["responses"]["Stranger"];
            403: components["responses"]["Refused"];
            422: components["responses"]["Refused"];
        };
    };
    removeBreakpoints: {
        parameters: {
            query?: never;
            header?: {
                /** @description The session; without it the shared world. */
                "x-mock-session"?: components["parameters"]["Session"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Breakpoints"];
            401: components["responses"]["Stranger"];
            403: components["responses"]["Refused"];
        };
    };
    removeBreakpoint: {
        parameters: {
            query?: never;
            header?: {
                /** @description The session; without it the shared world. */
                "x-mock-session"?: components["parameters"]["Session"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Breakpoints"];
            401: components["responses"]["Stranger"];
            403: components["responses"]["Refused"];
            422: components["responses"]["Refused"];
        };
    };
    decideCall: {
        parameters: {
            query?: never;
            header?: {
                /** @description The session; without it the shared world. */
                "x-mock-session"?: components["parameters"]["Session"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Decision"];
            };
        };
        responses: {
            200: components["responses"]["Breakpoints"];
            401: components["responses"]["Stranger"];
            403: components["responses"]["Refused"];
            422: components["responses"]["Refused"];
        };
    };
    getRecording: {
        parameters: {
            query?: never;
            header?: {
                /** @description The session; without it the shared world. */
                "x-mock-session"?: components["parameters"]["Session"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Recording"];
            401: components["responses"]["Stranger"];
        };
    };
    putRecording: {
        parameters: {
            query?: {
                /** @description What a repeated call gets, the next recorded answer or the same one until the next recorded write. */
                repeat?: components["schemas"]["Repeat"];
                /** @description The name of the file. */
                name?: string;
            };
            header?: {
                /** @description The session; without it the shared world. */
                "x-mock-session"?: components["parameters"]["Session"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Har"];
            };
        };
        responses: {
            200: components["responses"]["Recording"];
            401: components["responses"]["Stranger"];
            403: components["responses"]["Refused"];
            422: components["responses"]["Refused"];
        };
    };
    removeRecording: {
        parameters: {
            query?: never;
            header?: {
                /** @description The session; without it the shared world. */
                "x-mock-session"?: components["parameters"]["Session"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Recording"];
            401: components["responses"]["Stranger"];
            403: components["responses"]["Refused"];
        };
    };
    putClock: {
        parameters: {
            query?: never;
            header?: {
                /** @description The session; without it the shared world. */
                "x-mock-session"?: components["parameters"]["Session"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClockRequest"];
            };
        };
        responses: {
            200: components["responses"]["Time"];
            401: components["responses"]["Stranger"];
            403: components["responses"]["Refused"];
            422: components["responses"]["Refused"];
        };
    };
    getSnapshot: {
        parameters: {
            query?: never;
            header?: {
                /** @description The session; without it the shared world. */
                "x-mock-session"?: components["parameters"]["Session"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A snapshot, to be restored in a world of the same link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshot"];
                };
            };
            401: components["responses"]["Stranger"];
        };
    };
    putSnapshot: {
        parameters: {
            query?: never;
            header?: {
                /** @description The session; without it the shared world. */
                "x-mock-session"?: components["parameters"]["Session"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Snapshot"];
            };
        };
        responses: {
            /** @description The link of the world. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        link: string;
                    };
                };
            };
            401: components["responses"]["Stranger"];
            403: components["responses"]["Refused"];
            422: components["responses"]["Refused"];
        };
    };
}
