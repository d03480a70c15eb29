// Generated from openapi/portal.yaml by `npm run generate`; do not edit.

export interface paths {
    "/wps/system/settings/consolidated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Permission configuration of this host
         * @description The first call of the portal. Also answered with 200 during maintenance and in a blocked region, because the page that says so needs it.
         */
        get: operations["getPermissionConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Is the portal open, in maintenance, or closed to this region */
        get: operations["getSystemStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/whitelabel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Module tree of this merchant */
        get: operations["getWhitelabel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/domainRoute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Hosts this merchant is served on */
        get: operations["getDomainRoute"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/setting/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Rules of every registration field, and the default password */
        get: operations["getRegisterSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/helpCenter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Help articles by section */
        get: operations["getHelpCenter"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/country": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Countries with dialling code and number lengths */
        get: operations["getCountries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in with user name or SMS code
         * @description Encrypted on the wire. Remember-me is a matter of the browser and never sent. A captcha, where asked, belongs to the last picture fetched by this visitor.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/login/freeplay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start a trial session without an account */
        post: operations["loginFreeplay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/login/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prove a log-in from an unknown address
         * @description Five wrong answers lock the account for 15 minutes. The challenge comes from the refusal of login and lives ten minutes; after that it is not found.
         */
        post: operations["verifyLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End the session */
        delete: operations["logout"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/captcha": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A fresh captcha picture */
        get: operations["getCaptcha"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/verification/sms/noLogin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a log-in code by SMS */
        post: operations["sendLoginSms"];
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
        /** @description Names this answer in the server's log; shown to the player beside an error. */
        TraceId: string;
        CustomerServiceEntry: {
            /** @enum {string} */
            csType: "LIVECHAT" | "FACEBOOK" | "TELEGRAM" | "WHATSAPP";
            title: string;
            /** @description Encrypted address; its key comes from the last 8 characters. */
            path: string;
        };
        /** @description Path below an image CDN of the configuration ("games/12345.svg"), or an absolute https address. */
        ImagePath: string;
        /** @description A link or picture of the merchant. The footer groups them by resourceType. */
        Resource: {
            /** @enum {string} */
            resourceType: "SOCIAL" | "APP" | "PAYMENT" | "CERTIFICATION" | "LICENSE" | "OTHER";
            /** @description TELEGRAM, TELEGRAM1, WHATSAPP, Android and so on. */
            name: string;
            /** @description Absolute address of a link, or a path below an image CDN. */
            url: string;
            icon?: components["schemas"]["ImagePath"];
            labelNameEn: string;
        };
        /** @description A module of the portal, on or off, with the modules below it. */
        WhitelabelNode: {
            modId: string;
            enabled: boolean;
            childrenNodes: components["schemas"]["WhitelabelNode"][];
        };
        RegisterRule: {
            enabled: boolean;
            required: boolean;
            /** @description Regular expression of the server, if it has one of its own. */
            acceptedPattern: string | null;
            /** @description Number of a known pattern family. */
            patternId: string | null;
            minLength: number;
            maxLength: number;
        };
        /** @description Field name to rule. */
        RegisterRules: {
            [key: string]: components["schemas"]["RegisterRule"];
        };
        Analytics: {
            gtagId: string | null;
        };
        CdnBase: string;
        /** @description ISO 3166-1 alpha-2 code. */
        CountryCode: string;
        Location: {
            ip: string;
            country: components["schemas"]["CountryCode"];
        };
        /** @description A moment as milliseconds since 1970-01-01T00:00:00Z. */
        EpochMs: number;
        ModuleMaintenance: {
            modId: string;
            until: components["schemas"]["EpochMs"] | null;
        };
        /** @description Portal language code, for example BN, EN, FIL. Not an ISO tag. */
        LanguageCode: string;
        CurrencyCode: string;
        Currency: {
            code: components["schemas"]["CurrencyCode"];
            symbol: string;
        };
        /** @description Which numeric user types count as what. A type in none of the lists is refused. */
        UserTypes: {
            agent: number[];
            trial: number[];
            member: number[];
        };
        TransportKey: {
            kid: string;
            /** @description RSA public key, PEM (SPKI). */
            publicKey: string;
        };
        HelpLine: {
            name: string;
            phone: string | null;
            url: string | null;
        };
        Jurisdiction: {
            code: string;
            minAge: number;
            /** @description A simulated jackpot must be labelled as illustrative. */
            simulatedJackpotLabel: boolean;
            helplines: components["schemas"]["HelpLine"][];
            /** @description Free demos may be played without an account. */
            demoBeforeLogin: boolean;
        };
        JackpotSettings: {
            /** @enum {string} */
            source: "SIMULATED" | "SERVER";
        };
        RememberSettings: {
            /** @description The password may be remembered, not only the user name. */
            password: boolean;
        };
        VendorCodes: string[];
        /** @description Weekly hours in the merchant's time zone. */
        ServiceHours: {
            /** @description 1 is Monday, 7 is Sunday. */
            days: number[];
            from: string;
            to: string;
        };
        /** @description Decimal amount with two decimals as text, above zero. */
        PositiveMoney: string;
        /** @description What this host offers, to whom, and with which rules. */
        PermissionConfig: {
            merchantCode: string;
            merchantName: string;
            mainDomain: string;
            /** @description Hosts this merchant is served on, without scheme or port. */
            domainRoute: string[];
            customerService: components["schemas"]["CustomerServiceEntry"][];
            supportMail: string;
            resources: components["schemas"]["Resource"][];
            whitelabel: components["schemas"]["WhitelabelNode"][];
            register: components["schemas"]["RegisterRules"];
            analytics: components["schemas"]["Analytics"];
            /** @description Bases of all pictures; one is picked at random per session. Absolute https, or a path of this host. */
            imageCDNs: components["schemas"]["CdnBase"][];
            /** @description Bases of game pages, picked the same way. */
            launchGameCDNs: components["schemas"]["CdnBase"][];
            /** @description Hosts a launch address may point to, besides this one. */
            launchHosts: string[];
            location: components["schemas"]["Location"];
            maintenance: boolean;
            maintenanceEnd: components["schemas"]["EpochMs"] | null;
            regionRestriction: boolean;
            moduleMaintenance: components["schemas"]["ModuleMaintenance"][];
            supportedLanguages: components["schemas"]["LanguageCode"][];
            defaultLanguage: components["schemas"]["LanguageCode"];
            currency: components["schemas"]["Currency"];
            /** @description IANA name of the merchant's zone, used for reports and service hours. */
            timeZone: string;
            /**
             * @description uniform groups 1,234,567.89 in every language; locale follows the language.
             * @enum {string}
             */
            numberStyle: "uniform" | "locale";
            userTypes: components["schemas"]["UserTypes"];
            transportKey: components["schemas"]["TransportKey"];
            /** @enum {string} */
            smsProvider: "PLATFORM" | "FIREBASE";
            /** @enum {string} */
            humanCheck: "none" | "slider" | "token";
            jurisdiction: components["schemas"]["Jurisdiction"];
            jackpot: components["schemas"]["JackpotSettings"];
            remember: components["schemas"]["RememberSettings"];
            /** @description Passwords expire for this merchant. */
            passwordExpiry: boolean;
            inhouseVendors: components["schemas"]["VendorCodes"];
            cockfightVendors: components["schemas"]["VendorCodes"];
            esportVendors: components["schemas"]["VendorCodes"];
            agentServiceHours: components["schemas"]["ServiceHours"] | null;
            /** @description Shown after registration; null when there is none. */
            afterRegisterBonus: components["schemas"]["PositiveMoney"] | null;
        };
        /**
         * @description The error codes with a text and a reaction of their own. Later servers may send others: then their message is shown, or "Unknown error" when there is none.
         * @enum {string}
         */
        KnownErrorCode: "login.bad.credentials" | "login.captcha.required" | "login.locked" | "login.not.member" | "login.not.agent" | "login.ip.unverified" | "session.expired" | "session.kicked" | "register.username.taken" | "register.mobile.taken" | "register.affiliate.invalid" | "sms.too.many" | "sms.code.invalid" | "sms.code.expired" | "password.same.as.old" | "password.old.wrong" | "payment.password.wrong" | "payment.password.locked" | "balance.insufficient" | "limit.deposit.reached" | "limit.loss.reached" | "self.excluded" | "kyc.required" | "turnover.unmet" | "withdraw.min" | "withdraw.max" | "withdraw.daily.count" | "bankcard.limit" | "transfer.not.allowed" | "points.insufficient" | "reward.already.claimed" | "contract.conflict" | "game.maintenance" | "game.unavailable.region" | "function.not.available" | "captcha.wrong" | "feedback.too.often" | "upload.type" | "upload.size" | "domain.invalid" | "unknown" | "request.invalid" | "resource.not.found" | "resource.conflict" | "rate.limited" | "region.blocked" | "system.maintenance";
        /** @description One of the known codes, or one that a later server brings. */
        ErrorCode: components["schemas"]["KnownErrorCode"] | string;
        /** @description Answer of getPermissionConfig. */
        PermissionConfigAnswer: {
            success: boolean;
            value: components["schemas"]["PermissionConfig"] | null;
            errorCode?: components["schemas"]["ErrorCode"];
            message?: string;
            traceId: components["schemas"]["TraceId"];
        };
        /** @description One reason why a request was refused with 422. */
        Violation: {
            /** @description Where, as a JSON pointer below body, query or header. */
            path: string;
            reason: string;
        };
        /** @description What a transport refusal adds to its code. */
        RefusalDetails: {
            /** @description With 422. */
            violations?: components["schemas"]["Violation"][];
            /** @description With 503, when the end is known. */
            maintenanceEnd?: components["schemas"]["EpochMs"] | null;
            /** @description With 429 and 503; the same number as the Retry-After header. */
            retryAfterSeconds?: number;
            /** @description With 403 by region, the address the visitor came from. */
            ip?: string;
        };
        /** @description Body of every answer that is not 2xx. */
        ErrorEnvelope: {
            /** @constant */
            success: false;
            value: components["schemas"]["RefusalDetails"] | null;
            errorCode: components["schemas"]["ErrorCode"];
            message?: string;
            traceId: components["schemas"]["TraceId"];
        };
        SystemStatus: {
            /**
             * @description 0 normal, 1 maintenance, 2 region restricted. Maintenance goes first.
             * @enum {integer}
             */
            status: 0 | 1 | 2;
            maintenance: boolean;
            regionRestriction: boolean;
            maintenanceEnd: components["schemas"]["EpochMs"] | null;
            ip: string;
            serverTime: components["schemas"]["EpochMs"];
            moduleMaintenance: components["schemas"]["ModuleMaintenance"][];
            vendorMaintenance: components["schemas"]["VendorCodes"];
        };
        /** @description Answer of getSystemStatus. */
        SystemStatusAnswer: {
            success: boolean;
            value: components["schemas"]["SystemStatus"] | null;
            errorCode?: components["schemas"]["ErrorCode"];
            message?: string;
            traceId: components["schemas"]["TraceId"];
        };
        WhitelabelSettings: {
            whitelabel: components["schemas"]["WhitelabelNode"][];
        };
        /** @description Answer of getWhitelabel. */
        WhitelabelAnswer: {
            success: boolean;
            value: components["schemas"]["WhitelabelSettings"] | null;
            errorCode?: components["schemas"]["ErrorCode"];
            message?: string;
            traceId: components["schemas"]["TraceId"];
        };
        DomainRoute: {
            mainDomain: string;
            domainRoute: string[];
        };
        /** @description Answer of getDomainRoute. */
        DomainRouteAnswer: {
            success: boolean;
            value: components["schemas"]["DomainRoute"] | null;
            errorCode?: components["schemas"]["ErrorCode"];
            message?: string;
            traceId: components["schemas"]["TraceId"];
        };
        RegisterSettings: {
            fields: components["schemas"]["RegisterRules"];
            /** @description Password an agent-made account starts with; it must be changed at the first log-in. */
            defaultPassword: string | null;
        };
        /** @description Answer of getRegisterSettings. */
        RegisterSettingsAnswer: {
            success: boolean;
            value: components["schemas"]["RegisterSettings"] | null;
            errorCode?: components["schemas"]["ErrorCode"];
            message?: string;
            traceId: components["schemas"]["TraceId"];
        };
        HelpArticle: {
            /** @description Anchor of the article; the same in every language. */
            id: string;
            title: string;
            /** @description HTML; sanitized before it is shown. */
            content: string;
        };
        HelpSection: {
            id: string;
            title: string;
            articles: components["schemas"]["HelpArticle"][];
        };
        HelpCenter: {
            sections: components["schemas"]["HelpSection"][];
        };
        /** @description Answer of getHelpCenter. */
        HelpCenterAnswer: {
            success: boolean;
            value: components["schemas"]["HelpCenter"] | null;
            errorCode?: components["schemas"]["ErrorCode"];
            message?: string;
            traceId: components["schemas"]["TraceId"];
        };
        /** @description Country dialling code, digits only, no plus sign. */
        DialingCode: string;
        Country: {
            code: components["schemas"]["CountryCode"];
            dial: components["schemas"]["DialingCode"];
            /** @description Allowed lengths of a national mobile number. */
            digits: number[];
        };
        Countries: {
            list: components["schemas"]["Country"][];
        };
        /** @description Answer of getCountries. */
        CountriesAnswer: {
            success: boolean;
            value: components["schemas"]["Countries"] | null;
            errorCode?: components["schemas"]["ErrorCode"];
            message?: string;
            traceId: components["schemas"]["TraceId"];
        };
        /** @description Proof of a passed human check, as its provider gave it. */
        HumanCheck: {
            /** @enum {string} */
            provider: "none" | "slider" | "token";
            token: string;
        };
        LoginRequest: {
            /** @description User name, or the mobile number when type is sms. */
            username: string;
            /** @description Password, or the SMS code when type is sms. */
            password: string;
            /** @enum {string} */
            type: "username" | "sms";
            /**
             * @description Which door was used, so that the server can refuse the wrong kind of account.
             * @enum {string}
             */
            side?: "player" | "agent";
            captcha?: string;
            countryDialingCode?: components["schemas"]["DialingCode"];
            humanCheck?: components["schemas"]["HumanCheck"];
        };
        LoginUser: {
            userName: string;
        };
        LoginValue: {
            token: string;
            firstTimeLogin: boolean;
            passwordExpired: boolean;
            /** @description The account still has the default password. */
            mustChangePassword?: boolean;
            /** @description Only for a trial session, which ends by itself. */
            expiresAt?: components["schemas"]["EpochMs"];
            userInfo: components["schemas"]["LoginUser"];
        };
        /** @enum {string} */
        VerificationMethod: "MOBILE" | "EMAIL" | "BANK_NAME" | "TOTP";
        /** @description What a refused log-in tells so that the next try can succeed. */
        LoginRefusal: {
            /** @description The next try must carry a captcha. */
            captcha?: boolean;
            /** @description With login.ip.unverified, the ways to prove who it is. */
            methods?: components["schemas"]["VerificationMethod"][];
            /** @description With methods; to be sent back with the answer. */
            challengeId?: string;
            /** @description With login.locked. */
            lockedUntil?: components["schemas"]["EpochMs"];
        };
        /** @description Answer of login, loginFreeplay and verifyLogin. */
        LoginAnswer: {
            success: boolean;
            value: components["schemas"]["LoginValue"] | components["schemas"]["LoginRefusal"] | null;
            errorCode?: components["schemas"]["ErrorCode"];
            message?: string;
            traceId: components["schemas"]["TraceId"];
        };
        Base64: string;
        FreeplayRequest: {
            os: string;
            /** @constant */
            platform: "W";
            /** @description Random text encrypted with the transport key (RSA-OAEP, SHA-256), base64. */
            random: components["schemas"]["Base64"];
            /** @constant */
            gatewayVersion: 3;
        };
        LoginVerificationRequest: {
            challengeId: string;
            method: components["schemas"]["VerificationMethod"];
            /** @description Code, or the name on the bank account. */
            answer: string;
        };
        /** @description Answer of a write that has nothing to tell. */
        EmptyAnswer: {
            success: boolean;
            value: null;
            errorCode?: components["schemas"]["ErrorCode"];
            message?: string;
            traceId: components["schemas"]["TraceId"];
        };
        /** @description The picture as a data address. Four letters or digits, good for one try. */
        CaptchaImage: string;
        /** @description Answer of getCaptcha. */
        CaptchaAnswer: {
            success: boolean;
            value: components["schemas"]["CaptchaImage"] | null;
            errorCode?: components["schemas"]["ErrorCode"];
            message?: string;
            traceId: components["schemas"]["TraceId"];
        };
        /** @description National mobile number, digits only, no dialling code. */
        MobileNumber: string;
        LoginSmsRequest: {
            mobileNum: components["schemas"]["MobileNumber"];
            countryDialingCode: components["schemas"]["DialingCode"];
            captcha?: string;
            humanCheck?: components["schemas"]["HumanCheck"];
        };
        SmsTicket: {
            /** @description How long the code is good, and how long until the next may be asked for. */
            expiredMinutes: number;
        };
        /** @description Answer of sendLoginSms. */
        SmsAnswer: {
            success: boolean;
            value: components["schemas"]["SmsTicket"] | null;
            errorCode?: components["schemas"]["ErrorCode"];
            message?: string;
            traceId: components["schemas"]["TraceId"];
        };
    };
    responses: {
        /** @description The request breaks the contract. */
        Invalid: {
            headers: {
                "x-trace-id": components["headers"]["TraceId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description Too many requests. */
        TooMany: {
            headers: {
                "x-trace-id": components["headers"]["TraceId"];
                "retry-after": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description Something broke on the server. */
        ServerError: {
            headers: {
                "x-trace-id": components["headers"]["TraceId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description Maintenance. */
        Maintenance: {
            headers: {
                "x-trace-id": components["headers"]["TraceId"];
                "retry-after": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description Refused by region or role. */
        Forbidden: {
            headers: {
                "x-trace-id": components["headers"]["TraceId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The thing named does not exist. */
        NotFound: {
            headers: {
                "x-trace-id": components["headers"]["TraceId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description No session, or one that has ended. */
        Unauthorized: {
            headers: {
                "x-trace-id": components["headers"]["TraceId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
    };
    parameters: {
        /**
         * @description Merchant code. Absent only on the first call; the server then goes by the host.
         * @example suborno
         */
        Merchant: string;
        /**
         * @description Portal language code of the texts wanted. Anything unknown means the merchant's default.
         * @example BN
         */
        AcceptLanguage: string;
    };
    requestBodies: never;
    headers: {
        /** @description The trace id of the envelope, also for answers whose body is lost. */
        TraceId: components["schemas"]["TraceId"];
        /** @description Whole seconds to wait before the next try. */
        RetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getPermissionConfig: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then goes by the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts wanted. Anything unknown means the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole configuration. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionConfigAnswer"];
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getSystemStatus: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then goes by the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts wanted. Anything unknown means the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The status; maintenance goes before region. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SystemStatusAnswer"];
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getWhitelabel: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then goes by the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts wanted. Anything unknown means the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tree of modules. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WhitelabelAnswer"];
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getDomainRoute: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then goes by the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts wanted. Anything unknown means the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The hosts. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DomainRouteAnswer"];
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getRegisterSettings: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then goes by the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts wanted. Anything unknown means the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rules. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisterSettingsAnswer"];
                };
            };
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getHelpCenter: {
        parameters: {
            query: {
                /**
                 * @description Version of the help format.
                 * @example 2
                 */
                version: 2;
                /**
                 * @description Language of the articles.
                 * @example BN
                 */
                lang: components["schemas"]["LanguageCode"];
                /**
                 * @description Device family.
                 * @example WEB
                 */
                device: "WEB";
            };
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then goes by the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts wanted. Anything unknown means the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sections with their articles. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HelpCenterAnswer"];
                };
            };
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getCountries: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then goes by the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts wanted. Anything unknown means the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The countries. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountriesAnswer"];
                };
            };
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then goes by the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts wanted. Anything unknown means the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description A session, or a refusal that may ask for a captcha, name the ways to verify, or say until when the account is locked. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginAnswer"];
                };
            };
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    loginFreeplay: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then goes by the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts wanted. Anything unknown means the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FreeplayRequest"];
            };
        };
        responses: {
            /** @description A trial session: user type 4, demo balance, 30 minutes. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginAnswer"];
                };
            };
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    verifyLogin: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then goes by the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts wanted. Anything unknown means the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginVerificationRequest"];
            };
        };
        responses: {
            /** @description A session, or a refusal with the ways that are left. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginAnswer"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then goes by the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts wanted. Anything unknown means the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getCaptcha: {
        parameters: {
            query?: {
                /**
                 * @description Only there to make the address unique; the server ignores it.
                 * @example 1795165200000
                 */
                ts?: components["schemas"]["EpochMs"];
            };
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then goes by the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts wanted. Anything unknown means the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. It replaces the one before and is good for one try. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaptchaAnswer"];
                };
            };
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    sendLoginSms: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then goes by the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts wanted. Anything unknown means the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginSmsRequest"];
            };
        };
        responses: {
            /** @description The code is on its way. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SmsAnswer"];
                };
            };
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
}
