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
         * @description The first call of the portal. Also answered with 200 during maintenance and in a blocked region, because the page that reports it needs it (API-10, ENT-55).
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
        /**
         * Is the portal open, in maintenance, or closed to this region
         * @description Open to everyone and answered in every state of the portal. Maintenance takes precedence over a blocked region; a closed page polls it to learn when to reload (API-06).
         */
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
        /**
         * Module tree of this merchant
         * @description A tree of modules, each on or off, that decides which features this merchant offers; open to everyone. Administrators can switch modules at any time, so it is fetched again when a function is refused (API-05).
         */
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
        /**
         * Hosts this merchant is served on
         * @description The main host and its alternatives, for a portal that can no longer reach one address; open to everyone. A host that is not on the merchant's list is refused with domain.invalid (API-07).
         */
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
        /**
         * Rules of every registration field, and the default password
         * @description The rules of the registration form: shown and required fields and accepted values; open to everyone. The default password is included because a member who still has it must change it (API-08, ENT-42).
         */
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
        /**
         * Help articles by section
         * @description The whole help in one language, small enough to be searched in the page; open to everyone. Texts are HTML and are sanitized before they are shown (API-09).
         */
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
        /**
         * Countries with dialling code and number lengths
         * @description Data for phone number fields: the dialling codes and the number of digits; open to everyone (API-61).
         */
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
         * Log in with username or SMS code
         * @description Encrypted on the wire. Data for remember-me stays on the device; the server only receives the state of the box. A captcha, if required, is checked against the last picture fetched by this visitor (API-01, ENT-01).
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
        /**
         * Start a trial session without an account
         * @description Opens half an hour with play money for a visitor without an account. Refused with function.not.available if the merchant or the jurisdiction does not allow free play, and with self.excluded on the device of a member who is on a time-out or self-exclusion (API-03, D-029).
         */
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
         * Prove a login from an unknown address
         * @description Five wrong answers lock the account for 15 minutes. The challenge comes from the refusal of login and is valid for ten minutes; after that it is not found (D-026).
         */
        post: operations["verifyLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/login/verification/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the code for a proof of an unknown address
         * @description Sends a code to the number or mailbox of the account behind a challenge and returns the masked recipient. Anyone with the challenge may request one; too many requests are refused, and a locked account gets none (D-026).
         */
        post: operations["sendVerificationCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/social": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Where the window of a login service opens
         * @description Starts a login with a login service: returns the address for its window, and the state that must be returned with the code. Open to everyone; refused for a provider that the merchant does not offer (PRD-17).
         */
        post: operations["startSocial"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/login/social": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in with what a login service gave
         * @description Exchanges the code of a login service for a session. An account that is not linked is refused with social.unlinked and a ticket, with which it can be linked after an ordinary login (PRD-17).
         */
        post: operations["loginSocial"];
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
        /**
         * End the session
         * @description Ends the session of the token at once, on the server too, and closes its socket. Repeating the call returns the same response, or 401; the client logs out in any case (API-04).
         */
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
        /**
         * A fresh captcha picture
         * @description A picture of four letters or digits, valid for one attempt by this visitor; a new one voids the previous one. Open to everyone (API-20).
         */
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
        /**
         * Send a login code by SMS
         * @description Sends a code to a number, for a login without a password; open to everyone. The response does not reveal whether the number has an account. Repeating the call within the returned time is refused with sms.too.many (API-02).
         */
        post: operations["sendLoginSms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/verification/sms/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a registration code for an account with a username
         * @description Proves the mobile number that a new account with a username gives; open to visitors. A number that has an account is refused, and so is another code before the last one has expired (API-19).
         */
        post: operations["sendRegisterSms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/verification/sms/register/mobile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a registration code for an account with a mobile number
         * @description Proves the number that becomes the username of a new account; open to visitors. The code counts for this kind of registration only. A number that has an account is refused (API-19).
         */
        post: operations["sendRegisterMobileSms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/verification/sms/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code to set a new password
         * @description The first step of password recovery; open to everyone. A number without an account gets the same response, so that membership is not revealed (AUT-28).
         */
        post: operations["sendPasswordSms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/verification/phone/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a code from the external phone service
         * @description Used instead of the SMS calls while smsProvider is FIREBASE. The backend relays to the service, so that no script of a third party runs in the portal (D-008).
         */
        post: operations["sendPhoneCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/verification/phone/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a code of the external phone service
         * @description Exchanges a correct code of the external phone service for a proof, which is sent with the call that requires it. Anyone with the sessionInfo may confirm; the service's own errors are returned as phone codes (D-008).
         */
        post: operations["confirmPhoneCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/verification/human": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin a human check
         * @description Opens a challenge for visitors whose next call requires a human check. Refused if the merchant has not enabled one (D-027).
         */
        post: operations["startHumanCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/verification/human/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a human check
         * @description Checks the movement of the slider, by pointer or keyboard, and returns a token for one call. An unknown or used challenge is not found; a movement that is not human is refused (D-027).
         */
        post: operations["passHumanCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The logged-in member
         * @description The member of the token, with the data that every page shows: name, VIP rank, open promotions. The numeric type decides the visitor's role in the portal (API-11, ENT-28, ENT-58).
         */
        get: operations["getMemberInfo"];
        put?: never;
        /**
         * Change the profile
         * @description Changes only the fields that are sent; a locked one is refused with profile.locked and nothing changes. Repeating a requestId has no further effect (ENT-80, D-034).
         */
        post: operations["updateProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/info/icon": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The chosen avatar and those to choose from
         * @description The member's avatar, an uploaded picture or one of the merchant's, with the merchant's avatars to choose from (API-17).
         */
        get: operations["getMemberIcon"];
        /**
         * Choose an avatar
         * @description Changes the avatar to one of the merchant's, to a picture that was uploaded, or back to the initials with null. An own picture is deleted permanently when another avatar is chosen. A picture that is neither a choice nor an upload of the member's is not found (API-17, D-090).
         */
        put: operations["updateMemberIcon"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/firstLogin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark the first login as done
         * @description Sent once after the first login, so that the welcome for new members is not shown again. Repeating the call changes nothing (AUT-07, D-010).
         */
        post: operations["firstLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/language": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the member's language
         * @description Sets the language of messages and e-mails to that of the page. Only for members; the page never waits for it (LNG-03).
         */
        put: operations["setLanguage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the password
         * @description Encrypted on the wire. Sets a new password, with the old one as proof. The session stays active, and a forced change is completed. A wrong old password and an unchanged new one are refused (API-14, ENT-08).
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/v2/member/securityConfig": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The security settings of the account
         * @description The account's passwords, numbers and mailboxes, masked, and where codes can be sent. A trial account has none (D-064).
         */
        get: operations["getSecurityConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/paymentPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the first payment password
         * @description Encrypted on the wire. Six digits that every payment from the account requires. If one is already set, the call is refused with 409; it can be changed or reset instead. Repeating a requestId has no further effect (D-064, VAL-76).
         */
        put: operations["setPaymentPassword"];
        /**
         * Change the payment password
         * @description Encrypted on the wire. Requires the old one; five wrong attempts lock it for fifteen minutes, here and in every call that requires it. Repeating a requestId has no further effect (D-064, VAL-76).
         */
        post: operations["changePaymentPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/paymentPassword/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new payment password with a code
         * @description Encrypted on the wire. For members who have forgotten it: the code of sendMemberCode with the purpose PAYMENT_PASSWORD proves the account's number or mailbox. It also ends a lock by wrong attempts. After five wrong codes the code is void (D-064).
         */
        post: operations["resetPaymentPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/verificationCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code to the member
         * @description For PAYMENT_PASSWORD the code goes to the account's own number or mailbox; for BIND to the new one named here. Another code can be requested when it has expired (D-064, AUT-22).
         */
        post: operations["sendMemberCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/bind/mobile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bind a mobile number
         * @description Binds the number that sendMemberCode sent a code to with the purpose BIND, in place of the previous one. Repeating a requestId has no further effect (D-064, AUT-22).
         */
        post: operations["bindMobile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/bind/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bind a mailbox
         * @description Binds the mailbox that sendMemberCode sent a code to with the purpose BIND. Repeating a requestId has no further effect (D-064).
         */
        post: operations["bindEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/bind/totp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bind the authenticator app
         * @description A code of the app (RFC 6238, six digits, thirty seconds) proves that it has the secret. The recovery codes are returned only once; repeating the requestId returns them again (D-064, F-33).
         */
        post: operations["bindTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/bind/totp/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A secret for an authenticator app
         * @description Creates a new secret, which is stored until bindTotp proves with a code that an app has it. An already bound authenticator stays valid until then (D-064, F-33).
         */
        post: operations["startTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/bind/totp/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove the authenticator app
         * @description Requires a code of the app, or a recovery code if the app is lost. The recovery codes are removed too (D-064, F-33).
         */
        post: operations["removeTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/bind/social/ticket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A ticket to link an account of a login service
         * @description Encrypted on the wire. For logged-in members: like loginSocial, but without a login. The ticket goes to bindSocial after the member has agreed (D-094, AUT-34).
         */
        post: operations["startSocialLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep a passkey
         * @description The browser's credential for the options of startPasskey. A wrong or expired challenge is refused (D-064, F-33).
         */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The options for creating a passkey
         * @description A challenge with the name of the site and of the member, in WebAuthn's format. It is valid for five minutes and one passkey (D-064, F-33).
         */
        post: operations["startPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/passkey/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a passkey
         * @description The passkey is no longer accepted; the device may still list it until it is deleted there (D-064, F-33).
         */
        post: operations["removePasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The open sessions of the account
         * @description Browser, place and start of each session, the current one first (D-064, F-33).
         */
        get: operations["getSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/sessions/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a session somewhere else
         * @description The session ends at once: its next call is refused with 401 and its socket closes (D-064, F-33).
         */
        post: operations["revokeSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/loginHistory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The logins of the last ninety days
         * @description Logins including failed ones, newest first, up to 100 (D-064, F-33).
         */
        get: operations["getLoginHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The audit trail of the account
         * @description Every sensitive action with its time, newest first, up to 200. Entries cannot be changed or removed (F-39).
         */
        get: operations["getAuditTrail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/openMatters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The open matters of the account
         * @description All open matters: those that must be settled before closing the account, and those that closing settles. A self-exclusion collects money from vendors, lifts each TURNOVER and ends each BONUS; any break ends a BONUS that would expire during it. The deletion of data waits for DEPOSIT and WITHDRAWAL (D-064, F-26, F-40).
         */
        get: operations["getOpenMatters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close the account permanently
         * @description Encrypted on the wire. Requires the login password. Games end, money at open vendors is collected, and matters that are still open refuse the call with the list of getOpenMatters. Bonuses end by their terms, and so do contracts and offers that only pay the member. An amount below the minimum withdrawal does not prevent closing. Every session ends and the account can no longer log in. Customer service pays money that arrives later (D-064).
         */
        post: operations["closeAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/limits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The limits of the member, product blocks and breaks
         * @description Every kind of limit with its used and remaining amount, including limits that are not set. A deposit limit counts deposits, regardless of winnings and withdrawals; if several apply, the lowest counts (F-24, F-42).
         */
        get: operations["getLimits"];
        /**
         * Set, raise, lower or lift a limit
         * @description The first limit and a lower one apply at once. A higher one, or none (null), becomes pending and can be confirmed with the same value and `confirm` 24 hours later, for seven days; limit.not.ready before and after. Sending the current value cancels a pending change. Sending null without a limit records that none is wanted (F-24, F-42).
         */
        put: operations["setLimit"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/productBlock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Block a kind of game, or open it again
         * @description A block applies at once. Reopening becomes pending and can be confirmed 24 hours later, for seven days, like a higher limit (F-42).
         */
        put: operations["setProductBlock"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/realityCheck": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The reality check, and whether it is due
         * @description Counted by the server over all games for money since the member began to play; a pause of 15 minutes restarts the count. While `due` is set, rounds are refused with reality.check.due (F-25).
         */
        get: operations["getRealityCheck"];
        /**
         * Choose the interval of the reality check
         * @description One of the choices; it counts from the last answer, or from when play began. A due check stays due until it is answered (F-25).
         */
        put: operations["setRealityCheck"];
        /**
         * Answer a reality check
         * @description Identifies the check by its time; answering an answered check changes nothing. LEAVE and HISTORY end the open games of the member (F-25).
         */
        post: operations["answerRealityCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/timeOut": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a break from play
         * @description Applies at once, ends open games (money moved to vendors returns to the main wallet), and cannot be shortened: limit.pause.longer if a longer break is active. Logging in and withdrawing stay possible; play, deposits, bonuses and marketing stop. A bonus that would expire during the break ends at once, by its terms (F-26).
         */
        post: operations["startTimeOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/selfExclusion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exclude oneself from play
         * @description Like startTimeOut, but for half a year, for years, or permanently; it replaces a shorter time-out. Money in vendor wallets is collected, turnover requirements of deposits are lifted, and bonuses end by their terms; getOpenMatters lists them beforehand (F-26).
         */
        post: operations["excludeSelf"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/limits/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record that the limits were reviewed
         * @description Confirms that the limits stay unchanged; reviewDue is set again after half a year. Repeating the call changes nothing (F-24).
         */
        post: operations["reviewLimits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/activityStatement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Play in a week or a month
         * @description Sums of the ledger over the merchant's last 7 or 30 days including today, and the result of the same number of days before (F-36).
         */
        get: operations["getActivityStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The member's profile
         * @description Every field of the profile, with the locked fields and the reasons. Empty fields are empty strings (ENT-80, D-034).
         */
        get: operations["getProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/kyc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The state of the identity check
         * @description Whether the check is not started, in review, waiting for more documents, verified, or rejected with the reason (F-31).
         */
        get: operations["getKyc"];
        put?: never;
        /**
         * Send documents for the identity check
         * @description The pictures are uploaded first and named here by their ids. A check in review or done is refused with 409. Repeating a requestId has no further effect (F-31, D-090).
         */
        post: operations["submitKyc"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/consents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The member's consents
         * @description Terms and privacy with the accepted version and the current one; marketing per channel, which is off until the member allows it. Marketing is the sum of the topics of getNotificationPreferences (F-34, F-40).
         */
        get: operations["getConsents"];
        /**
         * Give or revoke a consent
         * @description For marketing, all products of a channel are turned on or off at once. Terms and privacy are accepted in their current version, another one is a conflict; consent to them cannot be withdrawn while the account is open. Each change is recorded in the audit trail (F-34, F-39, F-40).
         */
        put: operations["setConsent"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/erasure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the deletion of personal data was requested
         * @description The data that would be deleted, the data that must be kept and for how long, and when a request becomes due (F-40).
         */
        get: operations["getErasure"];
        put?: never;
        /**
         * Request the deletion of personal data
         * @description It becomes due after the waiting time; until then it can be withdrawn. The account stays open: closing it is a separate call. Repeating the call returns the pending request unchanged (F-39, F-40).
         */
        post: operations["requestErasure"];
        /**
         * Withdraw the request to delete personal data
         * @description Possible while the request is pending. Without a request nothing changes (F-40).
         */
        delete: operations["withdrawErasure"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Everything that is kept of the member
         * @description All personal data as one readable JSON text, created immediately. Each export is recorded in the audit trail (F-40).
         */
        post: operations["exportData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Register with a username
         * @description For visitors, and encrypted on the wire. The rules of setting/register define the fields and which are required (API-12, ENT-04).
         */
        put: operations["registerMember"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/register/mobile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Register with a mobile number
         * @description For visitors, and encrypted on the wire. A number that has an account already is refused with register.mobile.taken. The mobile number is the username (API-13).
         */
        put: operations["registerMobile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/password/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request an e-mail to set a new password
         * @description Password recovery for members with a mailbox on file; open to everyone. A username and a mailbox that do not belong together are refused with member.not.found (API-15, ENT-09).
         */
        post: operations["sendPasswordEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/password/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password with a code by SMS
         * @description Encrypted on the wire. The second step of password recovery: with the right code the password is set, the account unlocked, and the visitor logged in. Five wrong codes lock the account (API-16, ENT-10).
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/bind/social": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Link an account of a login service permanently
         * @description Links the account of a login service to the member who has just logged in, with the ticket of loginSocial. A link cannot be undone; an account that is linked already is refused (AUT-34).
         */
        post: operations["bindSocial"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/affiliate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether an affiliate code is good
         * @description Returns the inviter before a registration, if the code is valid on this host. An unknown code is refused with register.affiliate.invalid, one whose agent has disabled it with register.affiliate.disabled (API-22, D-071).
         */
        get: operations["checkAffiliate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The limits for opening accounts
         * @description The range of rebates that the agent may give, and how many more accounts may be opened today (AGT-03, D-071).
         */
        get: operations["getAccountOpening"];
        put?: never;
        /**
         * Open an account below the agent
         * @description The account is a direct downline of the agent, with a default password that must be changed at the first login. Only this response contains the password; the same request returns the same response until the password is changed. A rebate out of range or a name against the rules of registration is refused with 422, an account above the daily maximum with 429 (AGT-03, D-071).
         */
        post: operations["openAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/contracts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's contracts of one kind
         * @description Contracts with the upline and with downlines, including ended ones, each with the steps that the caller may take, the contracts that accepting it would end, and its history (OTH-10, F-19).
         */
        get: operations["getContracts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/consolidatedContracts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open offers for the caller, and contracts in force
         * @description Called after a login if AGENTPOLICY3 is on, never for a trial account (D-075, CON-12).
         */
        get: operations["getConsolidatedContracts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/dividendContract": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Offer, accept, reject or end a contract on dividends
         * @description An agent without due contract payments makes an offer to a direct downline. It is valid for seven days, like a request to end a contract. Both can be withdrawn, and `replaces` replaces an open offer. Every other action is a step of a contract that `steps` allows. Accepting must name the downline contracts that end by it. Terms that do not fit the kind are refused with 422 (API-49).
         */
        post: operations["processDividendContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/dailySalaryContract": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Offer, accept, reject or end a contract on a daily salary
         * @description An agent without due contract payments makes an offer to a direct downline. It is valid for seven days, like a request to end a contract. Both can be withdrawn, and `replaces` replaces an open offer. Every other action is a step of a contract that `steps` allows. Accepting must name the downline contracts that end by it. Terms that do not fit the kind are refused with 422 (API-50).
         */
        post: operations["processDailySalaryContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/hourSalaryContract": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Offer, accept, reject or end a contract on an hourly salary
         * @description An agent without due contract payments makes an offer to a direct downline. It is valid for seven days, like a request to end a contract. Both can be withdrawn, and `replaces` replaces an open offer. Every other action is a step of a contract that `steps` allows. Accepting must name the downline contracts that end by it. Terms that do not fit the kind are refused with 422 (API-51).
         */
        post: operations["processHourSalaryContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/realtimeSalaryContract": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Offer, accept, reject or end a contract on a real-time salary
         * @description An agent without due contract payments makes an offer to a direct downline. It is valid for seven days, like a request to end a contract. Both can be withdrawn, and `replaces` replaces an open offer. Every other action is a step of a contract that `steps` allows. Accepting must name the downline contracts that end by it. Terms that do not fit the kind are refused with 422 (API-52).
         */
        post: operations["processRealtimeSalaryContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/team/bets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Team bets
         * @description A row for each account and day with a bet or a win, newest first; sums of the page and of all rows (D-073, AGT-05).
         */
        get: operations["getTeamBets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/team/loss": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Win/loss by account in the team
         * @description A row for each account with transactions, largest loss first; sums of the page and of all rows (D-073, AGT-06).
         */
        get: operations["getUserLosses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/downlines/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Transactions of the team
         * @description A row for each account, day and type of transaction, newest first; sums of the page and of all rows (D-073, AGT-08).
         */
        get: operations["getTeamTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/credit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The agent's credit line and what was drawn and repaid
         * @description The credit line in its current state, and its drawdowns and repayments on these days, newest first; sums of the page and of all rows (D-073, OTH-18).
         */
        get: operations["getCreditReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/dividends": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The dividends of the caller
         * @description A row for each period of a contract with a payment: the team's activity, the tier reached and the payment (D-078, AGT-09).
         */
        get: operations["getDividends"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/salary/daily": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The daily salaries of the caller
         * @description A row for each day with a payment: the team's activity, the tier reached and the payment (D-078, AGT-10).
         */
        get: operations["getDailySalaries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/salary/hourly": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The hourly salaries of the caller
         * @description A row for each hour with a payment: the team's activity, the tier reached and the payment (D-078, AGT-11).
         */
        get: operations["getHourlySalaries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/salary/realtime": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The real-time salaries of the caller
         * @description A row for each five minutes with a payment: the team's activity, the tier reached and the payment (D-078, AGT-12).
         */
        get: operations["getRealtimeSalaries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The links of an agent
         * @description Newest first, including disabled ones, each with its figures and those of its sub-ids (AGT-03, D-071, F-20).
         */
        get: operations["getAgentLinks"];
        put?: never;
        /**
         * Make a link
         * @description A visitor who registers through the link becomes a direct downline of the agent, as a member or an agent, with this rebate. A rebate out of range is refused with 422, as is a link above the maximum (AGT-03, D-071).
         */
        post: operations["createAgentLink"];
        /**
         * Disable a link
         * @description Permanent: visitors can no longer register through the link, and visits are no longer counted. It stays in the list with its figures. Disabling it again returns the same response (D-071).
         */
        delete: operations["disableAgentLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/links/sub-ids": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a sub-id to a link
         * @description A sub-id names one placement of the link; it has its own code and figures. Adding an existing one returns the same response; more than maxSubIds are refused with 422 (F-20).
         */
        post: operations["addAgentLinkSubId"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/links/visits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count a visit of a link
         * @description Sent once for each arrival by a link, also by visitors without an account. A device counts once a day, and devices that the agent has used never count. Unknown and disabled codes get the same response and are not counted (D-071, F-20).
         */
        post: operations["countLinkVisit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/announcements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The merchant's announcements to agents
         * @description Newest first. Contents are HTML and are sanitized before they are shown (AGT-01).
         */
        get: operations["getAgentAnnouncements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/team/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The figures of a team
         * @description Eleven figures of all downlines on a range of days, the same figures for the same number of days before, daily figures, and the conversion of visits to players. Accounts other than agents are refused. Up to 31 days; older ranges are refused with 422 (D-070, F-32).
         */
        get: operations["getTeamOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/downlines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Those below the agent, page by page
         * @description With uplineId the direct downlines of one downline, without it those of the agent; with search all members of the team whose account or nickname contains the text; with only the people counted by a figure of the overview on the same days, at every level, in their state at the end of these days. An account outside the team returns 404. Personal data is masked (D-072, F-32).
         */
        get: operations["getDownlines"];
        put?: never;
        /**
         * Raise the rebate of several people directly below
         * @description Downlines whose rebate is already as high keep it, and the response says so. A rebate above the agent's own is refused with 422 and an account other than a direct downline with 404, for the whole request. Repeating a requestId has no further effect (F-46).
         */
        post: operations["raiseRebates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/downline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One downline with the figures of thirty days
         * @description A downline at any level, with the last thirty days of the account and of its downlines. An account outside the team returns 404 (D-072).
         */
        get: operations["getDownline"];
        put?: never;
        /**
         * Raise the rebate of a direct downline
         * @deprecated
         * @description The rebate can only be raised, up to the agent's own; other values are refused with 422. An account other than a direct downline returns 404. Repeating a requestId has no further effect (AGT-04, D-072).
         */
        post: operations["raiseRebate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/income": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An agent's income by period
         * @description The stored half-months, newest first, including the current one, with the totals of all sources (AGT-07, D-074).
         */
        get: operations["getAgentIncome"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/income/lines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The sources of one period
         * @description A line for each branch below the agent, from gross win to commission; the formulas are those of IncomeFigures. An unknown period returns 404 (AGT-07, D-074, F-30).
         */
        get: operations["getAgentIncomeLines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/income/rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The breakdown of one line of income
         * @description The days or the downlines that a line is the sum of. An unknown period or source returns 404 (AGT-07, F-30).
         */
        get: operations["getAgentIncomeRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/v2/wallets/balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Balance of the main wallet
         * @description The amount that the member or trial can stake now, with its time. Live changes come over the socket; this call is for the first load and for clients without a socket (API-23).
         */
        get: operations["getBalance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/runningBonus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The bonus whose turnover is running
         * @description The oldest active bonus: its remaining turnover, the highest stake that counts, and the games that count, so that games and lotteries can show it before a stake is placed (D-056, F-28).
         */
        get: operations["getRunningBonus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/merchantWallet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Does one wallet serve all vendors
         * @description Returns whether money must be moved to a vendor's wallet before its games can be played (API-25).
         */
        get: operations["getMerchantWallet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/wallets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The main wallet and those of the vendors
         * @description Every wallet with its balance. If one wallet serves all vendors, the list of vendors is empty and getMerchantWallet returns isSingle (D-051, API-25).
         */
        get: operations["getWallets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/walletTransfer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The result of a transfer or a collection
         * @description For a request whose response was lost: the transfers done with its requestId. An empty list means that nothing was moved; the same request can then be sent again (API-24).
         */
        get: operations["getWalletTransfer"];
        put?: never;
        /**
         * Move money from one wallet to another
         * @description One of the two wallets is MAIN. The whole amount is moved or nothing is. Repeating a requestId has no further effect. Wallets of vendors under maintenance cannot be used (API-24, D-051).
         */
        post: operations["transferWallet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/walletCollect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move everything from the vendors back to the main wallet
         * @description Each vendor with money is a separate transfer. Vendors under maintenance keep their money and are listed. Repeating a requestId has no further effect (D-051).
         */
        post: operations["collectWallets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/autoTransfer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Switch the automatic transfer on launch on or off
         * @description While it is on, opening a game moves the main wallet's money to the wallet of the game's vendor if that has too little, and other vendors' money only if that is not enough. The end of that vendor's last game returns it. The responses of opening and leaving report it. While it is off, nothing is moved automatically, and such a game is refused with balance.insufficient (D-051).
         */
        put: operations["setAutoTransfer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/netDeposits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Deposits and withdrawals of a lifetime and of twelve months
         * @description Credited deposits minus withdrawals that were not refunded, over the life of the account and for each of the last twelve months in the returned time zone, oldest first, with the total at the end of each month (F-06).
         */
        get: operations["getNetDeposits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/transferUpline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * To whom the member may transfer money
         * @description The upline is fixed; an account without one may not transfer and gets null (MBR-05, WAL-21).
         */
        get: operations["getTransferUpline"];
        put?: never;
        /**
         * Transfer money to the upline
         * @description Encrypted on the wire. It cannot be undone. It is recorded for both sides, and both get a message with sender, recipient, amount and note. Repeating a requestId has no further effect (MBR-05, WAL-21, ENT-78, D-057).
         */
        post: operations["transferUpline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/transferDownline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Transfer money to a downline
         * @description Only for agents, and only to direct downlines; other accounts are not found. Encrypted on the wire. It cannot be undone. It is recorded for both sides, and both get a message with sender, recipient, amount and note. Repeating a requestId has no further effect. It counts as a deposit of the recipient: transfer.receiver.closed if that account is closed, on a break, or has reached its deposit limit (CON-08, D-057, F-24, F-26).
         */
        post: operations["transferDownline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/downlineTransfer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The result of a transfer to a downline
         * @description For a transfer whose response was lost: the transfer done with its requestId, or null when there is none (D-057).
         */
        get: operations["getDownlineTransfer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/uplineTransfer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The result of a transfer to the upline
         * @description For a transfer whose response was lost: the transfer done with its requestId, or null when there is none (D-057).
         */
        get: operations["getUplineTransfer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/info/funds/consolidated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Real money, bonus and locked money
         * @description The member's total in all wallets, the part that belongs to a bonus, the locked amount, and the last five transactions (API-18). Not for a trial (ROL-13).
         */
        get: operations["getConsolidatedFunds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/report/bets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bets of a range of days
         * @description One row per round or bet, newest first, with the totals of the page and of all filtered rows. A range of more than 31 days, or from before twelve months ago, is refused with 422 (D-058).
         */
        get: operations["getBetReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/report/bet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One bet with its round
         * @description The bet, its transactions, and its result, so that a round can be shown again (D-058).
         */
        get: operations["getBet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/report/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Transactions of a range of days
         * @description One row per entry of the account, newest first, each with the balance after it. The range is limited as for the bets (D-058).
         */
        get: operations["getTransactionReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/report/profitLoss": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Loss and profit by day
         * @description Net is payout minus stake plus rebate plus bonus minus fee, by day and in total, for decided bets. The lifetime net deposit is deposits minus withdrawals since the account was opened (D-059).
         */
        get: operations["getProfitLoss"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/report/bonuses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bonuses of a range of days
         * @description Every bonus that was credited, newest first, with the progress of its turnover. The range is limited as for the bets (D-056, D-060).
         */
        get: operations["getBonusReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/depositMethods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ways to deposit, and offers with it
         * @description Every payment method with its limits, fee and usual time, and the promotions that can be combined with a deposit, with their turnover requirements. None is preselected (D-052).
         */
        get: operations["getDepositMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/transaction/deposit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Deposits, the newest first
         * @description Open deposits and those of the last days; their states advance with time. After a lost response, search here by the requestId (D-052).
         */
        get: operations["getDeposits"];
        put?: never;
        /**
         * Begin a deposit
         * @description Returns the payment instructions and the deadline. Deposit limits are checked first. Nothing is credited before the money has arrived. Repeating a requestId does not start a second deposit (D-052, F-24).
         */
        post: operations["createDeposit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/transaction/deposit/paid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report that it was paid
         * @description With the reference of the payment, pictures of it, or both; pictures are uploaded first and named here by their ids. A deposit that no longer waits for payment is refused (D-052, F-43).
         */
        post: operations["reportDepositPaid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/bankCard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bound accounts, the default first
         * @description Bank accounts, mobile wallets and crypto addresses that withdrawals can be paid to, their numbers masked (D-054).
         */
        get: operations["getPayoutAccounts"];
        /**
         * Bind an account
         * @description Encrypted on the wire. Accounts must be in the member's name; the first one sets that name if none is known, and is the default. Crypto addresses are validated by their checksums. Repeating a requestId has no further effect (D-054).
         */
        put: operations["bindPayoutAccount"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/bankCard/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a bound account
         * @description An account that an open withdrawal is paid to cannot be removed. If the default is removed, the oldest remaining account becomes the default (D-054).
         */
        post: operations["removePayoutAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/bankCard/default": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make an account the default
         * @description The account that a withdrawal is paid to unless another is chosen (D-054).
         */
        post: operations["setDefaultPayoutAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/withdrawRules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The rules for withdrawals
         * @description Methods with their limits and fees, the available amount and the amounts tied to turnover, what is left of today's limit, and how receipts are confirmed (D-002, D-003, D-054, D-056).
         */
        get: operations["getWithdrawRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/transaction/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Withdrawals, the newest first
         * @description Every withdrawal of the account with its timeline; their states advance with time. Filter by id, or by requestId after a lost response (D-054, F-27).
         */
        get: operations["getWithdrawals"];
        put?: never;
        /**
         * Request a withdrawal
         * @description Encrypted on the wire. The amount is deducted from the balance at once, and the withdrawal cannot be cancelled. An account on a break may withdraw. Repeating a requestId does not withdraw twice (D-054, D-055, F-26).
         */
        post: operations["createWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/paymentConfirmations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Payments that wait for the member's confirmation
         * @description Withdrawals in AWAIT_CONFIRM, the one with the earliest deadline first (WAL-01, WAL-04, D-003).
         */
        get: operations["getPaymentConfirmations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/paymentConfirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm or deny the receipt of a payment
         * @description RECEIVED applies to the part that was sent. FULLY_PAID confirms with the last part that everything was received; while parts are still waiting it confirms only what was sent. NOT_RECEIVED requires pictures that were uploaded first. Without a confirmation until the deadline the part counts as received (WAL-01, WAL-02, WAL-03, WAL-04, ENT-77, D-002).
         */
        post: operations["confirmPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/paymentDispute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Dispute a forced receipt
         * @description Possible for some hours after a part counted as received without a confirmation, with pictures that were uploaded first (D-002).
         */
        post: operations["disputePayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/games/game_menus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Vendor lanes of the mega menu and the vendor sections
         * @description The vendors of each type of game, in the merchant's order; open to everyone. Clients may cache them (API-33, ENT-47).
         */
        get: operations["getGameMenus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/games/index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every game in one compact answer, or that nothing has changed
         * @description Names and vendors of the whole catalogue for the search in the page, packed in columns; open to everyone. If the page sends its stored version and nothing has changed, the response contains no games (F-29).
         */
        get: operations["getGameIndex"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/gameList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Games of one type, filtered, sorted, paged
         * @description The games of one type for lists and searches, by popularity unless another order is requested. Open to everyone; favourites and recent games belong to a member and return 401 without a session (API-26).
         */
        get: operations["getGameList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/hotGames": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The hot games
         * @description The games that the merchant promotes, for the carousel of the home page; open to everyone. The page caches them for the session and reloads them on demand (API-32).
         */
        get: operations["getHotGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/gameRules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The rules of one game
         * @description The course of a round, the payouts and other facts, as plain text in the requested language; open to everyone, so that no stake is needed to learn them. A game without its own rules has no sections; an unknown game is not found (F-17).
         */
        get: operations["getGameRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/gameVendor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All vendors with their names, pictures and game types
         * @description The directory of vendors behind names and pictures of all lists; open to everyone (API-62).
         */
        get: operations["getGameVendor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/winnerBoard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Recent winners, names masked
         * @description The latest wins for the board of the home page; open to everyone. The server masks the names, so that the page cannot reveal the winners (API-41, ENT-49).
         */
        get: operations["getWinnerBoard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/winners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One page of the winners of a period, names masked
         * @description The wins of a day, week or month, highest first; open to everyone, names masked (OTH-14).
         */
        get: operations["getWinners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/jackpot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The jackpot
         * @description The amount and growth of the home page's counter; open to everyone. `source` tells a real pot from an illustration, which the page must label (D-047).
         */
        get: operations["getJackpot"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/recentGames": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Games played lately
         * @description The games that this member opened, latest first, each once; every launch changes the list (API-27).
         */
        get: operations["getRecentGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/favoriteGames": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Favourite games
         * @description The member's own list for the page of favourites. The token travels in the header only, never in the query, where it would end up in logs and histories (API-28).
         */
        get: operations["getFavoriteGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/favoriteGameIds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Node ids of the favourite games
         * @description The ids alone, to mark favourites among the tiles of any list (API-29).
         */
        get: operations["getFavoriteGameIds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/favoriteGame": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a favourite
         * @description A member can have up to 999 favourites; one more is refused (API-30, ENT-51).
         */
        post: operations["addFavoriteGame"];
        /**
         * Remove a favourite
         * @description Takes a game out of the member's favourites. Removing a game that is not a favourite returns the same response, so that it is safe to retry (API-31).
         */
        delete: operations["removeFavoriteGame"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/game/launchGame": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open a game
         * @description A GET for historical reasons, although it opens a play session (for play money when demo is true): never prefetched, never cached. The address is valid for one opening. game.maintenance, vendor.maintenance and module.maintenance include a GameClosure with the closed part and its end, limit.loss.reached a LossLimit with the amount left to stake today. The player's other limits apply too: stake, time, and blocked types of games (API-34, F-42).
         */
        get: operations["launchGame"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/trialLaunch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open a demo without an account
         * @description Only where the jurisdiction allows demoBeforeLogin. The play session can be used by anyone who knows its id and has play money only (ROL-01).
         */
        get: operations["trialLaunch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/game/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * State of a play session
         * @description Identified by its id alone, because a demo has no account. A member's session is visible only to that member; for others it is not found (D-009).
         */
        get: operations["getPlaySession"];
        put?: never;
        post?: never;
        /**
         * Leave a game
         * @description Closes a play session when the game is left; no round can follow. Members can end only their own sessions; ending an ended one returns the same response. Money that launches moved to the vendor returns to the main wallet with the vendor's last game. A break, a reality check answered with LEAVE, and the end of the login session end a play session in the same way (D-009, D-051).
         */
        delete: operations["endPlaySession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/demo/round": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Settle one round of a demo game
         * @description The games of the fake backend. Repeating a roundId returns the first outcome, also after the session has ended; with another stake or choice it conflicts, as does a new one after the end. A choice that the game does not know, or a missing one, is invalid. limit.loss.reached includes a LossLimit with the amount left to stake today. New limits apply from the next round on, and a due reality check blocks rounds until it is answered (D-066, F-25, F-42).
         */
        post: operations["playRound"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The operator's own lotteries, or those of the region
         * @description The lotteries of one prize mode with their next draws, for members (API-36, ENT-63).
         */
        get: operations["getLotteryGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/vn/games/game_menu": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lotteries of Vietnam
         * @description The Vietnamese lotteries with their next draws. Pages show them to members only (API-37).
         */
        get: operations["getVnLotteryMenu"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/vn/games/game_menu/recent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lotteries of Vietnam the member bet on lately, latest first
         * @description The lotteries that the member bet on recently. Empty for members without bets (API-37).
         */
        get: operations["getVnLotteryRecent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/lottery/game": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One lottery with its plays and its next draws
         * @description An unknown code is not found. Odds are the payout per unit of stake, including the stake, for the prize mode (API-36).
         */
        get: operations["getLotteryGame"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lotto/lgw/games/opened/numero": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Past draws of one of the operator's or the region's lotteries, newest first
         * @description The numbers that were drawn, with the moment of each draw, so that a member can check a bet against them. An unknown lottery is not found (API-40).
         */
        get: operations["getOpenedNumbers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/vn/numeros/opened/game": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Past draws of a lottery of Vietnam, newest first
         * @description The prizes of past Vietnamese draws in their official order, so that a member can check a bet against them. An unknown lottery is not found (API-39).
         */
        get: operations["getVnOpenedNumbers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/lottery/bets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The member's bets on one lottery, newest first
         * @description Bets on past draws are settled before the response, each once. The position is the net result of all lotteries since login (D-009).
         */
        get: operations["getLotteryBets"];
        put?: never;
        /**
         * Bet on a draw
         * @description All lines are accepted or none. Repeating a requestId returns the same receipt; with other lines it conflicts. The server's odds apply, whatever the page showed. limit.loss.reached includes a LossLimit with the amount left to stake today, as for a round of a game (D-066). The player's own restrictions apply as for a round: breaks, limits, blocked types and a due reality check. A bet with e-lottery odds, or of another area than TC, counts as ELOTT, any other one as LOTT; a block of LOTT closes both (F-25, F-26, F-42).
         */
        post: operations["placeLotteryBets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/announcements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Banners, notices, pop-ups and promotions
         * @description The merchant's announcements to this visitor, by type and occasion; open to everyone. Contents are HTML and are sanitized before they are shown (API-44, ENT-19).
         */
        get: operations["getAnnouncements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/promotions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Promotions of one kind or all
         * @description Every offer with its terms as numbers, so that a card and the conditions never differ; open to everyone. Ended promotions are in the list with their last day (ENT-79, F-28).
         */
        get: operations["getPromotions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/promotion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One promotion
         * @description Finds a promotion by its id; open to everyone, also after it has ended. An unknown id is not found (F-28).
         */
        get: operations["getPromotion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/activityApply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply for a promotion
         * @description Repeating a requestId returns the same application; nothing is applied for twice. Files are uploaded first and named here by their ids; an id that the member has not uploaded is not found (D-090).
         */
        post: operations["applyForPromotion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/activityClaim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claim the bonus of a promotion
         * @description Credits the bonus of an approved application, once; its turnover counts from then on. Repeating a requestId returns the same claim (WAL-11).
         */
        post: operations["claimActivity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/activityApplications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The member's applications
         * @description Each application with its status and, in the requested language, the reason of a rejection; and the promotions that would refuse an application now, with the reason (D-090).
         */
        get: operations["getPromotionApplications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a picture
         * @description Stores a JPEG or PNG of up to 5 x 1024 x 1024 bytes for a day, for the application that names it (D-090). It is sent as a part of form data. The first bytes determine its type, which the file extension must match (`upload.type`). Repeating a requestId returns the same file (D-009, WAL-06).
         */
        post: operations["uploadFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/checkIn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The sign-in calendar between two days
         * @description Both days are included, up to 62 days. Without them the response covers the merchant's current month. One of them alone, or the last before the first, is refused with 422 (OTH-20).
         */
        get: operations["getCheckIn"];
        put?: never;
        /**
         * Sign in for today
         * @description The day is sent, so that a claim made before midnight never takes the next day. Repeating a requestId returns the same claim (OTH-20).
         */
        post: operations["claimCheckIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/referral": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The member's invitation links with their figures
         * @description A general link, and one for each placement that the member named, such as a group or a channel. Only if the member info says that REFERRAL is on (MBR-11, ROL-06, F-20).
         */
        get: operations["getReferral"];
        put?: never;
        /**
         * Add a link for one place
         * @description Its code is the member's code followed by the name of the placement, so that registrations can be told apart. Adding an existing name returns the same response; more than maxLinks are refused with 422 (F-20).
         */
        post: operations["addReferralLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/vip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The VIP levels and how far the member is
         * @description Derived from all stakes of the ledger; a level once reached is kept. Every level with its benefits and the state of its bonus (OTH-19, D-065).
         */
        get: operations["getVip"];
        put?: never;
        /**
         * Claim the bonus of a level
         * @description Once for each level reached; the money is credited at once. Repeating a requestId has no further effect (OTH-19, D-065).
         */
        post: operations["claimVipBonus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/manualRebate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The rebate on valid bets since the last one
         * @description Valid bets since the last rebate of any kind, by game type, each at the member's rate, and earlier claims. One claim per merchant day, from the minimum on. Only with the module MANPLAYREB3 (D-065, PRD-14).
         */
        get: operations["getManualRebate"];
        put?: never;
        /**
         * Claim the rebate
         * @description Pays the amount available at that moment into the wallet. Repeating a requestId has no further effect (D-065, PRD-14).
         */
        post: operations["claimManualRebate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/missionSummary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The missions with the member's progress
         * @description Every mission with its reward, its limit and the member's progress. Accounts that are not eligible see the missions and why they cannot claim (API-46).
         */
        get: operations["getMissionSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/missionClaim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claim the reward of a task
         * @description Once per day, per week or ever, by the kind of mission. Repeating a requestId returns the same claim (API-46).
         */
        post: operations["claimMission"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/missionLeaderboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The leaderboard of missions
         * @description Open to everyone; it contains the member's own place. Names are masked unless their owners show them. Points come from missions and check-ins, never from stakes (API-47).
         */
        get: operations["getMissionLeaderboard"];
        /**
         * Show or mask the own name
         * @description Masked until the member changes it. Setting the same value again changes nothing (API-47).
         */
        put: operations["setLeaderboardName"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/points/balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The member's points
         * @description Points earned by deposits, play and missions, less redeemed ones. Points never expire (API-53, WAL-16).
         */
        get: operations["getPointsBalance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/points/rewards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The rewards for points
         * @description Anyone may read it. Each reward lists the fields that its redemption requires: a size, an address, the number of a top-up. A sold-out reward stays in the list without stock (API-54).
         */
        get: operations["getPointsRewards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/points/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The rates for earning and converting points
         * @description Anyone may read it. The deposits, and the stakes by type of game, that earn one point, and the rate for converting points (API-55, D-053, WAL-17, WAL-18).
         */
        get: operations["getPointsConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/points/redemptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Redemptions and conversions
         * @description Newest first, each with its delivery details, which only the member can read. With a requestId only its redemption, for a request whose response was lost: an empty list means that nothing was done (API-56, ENT-70).
         */
        get: operations["getPointsRedemptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/points/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The points transactions
         * @description Newest first. Playing is one entry for each day and type of game, deposits and redemptions are one each (API-57, ENT-69).
         */
        get: operations["getPointsTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/points/redeem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Redeem points for a reward
         * @description Encrypted on the wire; the payment password is checked (WAL-19). Points are deducted at once; a rejected redemption returns them. A field of the reward that is missing, invalid or not requested is refused with 422, and no points are deducted. Repeating a requestId has no further effect (API-58).
         */
        post: operations["redeemPoints"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/points/convert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Convert points to money
         * @description Encrypted on the wire; the payment password is checked (WAL-19). The money is credited at once, without turnover requirement. Repeating a requestId has no further effect (API-59).
         */
        post: operations["convertPoints"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/articles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One page of the blog or the news
         * @description Blog or news, latest first, without their full texts; open to everyone. A page after the last one is empty (OTH-16).
         */
        get: operations["getArticles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/article": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One article
         * @description The text of one article; open to everyone. It is HTML and is sanitized before it is shown; an unknown one is not found (OTH-16).
         */
        get: operations["getArticle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/wheel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The prize wheel
         * @description The segments with their chances, the member's tickets and the period of the wheel. The chances are the ones the draw uses (OTH-22).
         */
        get: operations["getWheel"];
        put?: never;
        /**
         * Spin the wheel
         * @description Takes one ticket and draws a segment by its chance; the response arrives before the animation. Repeating a requestId returns the same result and does not take another ticket (OTH-22).
         */
        post: operations["spinWheel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/wheelResults": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The member's prizes of the wheel
         * @description The member's prizes, newest first, so that a spin whose response was lost can be found (OTH-22).
         */
        get: operations["getWheelResults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/redEnvelope": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The red envelopes
         * @description The envelopes of now and soon, with the chances of each and whether this member has opened it (OTH-23).
         */
        get: operations["getRedEnvelopes"];
        put?: never;
        /**
         * Open a red envelope
         * @description Draws the amount by the chances of the envelope; each member opens an envelope once. Repeating a requestId returns the same result; with another envelope it is a conflict (OTH-23).
         */
        post: operations["openRedEnvelope"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/redEnvelopeResults": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The envelopes that the member opened
         * @description The member's results, newest first, so that an opening whose response was lost can be found (OTH-23).
         */
        get: operations["getRedEnvelopeResults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/raffle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The raffle of this week
         * @description The prizes of the current raffle, when it is drawn, the member's numbers, and the promotions that bring more (API-48).
         */
        get: operations["getRaffle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/raffleResults": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Raffles that have been drawn
         * @description Past raffles with the winning numbers, and which of them are the member's (API-48).
         */
        get: operations["getRaffleResults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/rafflePromotionClaim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claim the raffle tickets of a promotion
         * @description The tickets of a promotion whose condition is met, once in each raffle. Repeating a requestId returns the same numbers; with another promotion it is a conflict (API-48).
         */
        post: operations["claimRaffleTickets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Send feedback
         * @description Sends a question or a complaint to the merchant; guests may write too. Refused with feedback.too.often until some time after each message, and with captcha.wrong (API-21, ENT-11).
         */
        put: operations["sendFeedback"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/liveChatModels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The departments of the live chat
         * @description Each department with its hours; open to everyone. Refused if the merchant has no live chat (API-42).
         */
        get: operations["getLiveChatModels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/launchChat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The address of a chat
         * @description The address of one chat, which identifies the member if there is a session, with the portal's theme and time format. Refused with chat.offline outside the hours of the department (API-43).
         */
        get: operations["launchChat"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/v2/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The messages, newest first
         * @description The messages of one kind: to all members, or to this member alone. Payment messages contain facts, and the portal writes their text. A message deleted after `until` keeps its place: its page becomes shorter, but other pages do not shift (MBR-13, D-062, D-063).
         */
        get: operations["getMessages"];
        put?: never;
        post?: never;
        /**
         * Delete a message
         * @description Removes the message from the list; it can be restored for a day. Deleting a deleted message returns the same response (D-062, F-13).
         */
        delete: operations["deleteMessage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/v2/messages/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring a deleted message back
         * @description Restores the message with its read state. Restoring an existing message returns the same response (F-13).
         */
        post: operations["restoreMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/v2/messages/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a message as read
         * @description Marks an opened message as read. Repeating the call changes nothing (D-062).
         */
        post: operations["readMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/v2/messages/readAll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark all messages of a kind as read
         * @description Only those that arrived before this call; a message that arrives meanwhile stays unread (D-062).
         */
        post: operations["readAllMessages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/v2/messages/preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The member's notification preferences
         * @description Marketing is off until its member allows it, separately for each product and channel (F-34).
         */
        get: operations["getNotificationPreferences"];
        /**
         * Turn one topic on or off for one way
         * @description Fixed channels of a topic cannot be turned off. Marketing stays off while the member has excluded themselves (F-34).
         */
        put: operations["setNotificationPreference"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/v2/messages/unread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The number of unread messages
         * @description The number for the badge of the messages, for members. Not called for trials; live changes come over the socket (API-45, ROL-12).
         */
        get: operations["getUnread"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "balance.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The balance has changed. */
        post: operations["onBalanceUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "message.new": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A message has arrived. */
        post: operations["onMessageNew"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "deposit.credited": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A deposit has been credited. */
        post: operations["onDepositCredited"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "deposit.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A deposit has failed. */
        post: operations["onDepositFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "withdrawal.approved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A withdrawal has been approved. */
        post: operations["onWithdrawalApproved"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "withdrawal.rejected": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A withdrawal has been rejected; the amount is back in the balance. */
        post: operations["onWithdrawalRejected"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "withdrawal.confirmRequired": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A withdrawal waits for the confirmation of receipt. */
        post: operations["onWithdrawalConfirmRequired"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "contract.offered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An upline has offered a contract. */
        post: operations["onContractOffered"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "contract.changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A contract has moved on. */
        post: operations["onContractChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "contract.terminated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A contract has been terminated. */
        post: operations["onContractTerminated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "reward.available": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A reward can be claimed. */
        post: operations["onRewardAvailable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "session.kicked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The account has logged in elsewhere; this session has ended. */
        post: operations["onSessionKicked"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "system.maintenance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Maintenance begins, ends, or is announced. */
        post: operations["onSystemMaintenance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "limits.reached": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A limit of the member is reached. */
        post: operations["onLimitsReached"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /** @description The body of an operation marked x-encrypted; application/vnd.portal.clear+json documents the JSON inside. The additional authenticated data of ct is the text of v, kid, alg, ts and nonce in this order, joined by dots, so that none of them can be changed. A reused nonce and a ts more than five minutes off are refused with 422, and so is version 1, which did not authenticate them. */
        EncryptedEnvelope: {
            /**
             * @description Version of this envelope; always 2.
             * @constant
             */
            v: 2;
            /** @description Id of the transport key of the permission configuration that wrapped the key. */
            kid: string;
            /** @constant */
            alg: "RSA-OAEP-256+A256GCM";
            /** @description The AES-256 key wrapped with RSA-OAEP (SHA-256). */
            key: components["schemas"]["Base64"];
            iv: components["schemas"]["Base64"];
            /** @description AES-GCM of the UTF-8 JSON with the additional authenticated data, tag at the end. */
            ct: components["schemas"]["Base64"];
            ts: components["schemas"]["EpochMs"];
            /** @description 16 random bytes. */
            nonce: string;
        };
        /** @description Any message of the socket. */
        SocketEvent: components["schemas"]["BalanceUpdatedEvent"] | components["schemas"]["MessageNewEvent"] | components["schemas"]["DepositCreditedEvent"] | components["schemas"]["DepositFailedEvent"] | components["schemas"]["WithdrawalApprovedEvent"] | components["schemas"]["WithdrawalRejectedEvent"] | components["schemas"]["WithdrawalConfirmRequiredEvent"] | components["schemas"]["ContractOfferedEvent"] | components["schemas"]["ContractTerminatedEvent"] | components["schemas"]["ContractChangedEvent"] | components["schemas"]["RewardAvailableEvent"] | components["schemas"]["SessionKickedEvent"] | components["schemas"]["SystemMaintenanceEvent"] | components["schemas"]["LimitsReachedEvent"];
        /** @description Id of this response in the server's log; shown to the player with an error. */
        TraceId: string;
        /** @description A moment as milliseconds since 1970-01-01T00:00:00Z, until the end of the year 9999. */
        EpochMs: number;
        CustomerServiceEntry: {
            /** @enum {string} */
            csType: "LIVECHAT" | "FACEBOOK" | "TELEGRAM" | "WHATSAPP";
            title: string;
            /** @description Encrypted address; its key comes from the last 8 characters. */
            path: string;
        };
        /** @description Path below an image CDN of the configuration ("games/12345.svg"), or an absolute https address. */
        ImagePath: string;
        /** @description The name in other languages, by portal language code. Missing languages show the plain name. */
        LocalNames: {
            [key: string]: string;
        };
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
            localNames?: components["schemas"]["LocalNames"];
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
            /** @description Regular expression of the server, if it has its own. */
            acceptedPattern: string | null;
            /** @description Number of a known pattern family. */
            patternId: string | null;
            /** @description Fewest characters (code points). */
            minLength: number;
            /** @description Most characters (code points). */
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
        /** @description Numeric user types by role. A type in none of the lists is refused. */
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
            localNames?: components["schemas"]["LocalNames"];
            phone: string | null;
            url: string | null;
        };
        /** @description Minutes of play between two checks. */
        RealityCheckMinutes: number;
        Jurisdiction: {
            code: string;
            /** @description Lowest age to play, in years. */
            minAge: number;
            /** @description A simulated jackpot must be labelled as illustrative. */
            simulatedJackpotLabel: boolean;
            helplines: components["schemas"]["HelpLine"][];
            /** @description Free demos may be played without an account. */
            demoBeforeLogin: boolean;
            /** @description The default interval of reality checks; 60 when absent. */
            realityCheckMinutes?: components["schemas"]["RealityCheckMinutes"];
            /** @description An idle session ends after this many minutes, with a warning one minute before. When absent, it ends only when the server ends it. */
            idleMinutes?: number;
        };
        JackpotSettings: {
            /** @enum {string} */
            source: "SIMULATED" | "SERVER";
        };
        RememberSettings: {
            /** @description The password may be remembered in addition to the username. */
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
        LiveChatModelId: string;
        /** @description Decimal amount with two decimals and no leading zeros as text, above zero. */
        PositiveMoney: string;
        /** @enum {string} */
        SocialProvider: "GOOGLE" | "FACEBOOK" | "TELEGRAM" | "LINE";
        /** @description The features of this host, its roles and its rules. */
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
            /** @description Bases of game pages whose launch address is relative, picked the same way. Https only on a host of launchHosts. */
            launchGameCDNs: components["schemas"]["CdnBase"][];
            /** @description Hosts that a launch address may point to, in addition to this one. */
            launchHosts: string[];
            /**
             * @description The betting page for lotteries of Vietnam: the portal's, or the vendor's own client, which is launched.
             * @enum {string}
             */
            vnLotteryClient: "PORTAL" | "VENDOR";
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
            /** @description The department whose chat is in the agents' frame; null when agents have no chat room (D-067). */
            agentChatRoom: components["schemas"]["LiveChatModelId"] | null;
            /** @description Shown after registration; null when there is none. */
            afterRegisterBonus: components["schemas"]["PositiveMoney"] | null;
            /** @description Login services that are offered. */
            social: components["schemas"]["SocialProvider"][];
        };
        /**
         * @description The error codes with their own text and handling. Later servers may send others: then the message is shown, or "Unknown error" without one.
         * @enum {string}
         */
        KnownErrorCode: "login.bad.credentials" | "login.captcha.required" | "login.locked" | "login.not.member" | "login.not.agent" | "login.ip.unverified" | "session.expired" | "session.kicked" | "register.username.taken" | "register.mobile.taken" | "register.affiliate.invalid" | "register.affiliate.disabled" | "sms.too.many" | "sms.code.invalid" | "sms.code.expired" | "password.same.as.old" | "password.old.wrong" | "profile.locked" | "totp.code.wrong" | "passkey.challenge.invalid" | "account.closed" | "account.matters.open" | "payment.password.unset" | "payment.password.wrong" | "payment.password.locked" | "balance.insufficient" | "limit.deposit.reached" | "deposit.min" | "deposit.max" | "deposit.closed" | "deposit.reference.used" | "limit.loss.reached" | "limit.stake.reached" | "limit.time.reached" | "limit.product.blocked" | "limit.not.ready" | "limit.pause.longer" | "reality.check.due" | "self.excluded" | "kyc.required" | "turnover.unmet" | "withdraw.min" | "withdraw.max" | "withdraw.daily.count" | "withdraw.daily.amount" | "withdraw.closed" | "withdraw.proof.required" | "withdraw.dispute.closed" | "bankcard.limit" | "bankcard.missing" | "bankcard.duplicate" | "bankcard.taken" | "bankcard.name.mismatch" | "bankcard.number.invalid" | "bankcard.in.use" | "transfer.not.allowed" | "transfer.receiver.closed" | "points.insufficient" | "reward.already.claimed" | "reward.not.reached" | "reward.not.eligible" | "reward.closed" | "contract.conflict" | "game.maintenance" | "vendor.maintenance" | "module.maintenance" | "game.unavailable.region" | "lottery.draw.closed" | "lottery.stake.low" | "lottery.stake.high" | "function.not.available" | "captcha.wrong" | "feedback.too.often" | "upload.type" | "upload.size" | "favorites.full" | "promotion.ended" | "promotion.not.eligible" | "promotion.already.applied" | "promotion.proof.required" | "promotion.not.started" | "promotion.not.today" | "promotion.new.members" | "promotion.not.claimable" | "contract.open.already" | "contract.changed" | "contract.ends.unconfirmed" | "contract.payment.due" | "prize.not.eligible" | "prize.not.started" | "prize.ended" | "prize.no.tickets" | "prize.already.taken" | "prize.all.gone" | "prize.condition.unmet" | "domain.invalid" | "sms.quota.exceeded" | "human.check.required" | "human.check.failed" | "register.underage" | "member.not.found" | "social.unlinked" | "social.denied" | "social.already.linked" | "chat.offline" | "phone.invalid.phone.number" | "phone.missing.phone.number" | "phone.too.many.requests" | "phone.unknown" | "phone.invalid.verification.code" | "phone.missing.verification.code" | "phone.captcha.check.failed" | "phone.unauthorized.domain" | "phone.quota.exceeded" | "phone.operation.not.allowed" | "phone.code.expired" | "unknown" | "request.invalid" | "resource.not.found" | "resource.conflict" | "rate.limited" | "region.blocked" | "password.change.required" | "account.read.only" | "system.maintenance";
        /** @description One of the known codes, or one that a later server adds. */
        ErrorCode: components["schemas"]["KnownErrorCode"] | string;
        /** @description The refusal as text, for a code that the portal has no text for. */
        RefusalMessage: string;
        /** @description Body of a 200 with a business error without details. Responses with details have their own branch. */
        Refusal: {
            /** @constant */
            success: false;
            value: null;
            errorCode: components["schemas"]["ErrorCode"];
            message?: components["schemas"]["RefusalMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description Answer of getPermissionConfig. */
        PermissionConfigAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["PermissionConfig"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        /** @description One reason why a request was refused with 422. */
        Violation: {
            /** @description The position as a JSON pointer below body, query or header. */
            path: string;
            reason: string;
        };
        /** @description Details of a transport error. */
        RefusalDetails: {
            /** @description With 422. */
            violations?: components["schemas"]["Violation"][];
            /** @description With 503, when the end is known. */
            maintenanceEnd?: components["schemas"]["EpochMs"] | null;
            /** @description With 429 and 503; the same number as the Retry-After header. */
            retryAfterSeconds?: number;
            /** @description With 403 by region, the visitor's IP address. */
            ip?: string;
        };
        /** @description Body of every response other than 2xx. */
        ErrorEnvelope: {
            /** @constant */
            success: false;
            value: components["schemas"]["RefusalDetails"] | null;
            errorCode: components["schemas"]["ErrorCode"];
            message?: components["schemas"]["RefusalMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        SystemStatus: {
            /**
             * @description 0 normal, 1 maintenance, 2 region restricted. Maintenance takes precedence.
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
            /** @constant */
            success: true;
            value: components["schemas"]["SystemStatus"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        WhitelabelSettings: {
            whitelabel: components["schemas"]["WhitelabelNode"][];
        };
        /** @description Answer of getWhitelabel. */
        WhitelabelAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["WhitelabelSettings"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        DomainRoute: {
            mainDomain: string;
            domainRoute: string[];
        };
        /** @description Answer of getDomainRoute. */
        DomainRouteAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["DomainRoute"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        RegisterSettings: {
            fields: components["schemas"]["RegisterRules"];
            /** @description The initial password of accounts opened by an agent; it must be changed at the first login. */
            defaultPassword: string | null;
        };
        /** @description Answer of getRegisterSettings. */
        RegisterSettingsAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["RegisterSettings"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
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
            /** @constant */
            success: true;
            value: components["schemas"]["HelpCenter"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
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
            /** @constant */
            success: true;
            value: components["schemas"]["Countries"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        Base64: string;
        /** @description Proof of a passed human check, as returned by its provider. */
        HumanCheck: {
            /** @enum {string} */
            provider: "none" | "slider" | "token";
            token: string;
        };
        FirebaseChannel: string;
        FirebaseIdToken: string;
        LoginRequest: {
            /** @description Username, or the mobile number when type is sms. */
            username: string;
            /** @description Password, or the SMS code when type is sms. */
            password: string;
            /** @enum {string} */
            type: "username" | "sms";
            /** @description The state of the remember-me box; remembered data stays on the device. Absent if there is no box. */
            rememberMe?: boolean;
            /**
             * @description The login page used, so that the server can refuse the wrong kind of account.
             * @enum {string}
             */
            side?: "player" | "agent";
            captcha?: string;
            countryDialingCode?: components["schemas"]["DialingCode"];
            humanCheck?: components["schemas"]["HumanCheck"];
            firebaseChannel?: components["schemas"]["FirebaseChannel"];
            /** @description With type sms and the external phone service; password is then the code again. */
            firebaseIdToken?: components["schemas"]["FirebaseIdToken"];
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
            /** @description The end of a trial session; absent for other sessions. */
            expiresAt?: components["schemas"]["EpochMs"];
            userInfo: components["schemas"]["LoginUser"];
        };
        /** @enum {string} */
        VerificationMethod: "MOBILE" | "EMAIL" | "BANK_NAME" | "TOTP";
        /** @description The details of a refused login that the next attempt needs. */
        LoginRefusal: {
            /** @description The next attempt must include a captcha. */
            captcha?: boolean;
            /** @description With login.ip.unverified, the ways to verify the login. */
            methods?: components["schemas"]["VerificationMethod"][];
            /** @description With methods; to be sent with the proof. */
            challengeId?: string;
            /** @description Attempts left before the lock, after a wrong proof. */
            triesLeft?: number;
            /** @description With login.locked. */
            lockedUntil?: components["schemas"]["EpochMs"];
        };
        /** @description Answer of login, loginFreeplay and verifyLogin. */
        LoginAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["LoginValue"];
            traceId: components["schemas"]["TraceId"];
        } | {
            /** @constant */
            success: false;
            value: components["schemas"]["LoginRefusal"] | null;
            errorCode: components["schemas"]["ErrorCode"];
            message?: components["schemas"]["RefusalMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        FreeplayRequest: {
            os: string;
            /** @constant */
            platform: "W";
            /** @description Random text encrypted with the transport key (RSA-OAEP, SHA-256), base64. */
            random: components["schemas"]["Base64"];
            /**
             * @description Version of the gateway; always 3.
             * @constant
             */
            gatewayVersion: 3;
        };
        LoginVerificationRequest: {
            challengeId: string;
            method: components["schemas"]["VerificationMethod"];
            /** @description Code, or the name on the bank account. */
            answer: string;
        };
        VerificationCodeRequest: {
            challengeId: string;
            /** @enum {string} */
            method: "MOBILE" | "EMAIL";
        };
        VerificationCode: {
            /** @description Minutes until the code expires. */
            expiredMinutes: number;
            /** @description The number or mailbox, masked. */
            sentTo: string;
        };
        /** @description Answer of sendVerificationCode. */
        VerificationCodeAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["VerificationCode"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        SocialStartRequest: {
            provider: components["schemas"]["SocialProvider"];
        };
        SocialStart: {
            /** @description Absolute https address, or a path of this host. */
            url: string;
            /** @description Returned with the code; another state is refused. */
            state: string;
        };
        /** @description Answer of startSocial. */
        SocialStartAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["SocialStart"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        SocialLoginRequest: {
            provider: components["schemas"]["SocialProvider"];
            state: string;
            code: string;
        };
        LinkTicket: string;
        /** @description With social.unlinked, the data for linking the account. */
        SocialRefusal: {
            linkTicket: components["schemas"]["LinkTicket"];
            displayName: string;
        };
        /** @description Answer of loginSocial. */
        SocialLoginAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["LoginValue"];
            traceId: components["schemas"]["TraceId"];
        } | {
            /** @constant */
            success: false;
            value: components["schemas"]["SocialRefusal"] | components["schemas"]["LoginRefusal"] | null;
            errorCode: components["schemas"]["ErrorCode"];
            message?: components["schemas"]["RefusalMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description Answer of a write without a value. */
        EmptyAnswer: {
            /** @constant */
            success: true;
            value: null;
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        /** @description The picture as a data URL. Four letters or digits, valid for one attempt. */
        CaptchaImage: string;
        /** @description Answer of getCaptcha. */
        CaptchaAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["CaptchaImage"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        /** @description National mobile number, digits only, no dialling code. */
        MobileNumber: string;
        LoginSmsRequest: {
            mobileNum: components["schemas"]["MobileNumber"];
            countryDialingCode: components["schemas"]["DialingCode"];
            captcha?: string;
            humanCheck?: components["schemas"]["HumanCheck"];
        };
        SmsTicket: {
            /** @description How long the code is valid; the next one can be requested after that. */
            expiredMinutes: number;
        };
        /** @description Answer of sendLoginSms. */
        SmsAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["SmsTicket"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        RegisterSmsRequest: {
            mobileNo: components["schemas"]["MobileNumber"];
            countryDialingCode: components["schemas"]["DialingCode"];
            captcha?: string;
            humanCheck?: components["schemas"]["HumanCheck"];
        };
        PasswordSmsRequest: {
            mobileNum: components["schemas"]["MobileNumber"];
            countryDialingCode: components["schemas"]["DialingCode"];
            captcha?: string;
            humanCheck?: components["schemas"]["HumanCheck"];
        };
        PhoneCodeRequest: {
            /** @description International number, plus sign and digits (E.164). Checked by the service, not here. */
            phoneNumber: string;
            humanCheck?: components["schemas"]["HumanCheck"];
        };
        PhoneSession: {
            sessionInfo: string;
        };
        /** @description Answer of sendPhoneCode. */
        PhoneSessionAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["PhoneSession"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        PhoneConfirmRequest: {
            sessionInfo: string;
            code: string;
        };
        PhoneProof: {
            firebaseChannel: components["schemas"]["FirebaseChannel"];
            firebaseIdToken: components["schemas"]["FirebaseIdToken"];
        };
        /** @description Answer of confirmPhoneCode. */
        PhoneProofAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["PhoneProof"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        /** @enum {string} */
        HumanProvider: "slider" | "token";
        HumanStartRequest: {
            provider: components["schemas"]["HumanProvider"];
        };
        HumanChallenge: {
            challengeId: string;
            /** @description Set at once if the provider needs no action by the visitor; otherwise null. */
            token: string | null;
        };
        /** @description Answer of startHumanCheck. */
        HumanChallengeAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["HumanChallenge"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        HumanPassRequest: {
            challengeId: string;
            /**
             * @description The movement of the slider.
             * @enum {string}
             */
            method: "pointer" | "keyboard";
            /** @description The number of moves. */
            steps: number;
            /** @description How long the visitor took, in milliseconds. */
            durationMs: number;
        };
        HumanPass: {
            token: string;
        };
        /** @description Answer of passHumanCheck. */
        HumanPassAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["HumanPass"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        PromoSwitch: {
            enabled: boolean;
        };
        /** @description Permanent offers by name, and whether the member may use them. */
        AvailablePromo: {
            REFERRAL: components["schemas"]["PromoSwitch"];
        };
        /** @description Decimal amount with two decimals and no leading zeros as text, may be negative. */
        Money: string;
        Pause: {
            /** @enum {string} */
            kind: "TIME_OUT" | "SELF_EXCLUSION";
            from: components["schemas"]["EpochMs"];
            /** @description null if it has no end. */
            until: components["schemas"]["EpochMs"] | null;
        };
        MemberInfo: {
            /** @description Names the member. */
            id: number;
            customerId: string;
            /** @description The username. */
            account: string;
            nickname: string | null;
            /** @description Numeric user type; userTypes of the configuration maps it to a role. */
            type: number;
            currency: components["schemas"]["CurrencyCode"];
            language: components["schemas"]["LanguageCode"];
            hasVip: boolean;
            vipLabelName: string | null;
            /** @description Rank among the VIP levels, higher is better; null without one. */
            vipRankLevel: number | null;
            /** @description Count of promotions open to the member. */
            availablePromoCount: number;
            availablePromo: components["schemas"]["AvailablePromo"];
            firstTimeLogin: boolean;
            /** @description While true, calls not marked x-before-password-change are refused. */
            mustChangePassword?: boolean;
            /** @description Deposits minus withdrawals over the life of the account. */
            netDeposit: components["schemas"]["Money"];
            /** @description The member has set limits. */
            limitsSet: boolean;
            /** @description Only for an agent's accountant, who can read that agent's pages: every write except logout, own password and own preferences is refused with 403 and account.read.only (F-48). */
            readOnly?: boolean;
            /** @description Only for agents; whether they have the pages of salaries (CON-11). */
            enableSalary?: boolean;
            /** @description Only for agents; whether they have the pages of contracts (CON-11). */
            enableContract?: boolean;
            /** @description The end of a trial session; absent for other sessions. */
            expiresAt?: components["schemas"]["EpochMs"];
            /** @description The active break from play, during which promotions are hidden; absent without one (F-26). */
            pause?: components["schemas"]["Pause"];
        };
        /** @description Answer of getMemberInfo. */
        MemberInfoAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["MemberInfo"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        /** @description Id of this request; repeating it with the same content has no further effect. */
        SecurityRequestId: string;
        UpdateProfileRequest: {
            /** @description Two to twenty characters, or empty. */
            nickname?: string;
            /** @description As on the identity document. */
            fullName?: string;
            /** @description yyyy-MM-dd. */
            birthday?: string;
            /** @description ISO 3166-1 alpha-2. */
            nationality?: string;
            placeOfBirth?: string;
            /** @description One of the portal’s occupations. */
            occupation?: string;
            /** @description One of the portal’s sources of income. */
            incomeSource?: string;
            address?: string;
            permanentAddress?: string;
            currentAddress?: string;
            /** @description Number there. */
            whatsapp?: string;
            /** @description Name there. */
            telegram?: string;
            /** @description Name there. */
            line?: string;
            /** @description Name there. */
            facebook?: string;
            /** @description Name there. */
            wechat?: string;
            requestId: components["schemas"]["SecurityRequestId"];
        };
        ProfileValues: {
            /** @description Two to twenty characters. */
            nickname: string;
            /** @description As on the identity document. */
            fullName: string;
            /** @description yyyy-MM-dd. */
            birthday: string;
            /** @description ISO 3166-1 alpha-2. */
            nationality: string;
            placeOfBirth: string;
            /** @description One of the portal’s occupations. */
            occupation: string;
            /** @description One of the portal’s sources of income. */
            incomeSource: string;
            address: string;
            permanentAddress: string;
            currentAddress: string;
            /** @description Number or name there. */
            whatsapp: string;
            /** @description Name there. */
            telegram: string;
            /** @description Name there. */
            line: string;
            /** @description Name there. */
            facebook: string;
            /** @description Name there. */
            wechat: string;
        };
        /** @enum {string} */
        ProfileField: "nickname" | "fullName" | "birthday" | "nationality" | "placeOfBirth" | "occupation" | "incomeSource" | "address" | "permanentAddress" | "currentAddress" | "whatsapp" | "telegram" | "line" | "facebook" | "wechat";
        ProfileLock: {
            field: components["schemas"]["ProfileField"];
            /**
             * @description Set once, verified by the identity check, or fixed by the first withdrawal.
             * @enum {string}
             */
            reason: "SET_ONCE" | "VERIFIED" | "WITHDRAWN";
        };
        Profile: {
            values: components["schemas"]["ProfileValues"];
            locked: components["schemas"]["ProfileLock"][];
        };
        /** @description Answer of getProfile and updateProfile. */
        ProfileAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["Profile"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        MemberIcon: {
            /** @description The avatar: one of the choices, or the member's own picture at an address that cannot be guessed; null means the initials. */
            icon: components["schemas"]["ImagePath"] | null;
            choices: components["schemas"]["ImagePath"][];
        };
        /** @description Answer of getMemberIcon and updateMemberIcon. */
        MemberIconAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["MemberIcon"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        MemberIconRequest: {
            /** @description One of the choices; null for the initials, or with an upload. */
            icon: components["schemas"]["ImagePath"] | null;
            /** @description The id of an uploaded picture of up to 256 KiB to use as avatar. */
            upload?: string;
        };
        FirstLogin: {
            /** @constant */
            firstTimeLogin: false;
        };
        /** @description Answer of firstLogin. */
        FirstLoginAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["FirstLogin"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        LanguageRequest: {
            language: components["schemas"]["LanguageCode"];
        };
        ChangePasswordRequest: {
            oldPassword: string;
            newPassword: string;
            /** @description The new password again. */
            confirmNewPassword: string;
        };
        PaymentPasswordState: {
            set: boolean;
            /** @description The end of the lock after wrong attempts; null when it is not locked. */
            lockedUntil: components["schemas"]["EpochMs"] | null;
        };
        Passkey: {
            id: string;
            /** @description The member's name for the device. */
            name: string;
            addedAt: components["schemas"]["EpochMs"];
        };
        LinkedAccount: {
            provider: components["schemas"]["SocialProvider"];
            displayName: string;
            linkedAt: components["schemas"]["EpochMs"];
        };
        /**
         * @description The channel of a code.
         * @enum {string}
         */
        CodeMethod: "MOBILE" | "EMAIL";
        SecurityConfig: {
            /** @description When the login password was last set or changed. */
            passwordChangedAt: components["schemas"]["EpochMs"];
            paymentPassword: components["schemas"]["PaymentPasswordState"];
            /** @description An authenticator app is bound. */
            totp: boolean;
            /** @description Recovery codes that are not used yet. */
            recoveryCodesLeft: number;
            passkeys: components["schemas"]["Passkey"][];
            /** @description Accounts of login services, linked permanently. */
            linked: components["schemas"]["LinkedAccount"][];
            /** @description The bound number, masked; null without one. */
            mobile: string | null;
            /** @description The bound mailbox, masked; null without one. */
            email: string | null;
            /** @description The channels that sendMemberCode can use now. */
            codeMethods: components["schemas"]["CodeMethod"][];
        };
        /** @description Answer of getSecurityConfig. */
        SecurityConfigAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["SecurityConfig"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        /** @description Six digits. */
        PaymentPassword: string;
        SetPaymentPasswordRequest: {
            password: components["schemas"]["PaymentPassword"];
            requestId: components["schemas"]["SecurityRequestId"];
        };
        ChangePaymentPasswordRequest: {
            oldPassword: components["schemas"]["PaymentPassword"];
            newPassword: components["schemas"]["PaymentPassword"];
            requestId: components["schemas"]["SecurityRequestId"];
        };
        /** @description The details of a refused payment password that the next attempt needs. */
        PaymentPasswordTrouble: {
            /** @description With payment.password.wrong, the attempts left before the lock. */
            attemptsLeft?: number;
            /** @description With payment.password.locked. */
            lockedUntil?: components["schemas"]["EpochMs"];
        };
        /** @description Like Refusal, for calls that require the payment password. */
        PaymentRefusal: {
            /** @constant */
            success: false;
            value: components["schemas"]["PaymentPasswordTrouble"] | null;
            errorCode: components["schemas"]["ErrorCode"];
            message?: components["schemas"]["RefusalMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description Answer of changePaymentPassword. */
        PaymentPasswordAnswer: {
            /** @constant */
            success: true;
            value: null;
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["PaymentRefusal"];
        /** @description The code that was sent. */
        OneTimeCode: string;
        ResetPaymentPasswordRequest: {
            method: components["schemas"]["CodeMethod"];
            code: components["schemas"]["OneTimeCode"];
            password: components["schemas"]["PaymentPassword"];
            requestId: components["schemas"]["SecurityRequestId"];
        };
        MemberCodeRequest: {
            /** @enum {string} */
            purpose: "PAYMENT_PASSWORD" | "BIND";
            method: components["schemas"]["CodeMethod"];
            /** @description With BIND and MOBILE, the new number. */
            mobileNum?: components["schemas"]["MobileNumber"];
            countryDialingCode?: components["schemas"]["DialingCode"];
            /** @description With BIND and EMAIL, the new mailbox. */
            email?: string;
        };
        /** @description Answer of sendMemberCode. */
        MemberCodeAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["VerificationCode"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        BindMobileRequest: {
            mobileNum: components["schemas"]["MobileNumber"];
            countryDialingCode: components["schemas"]["DialingCode"];
            code: components["schemas"]["OneTimeCode"];
            requestId: components["schemas"]["SecurityRequestId"];
        };
        BindEmailRequest: {
            email: string;
            code: components["schemas"]["OneTimeCode"];
            requestId: components["schemas"]["SecurityRequestId"];
        };
        TotpCodeRequest: {
            /** @description Six digits of the app, or a recovery code. */
            code: string;
            requestId: components["schemas"]["SecurityRequestId"];
        };
        RecoveryCodes: {
            /** @description Each is valid for one login without the app. */
            recoveryCodes: string[];
        };
        /** @description Answer of bindTotp. */
        RecoveryCodesAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["RecoveryCodes"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        TotpSecret: {
            /** @description Base32, for typing without a camera. */
            secret: string;
            /** @description Address for the QR code, otpauth://totp/... */
            url: string;
        };
        /** @description Answer of startTotp. */
        TotpSecretAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["TotpSecret"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        SocialLinkRequest: {
            provider: components["schemas"]["SocialProvider"];
            state: string;
            code: string;
        };
        SocialLinkTicket: {
            linkTicket: string;
            displayName: string;
        };
        /** @description Answer of startSocialLink. */
        SocialLinkTicketAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["SocialLinkTicket"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        AddPasskeyRequest: {
            id: string;
            /** @description Base64url, as returned by the browser. */
            clientDataJSON: string;
            /** @description Base64url, as returned by the browser. */
            attestationObject: string;
            name: string;
            requestId: components["schemas"]["SecurityRequestId"];
        };
        PasskeySite: {
            id: string;
            name: string;
        };
        PasskeyUser: {
            id: string;
            name: string;
            displayName: string;
        };
        PasskeyKind: {
            /** @constant */
            type: "public-key";
            /** @description COSE number of the signature. */
            alg: number;
        };
        PasskeyKnown: {
            /** @constant */
            type: "public-key";
            id: string;
        };
        /** @description PublicKeyCredentialCreationOptions of WebAuthn as JSON; bytes are base64url. */
        PasskeyOptions: {
            challenge: string;
            rp: components["schemas"]["PasskeySite"];
            user: components["schemas"]["PasskeyUser"];
            pubKeyCredParams: components["schemas"]["PasskeyKind"][];
            /** @description Milliseconds. */
            timeout: number;
            /** @description Existing passkeys of the account. */
            excludeCredentials: components["schemas"]["PasskeyKnown"][];
        };
        /** @description Answer of startPasskey. */
        PasskeyOptionsAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["PasskeyOptions"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        NamedRequest: {
            /** @description Of the session or passkey. */
            id: string;
            requestId: components["schemas"]["SecurityRequestId"];
        };
        OpenSession: {
            id: string;
            /** @description Browser and system. */
            device: string;
            /** @description Town and country, as far as known from the IP address. */
            place: string;
            /** @description IP address, with its last part masked. */
            ip: string;
            startedAt: components["schemas"]["EpochMs"];
            /** @description The session of this call. */
            current: boolean;
        };
        SessionList: {
            list: components["schemas"]["OpenSession"][];
        };
        /** @description Answer of getSessions. */
        SessionListAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["SessionList"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        LoginEntry: {
            id: string;
            at: components["schemas"]["EpochMs"];
            device: string;
            place: string;
            ip: string;
            /** @enum {string} */
            method: "PASSWORD" | "CODE" | "SOCIAL";
            /** @enum {string} */
            outcome: "OK" | "REFUSED";
        };
        LoginHistory: {
            list: components["schemas"]["LoginEntry"][];
        };
        /** @description Answer of getLoginHistory. */
        LoginHistoryAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["LoginHistory"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        AuditEntry: {
            id: string;
            at: components["schemas"]["EpochMs"];
            /** @description Such as PAYMENT_PASSWORD_CHANGED; later servers may send others. */
            action: string;
            /** @description Detail of the event; empty without one. */
            detail: string;
        };
        AuditTrail: {
            list: components["schemas"]["AuditEntry"][];
        };
        /** @description Answer of getAuditTrail. */
        AuditTrailAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["AuditTrail"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        /**
         * @description The kinds of open matters of an account: money in the main wallet or at a vendor, a pending deposit or withdrawal, a bet, an open game, deposits tied to turnover, a bonus with its winnings, an active contract, a due contract payment, an agent's accountant. TURNOVER and BONUS are also part of a wallet.
         * @enum {string}
         */
        OpenMatterKind: "MAIN_WALLET" | "VENDOR_WALLET" | "DEPOSIT" | "WITHDRAWAL" | "BET" | "ROUND" | "TURNOVER" | "BONUS" | "CONTRACT" | "DUE" | "SUB_ACCOUNT";
        OpenMatter: {
            kind: components["schemas"]["OpenMatterKind"];
            /** @description Of the vendor or the promotion, in the requested language; otherwise null. */
            name: string | null;
            /** @description The number of matters of this kind. */
            count: number;
            /** @description null when it is not about money. */
            amount: components["schemas"]["Money"] | null;
            /** @description The latest time at which it settles by itself, for a bonus its last day; null when unknown. */
            until: components["schemas"]["EpochMs"] | null;
            /** @description Whether it must be settled before the account can be closed. Other matters are settled by closing. */
            blocks: boolean;
        };
        OpenMatters: {
            list: components["schemas"]["OpenMatter"][];
        };
        /** @description Answer of getOpenMatters. */
        OpenMattersAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["OpenMatters"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        CloseAccountRequest: {
            /** @description Of the login. */
            password: string;
            requestId: components["schemas"]["SecurityRequestId"];
        };
        /** @description Like Refusal; with account.matters.open it states what is open. */
        CloseAccountRefusal: {
            /** @constant */
            success: false;
            value: components["schemas"]["OpenMatters"] | null;
            errorCode: components["schemas"]["ErrorCode"];
            message?: components["schemas"]["RefusalMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description Answer of closeAccount. */
        CloseAccountAnswer: {
            /** @constant */
            success: true;
            value: null;
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["CloseAccountRefusal"];
        /**
         * @description Deposits in 24 hours, in 7 days, in a merchant month; net loss in a merchant day; stake of one round or bet; minutes of play for money in a merchant day.
         * @enum {string}
         */
        LimitKind: "DEPOSIT_DAY" | "DEPOSIT_WEEK" | "DEPOSIT_MONTH" | "LOSS_DAY" | "STAKE_ROUND" | "SESSION_DAY";
        /** @description An amount with two decimals, above zero; whole minutes for SESSION_DAY, up to 1440. */
        LimitValue: string;
        /** @description An amount with two decimals, negative when more was won than lost; whole minutes for SESSION_DAY. */
        LimitUse: string;
        /** @description A requested change that makes a limit weaker; it waits for a second confirmation. */
        LimitChange: {
            /** @description null lifts the limit. */
            value: components["schemas"]["LimitValue"] | null;
            /** @description When it can be confirmed. */
            readyAt: components["schemas"]["EpochMs"];
            /** @description When it lapses without a confirmation. */
            until: components["schemas"]["EpochMs"];
        };
        Limit: {
            kind: components["schemas"]["LimitKind"];
            /** @description null when none is set. */
            value: components["schemas"]["LimitValue"] | null;
            used: components["schemas"]["LimitUse"];
            /** @description null when none is set; never below zero. */
            left: components["schemas"]["LimitUse"] | null;
            /** @description When more becomes available; null when nothing is used, and for STAKE_ROUND. */
            resetsAt: components["schemas"]["EpochMs"] | null;
            pending: components["schemas"]["LimitChange"] | null;
        };
        /**
         * @description Kind of game, or of the vendors that offer it.
         * @enum {string}
         */
        GameType: "RNG" | "LIVE" | "FISH" | "PVP" | "SPORTS" | "ESPORTS" | "COCKFIGHT" | "LOTT" | "ELOTT" | "BGS";
        ProductBlock: {
            gameType: components["schemas"]["GameType"];
            since: components["schemas"]["EpochMs"];
            /** @description The request to open it again; its value is null. */
            pending: components["schemas"]["LimitChange"] | null;
        };
        Limits: {
            /** @description One of each kind. */
            limits: components["schemas"]["Limit"][];
            blocks: components["schemas"]["ProductBlock"][];
            /** @description The active break; the longer one of two. */
            pause: components["schemas"]["Pause"] | null;
            /** @description No deposit was made and no deposit limit was offered yet, so the portal asks for one first. */
            depositPrompt: boolean;
            /** @description Limits were last set or reviewed at least half a year ago. */
            reviewDue: boolean;
        };
        /** @description Answer of the calls that return the limits. */
        LimitsAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["Limits"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        /** @description Chosen by the client for one request, and repeated with every retry. */
        RequestId: string;
        LimitRequest: {
            kind: components["schemas"]["LimitKind"];
            value: components["schemas"]["LimitValue"] | null;
            /** @description The second confirmation of a pending change. */
            confirm: boolean;
            requestId: components["schemas"]["RequestId"];
        };
        ProductBlockRequest: {
            gameType: components["schemas"]["GameType"];
            blocked: boolean;
            /** @description The confirmation to reopen it. */
            confirm: boolean;
            requestId: components["schemas"]["RequestId"];
        };
        /** @description Play since the member began. */
        PlayFacts: {
            /** @description When this check was due; it names the check. */
            dueAt: components["schemas"]["EpochMs"];
            since: components["schemas"]["EpochMs"];
            /** @description How long the member has played. */
            minutes: number;
            /** @description Stakes in that time. */
            rounds: number;
            /** @description Payouts minus stakes. */
            net: components["schemas"]["Money"];
        };
        RealityCheck: {
            minutes: components["schemas"]["RealityCheckMinutes"];
            choices: components["schemas"]["RealityCheckMinutes"][];
            /** @description When the next check is due; null while the member is not playing for money, or one is due. */
            nextAt: components["schemas"]["EpochMs"] | null;
            due: components["schemas"]["PlayFacts"] | null;
        };
        /** @description Answer of the calls that return the reality check. */
        RealityCheckAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["RealityCheck"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        RealityCheckRequest: {
            minutes: components["schemas"]["RealityCheckMinutes"];
        };
        RealityCheckReply: {
            dueAt: components["schemas"]["EpochMs"];
            /** @enum {string} */
            answer: "CONTINUE" | "HISTORY" | "LEAVE";
        };
        TimeOutRequest: {
            /**
             * @description 24 hours, 7, 30 or 42 days.
             * @enum {string}
             */
            period: "DAY" | "WEEK" | "MONTH" | "SIX_WEEKS";
            requestId: components["schemas"]["RequestId"];
        };
        SelfExclusionRequest: {
            /** @enum {string} */
            period: "HALF_YEAR" | "ONE_YEAR" | "THREE_YEARS" | "FIVE_YEARS" | "PERMANENT";
            requestId: components["schemas"]["RequestId"];
        };
        ReviewRequest: {
            requestId: components["schemas"]["RequestId"];
        };
        /** @enum {string} */
        ActivityPeriod: "WEEK" | "MONTH";
        /** @description A day of the merchant's calendar. */
        Day: string;
        ActivityDay: {
            day: components["schemas"]["Day"];
            net: components["schemas"]["Money"];
        };
        ActivityStatement: {
            period: components["schemas"]["ActivityPeriod"];
            from: components["schemas"]["EpochMs"];
            to: components["schemas"]["EpochMs"];
            /** @description Count of deposits. */
            deposits: number;
            deposited: components["schemas"]["Money"];
            /** @description Count of withdrawals. */
            withdrawals: number;
            withdrawn: components["schemas"]["Money"];
            /** @description Stakes, of games and lotteries. */
            rounds: number;
            staked: components["schemas"]["Money"];
            won: components["schemas"]["Money"];
            /** @description Payouts minus stakes. */
            net: components["schemas"]["Money"];
            /** @description The net result of the same number of days before. */
            netBefore: components["schemas"]["Money"];
            /** @description The number of days with a stake. */
            days: number;
            /** @description The day with the greatest loss; null without one. */
            worstDay: components["schemas"]["ActivityDay"] | null;
        };
        /** @description Answer of the calls that return a summary of play. */
        ActivityStatementAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["ActivityStatement"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        /** @enum {string} */
        KycState: "NOT_STARTED" | "PENDING" | "MORE_NEEDED" | "VERIFIED" | "REJECTED";
        /** @enum {string} */
        KycDocument: "NID" | "PASSPORT" | "DRIVING_LICENCE";
        /**
         * @description The reason: what is missing or wrong.
         * @enum {string}
         */
        KycReason: "BLURRED" | "EXPIRED" | "NAME_DIFFERS" | "ADDRESS_NEEDED" | "UNDERAGE" | "FORGED";
        Kyc: {
            state: components["schemas"]["KycState"];
            document: components["schemas"]["KycDocument"] | null;
            /** @description With MORE_NEEDED and REJECTED. */
            reason: components["schemas"]["KycReason"] | null;
            sentAt: components["schemas"]["EpochMs"] | null;
            decidedAt: components["schemas"]["EpochMs"] | null;
            /** @description The latest time of the decision, while pending. */
            expectedAt: components["schemas"]["EpochMs"] | null;
        };
        /** @description Answer of getKyc and submitKyc. */
        KycAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["Kyc"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        KycRequest: {
            document: components["schemas"]["KycDocument"];
            /** @description Ids of uploaded pictures, each once. */
            files: string[];
            requestId: components["schemas"]["SecurityRequestId"];
        };
        /** @enum {string} */
        ConsentKind: "TERMS" | "PRIVACY" | "MARKETING_PORTAL" | "MARKETING_EMAIL" | "MARKETING_SMS";
        Consent: {
            kind: components["schemas"]["ConsentKind"];
            /** @description Marketing: for at least one product. */
            given: boolean;
            /** @description When it was given or withdrawn; null when it never was. */
            at: components["schemas"]["EpochMs"] | null;
            /** @description The accepted version of a text; null for marketing. */
            version: string | null;
            /** @description The current version; null for marketing. */
            current: string | null;
        };
        Consents: {
            list: components["schemas"]["Consent"][];
            /** @description The member is self-excluded; no marketing is sent, whatever was allowed. */
            marketingBlocked: boolean;
        };
        /** @description Answer of getConsents and setConsent. */
        ConsentsAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["Consents"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        ConsentRequest: {
            kind: components["schemas"]["ConsentKind"];
            given: boolean;
            /** @description The version of the accepted text. */
            version?: string;
        };
        /** @enum {string} */
        ErasureState: "NONE" | "WAITING" | "DONE";
        KeptRecord: {
            /** @enum {string} */
            what: "IDENTITY" | "MOVEMENTS" | "SAFER_PLAY" | "AUDIT";
            /** @description Years after the account is closed. */
            years: number;
        };
        Erasure: {
            state: components["schemas"]["ErasureState"];
            requestedAt: components["schemas"]["EpochMs"] | null;
            /** @description When the data are deleted, while a request is pending. */
            dueAt: components["schemas"]["EpochMs"] | null;
            doneAt: components["schemas"]["EpochMs"] | null;
            /** @description Days from a request until it is due. */
            waitDays: number;
            /** @description The data that are deleted. */
            erased: ("PROFILE" | "PICTURE" | "MESSAGES" | "LOGINS" | "MARKETING")[];
            /** @description The data that the operator is legally required to keep. */
            kept: components["schemas"]["KeptRecord"][];
        };
        /** @description Answer of getErasure, requestErasure and withdrawErasure. */
        ErasureAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["Erasure"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        ErasureRequest: {
            requestId: components["schemas"]["SecurityRequestId"];
        };
        DataExport: {
            fileName: string;
            /** @description JSON, indented. */
            text: string;
        };
        /** @description Answer of exportData. */
        DataExportAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["DataExport"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        RegisterText: string;
        /** @description Code of an affiliate, a referral or a recommender. */
        ReferralCode: string;
        /** @description Every field that the rules may enable; disabled and empty ones are not sent. */
        RegisterUser: {
            /** @description Username; for registerMobile the mobile number. */
            username: components["schemas"]["RegisterText"];
            password?: components["schemas"]["RegisterText"];
            confirmPassword?: components["schemas"]["RegisterText"];
            payeeName?: components["schemas"]["RegisterText"];
            email?: components["schemas"]["RegisterText"];
            qqNum?: components["schemas"]["RegisterText"];
            mobileNum?: components["schemas"]["MobileNumber"];
            countryDialingCode?: components["schemas"]["DialingCode"];
            recommenderId?: components["schemas"]["ReferralCode"];
            affiliateCode?: components["schemas"]["ReferralCode"];
            referralCode?: components["schemas"]["ReferralCode"];
            captcha?: string;
            verificationCode?: components["schemas"]["RegisterText"];
            paymentPassword?: components["schemas"]["RegisterText"];
            line?: components["schemas"]["RegisterText"];
            whatsapp?: components["schemas"]["RegisterText"];
            facebook?: components["schemas"]["RegisterText"];
            wechat?: components["schemas"]["RegisterText"];
            idNumber?: components["schemas"]["RegisterText"];
            /** @description Calendar date; persons below the jurisdiction's minimum age are refused. */
            birthday?: string;
            /** @description Host that the visitor is on. */
            domain?: string;
            /** @description Whether the response should include a session. */
            login: boolean;
            /** @description Page of the registration, without query and hash. */
            registerUrl: string;
            /** @constant */
            registerMethod: "WEB";
            firebaseChannel?: components["schemas"]["FirebaseChannel"];
            firebaseIdToken?: components["schemas"]["FirebaseIdToken"];
            humanCheck?: components["schemas"]["HumanCheck"];
        };
        /** @description Answer of registerMember and registerMobile. */
        RegisterAnswer: {
            /** @constant */
            success: true;
            /** @description null when the request did not include a login. */
            value: components["schemas"]["LoginValue"] | null;
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        PasswordEmailRequest: {
            username: string;
            email: string;
        };
        ResetPasswordRequest: {
            mobileNum: components["schemas"]["MobileNumber"];
            countryDialingCode?: components["schemas"]["DialingCode"];
            /** @description The code as typed; with the external phone service firebaseIdToken is its proof. */
            verificationCode: components["schemas"]["OneTimeCode"];
            newPassword: string;
            firebaseChannel?: components["schemas"]["FirebaseChannel"];
            firebaseIdToken?: components["schemas"]["FirebaseIdToken"];
        };
        BindSocialRequest: {
            linkTicket: components["schemas"]["LinkTicket"];
        };
        SocialLink: {
            provider: components["schemas"]["SocialProvider"];
            displayName: string;
        };
        /** @description Answer of bindSocial. */
        SocialLinkAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["SocialLink"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        Affiliate: {
            code: components["schemas"]["ReferralCode"];
            /** @description The inviter's name, if they allow it to be shown. */
            name: string | null;
        };
        /** @description Answer of checkAffiliate. */
        AffiliateAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["Affiliate"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        /** @description Per cent with two decimals. */
        RebateRate: string;
        /** @description The rebates that the agent may give, inclusive; never more than the agent's own. */
        RebateRange: {
            min: components["schemas"]["RebateRate"];
            max: components["schemas"]["RebateRate"];
        };
        AccountOpening: {
            rebate: components["schemas"]["RebateRange"];
            /** @description Count of accounts that may still be opened today. */
            leftToday: number;
        };
        /** @description Answer of getAccountOpening. */
        AccountOpeningAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["AccountOpening"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        /**
         * @description Whether a downline may have its own downlines.
         * @enum {string}
         */
        DownlineKind: "AGENT" | "MEMBER";
        AccountRequest: {
            /** @description Username, by the rules of setting/register. */
            account: string;
            kind: components["schemas"]["DownlineKind"];
            rebate: components["schemas"]["RebateRate"];
            requestId: components["schemas"]["RequestId"];
        };
        /** @description Id of a downline. */
        DownlineId: number;
        OpenedAccount: {
            id: components["schemas"]["DownlineId"];
            account: string;
            kind: components["schemas"]["DownlineKind"];
            rebate: components["schemas"]["RebateRate"];
            /** @description The default password; null after it is changed. */
            password: string | null;
        };
        /** @description Answer of openAccount. */
        OpenedAccountAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["OpenedAccount"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        /**
         * @description The kind of payment: dividends, or a salary per day, per hour or per five minutes.
         * @enum {string}
         */
        ContractKind: "DIVIDEND" | "DAILY_SALARY" | "HOURLY_SALARY" | "REALTIME_SALARY";
        /** @description Per cent with two decimals. */
        ContractRate: string;
        /**
         * @description The payment period: daily, weekly, half-monthly, monthly (CON-05, ENT-73..76).
         * @enum {string}
         */
        ContractPeriod: "D" | "W" | "H" | "M";
        /** @description The allowed terms of an offer of this kind. */
        ContractLimits: {
            maxRate: components["schemas"]["ContractRate"];
            /** @description Count of tiers. */
            maxTiers: number;
            periods: components["schemas"]["ContractPeriod"][];
        };
        ContractId: string;
        ContractParty: {
            id: components["schemas"]["DownlineId"];
            account: string;
        };
        /**
         * @description The state of a contract (D-076).
         * @enum {string}
         */
        ContractState: "OFFERED" | "ACTIVE" | "REJECTED" | "EXPIRED" | "WITHDRAWN" | "TERMINATION_REQUESTED" | "TERMINATED";
        /** @description The conditions of a tier and its payment; null for terms that the kind does not have. Dividends take periodValidBet, periodProfitLoss, activeMembers and rate, a daily salary dailyBetAmount, activeMembers and rate, an hourly one hourlyBetAmount and rate, a real-time one singleBetAmount, profitRate and lossRate (ENT-71, ENT-72). */
        ContractTier: {
            /** @description Valid bets of the team in a period. */
            periodValidBet: components["schemas"]["Money"] | null;
            /** @description The team's loss in a period, which is the operator's gain. */
            periodProfitLoss: components["schemas"]["Money"] | null;
            /** @description Count of people of the team who played. */
            activeMembers: number | null;
            /** @description Valid bets of the team in a day. */
            dailyBetAmount: components["schemas"]["Money"] | null;
            /** @description Valid bets of the team in an hour. */
            hourlyBetAmount: components["schemas"]["Money"] | null;
            /** @description Share of valid bets, or of the loss for dividends, that is paid. */
            rate: components["schemas"]["ContractRate"] | null;
            /** @description Minimum bet; lower bets do not count. */
            singleBetAmount: components["schemas"]["Money"] | null;
            /** @description Share of a won bet that is paid. */
            profitRate: components["schemas"]["ContractRate"] | null;
            /** @description Share of a lost bet that is paid. */
            lossRate: components["schemas"]["ContractRate"] | null;
        };
        /** @description Tiers from the lowest to the highest; each requires more than the one before it and pays more. */
        ContractTerms: components["schemas"]["ContractTier"][];
        /**
         * @description The actor; AUTO is a deadline or a rule.
         * @enum {string}
         */
        ContractActor: "ME" | "OTHER" | "AUTO";
        /**
         * @description The steps that a side may take (CON-01..03).
         * @enum {string}
         */
        ContractStep: "ACCEPT" | "REJECT" | "WITHDRAW" | "REQUEST_TERMINATION" | "ACCEPT_TERMINATION" | "REFUSE_TERMINATION" | "WITHDRAW_TERMINATION";
        ContractEnding: {
            id: components["schemas"]["ContractId"];
            account: string;
            terms: components["schemas"]["ContractTerms"];
        };
        /** @description One line of the history, which never changes (F-19). */
        ContractEntry: {
            /** @description Counts the offers between these two of this kind. */
            version: number;
            at: components["schemas"]["EpochMs"];
            actor: components["schemas"]["ContractActor"];
            /** @enum {string} */
            event: "OFFERED" | "ACCEPTED" | "REJECTED" | "EXPIRED" | "WITHDRAWN" | "REPLACED" | "TERMINATION_REQUESTED" | "TERMINATION_REFUSED" | "TERMINATION_WITHDRAWN" | "TERMINATION_LAPSED" | "TERMINATED";
            terms: components["schemas"]["ContractTerms"];
        };
        Contract: {
            id: components["schemas"]["ContractId"];
            kind: components["schemas"]["ContractKind"];
            /**
             * @description Whether the caller is the recipient or the payer.
             * @enum {string}
             */
            role: "RECEIVER" | "PAYER";
            other: components["schemas"]["ContractParty"];
            state: components["schemas"]["ContractState"];
            /** @description The amount that the payer could not pay yet; the next money in the payer's wallet pays it. */
            due: components["schemas"]["Money"];
            period: components["schemas"]["ContractPeriod"];
            terms: components["schemas"]["ContractTerms"];
            /** @description Counts the offers between these two of this kind. */
            version: number;
            offeredAt: components["schemas"]["EpochMs"];
            expiresAt: components["schemas"]["EpochMs"];
            acceptedAt: components["schemas"]["EpochMs"] | null;
            endedAt: components["schemas"]["EpochMs"] | null;
            endedBy: components["schemas"]["ContractActor"] | null;
            /** @description The side that requested its end; null when there is no request. */
            requestedBy: components["schemas"]["ContractActor"] | null;
            /** @description When the request to end it lapses and the contract continues; null when there is no request. */
            requestExpiresAt: components["schemas"]["EpochMs"] | null;
            /** @description The steps that the caller may take now. */
            steps: components["schemas"]["ContractStep"][];
            /** @description Contracts of the caller with downlines that accepting this one ends (CON-04, D-077). */
            ends: components["schemas"]["ContractEnding"][];
            /** @description The history of this kind of contract between the two sides, oldest first. */
            history: components["schemas"]["ContractEntry"][];
        };
        Contracts: {
            currency: components["schemas"]["CurrencyCode"];
            /** @description Whether the caller may offer contracts to downlines (CON-09). */
            mayOffer: boolean;
            /** @description The caller's due payments under contracts of all kinds; while it is above zero no offer can be made. */
            owed: components["schemas"]["Money"];
            /**
             * @description Whether a higher or a lower own rate ends a contract with a downline (D-077).
             * @enum {string}
             */
            endsWhen: "HIGHER" | "LOWER";
            limits: components["schemas"]["ContractLimits"];
            /** @description Newest first. */
            list: components["schemas"]["Contract"][];
        };
        /** @description Answer of getContracts and of every call that changes a contract. */
        ContractsAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["Contracts"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        /**
         * @description Pending offers to the caller (D-075).
         * @enum {string}
         */
        ConsolidatedRequest: "NONE" | "OFFER" | "TERMINATION";
        /**
         * @description Whether a contract pays the caller (D-075).
         * @enum {string}
         */
        ConsolidatedInfo: "NONE" | "ACTIVE";
        /** @description Open offers and active contracts by kind, with the specification's names. */
        ConsolidatedContracts: {
            divtypereq: components["schemas"]["ConsolidatedRequest"];
            dailysalreqtype: components["schemas"]["ConsolidatedRequest"];
            contracthoursalreq: components["schemas"]["ConsolidatedRequest"];
            realtimesalreqtype: components["schemas"]["ConsolidatedRequest"];
            divtypeinfo: components["schemas"]["ConsolidatedInfo"];
            dailysalinfotype: components["schemas"]["ConsolidatedInfo"];
            contracthoursalinfo: components["schemas"]["ConsolidatedInfo"];
            /**
             * @description Of the real-time salary.
             * @enum {string}
             */
            contractmrdailysalinfotype: "NONE" | "ACTIVE";
        };
        /** @description Answer of getConsolidatedContracts. */
        ConsolidatedContractsAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["ConsolidatedContracts"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        ContractOffer: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            action: "OFFER";
            memberId: components["schemas"]["DownlineId"];
            period: components["schemas"]["ContractPeriod"];
            terms: components["schemas"]["ContractTerms"];
            /** @description The open offer that this one replaces; absent for a first one. */
            replaces?: components["schemas"]["ContractId"];
            requestId: components["schemas"]["RequestId"];
        };
        ContractMove: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            action: "ACCEPT" | "REJECT" | "WITHDRAW" | "REQUEST_TERMINATION" | "ACCEPT_TERMINATION" | "REFUSE_TERMINATION" | "WITHDRAW_TERMINATION";
            contractId: components["schemas"]["ContractId"];
            /** @description The contracts that the caller agreed to end with ACCEPT; empty for other steps. */
            ends: components["schemas"]["ContractId"][];
            requestId: components["schemas"]["RequestId"];
        };
        ContractRequest: components["schemas"]["ContractOffer"] | components["schemas"]["ContractMove"];
        /** @description A day of the merchant's calendar, yyyy-MM-dd. */
        ReportDay: string;
        /** @description The days of the report, and their time zone. */
        ReportScope: {
            from: components["schemas"]["ReportDay"];
            to: components["schemas"]["ReportDay"];
            /** @description IANA name. */
            timeZone: string;
            currency: components["schemas"]["CurrencyCode"];
        };
        ReportPaging: {
            /** @description Number of the page, from 1. */
            pageNo: number;
            /** @description Count of rows per page. */
            pageSize: number;
            /** @description Count of rows on all pages. */
            total: number;
            /** @description Count of pages. */
            totalPages: number;
        };
        /** @description One step of the path from the agent to a downline. */
        DownlineStep: {
            id: components["schemas"]["DownlineId"];
            account: string;
        };
        TeamBet: {
            /** @description Names the row. */
            id: string;
            day: components["schemas"]["ReportDay"];
            /** @description The last activity of the account on that day. */
            at: components["schemas"]["EpochMs"];
            downline: components["schemas"]["DownlineStep"];
            /** @description Levels below the agent, from 1. */
            level: number;
            stake: components["schemas"]["Money"];
            validBet: components["schemas"]["Money"];
            /** @description Including the stake. */
            payout: components["schemas"]["Money"];
            /** @description Payout minus stake; negative when the account lost. */
            net: components["schemas"]["Money"];
        };
        TeamBetTotals: {
            /** @description Count of rows. */
            count: number;
            stake: components["schemas"]["Money"];
            validBet: components["schemas"]["Money"];
            payout: components["schemas"]["Money"];
            net: components["schemas"]["Money"];
        };
        TeamBets: {
            scope: components["schemas"]["ReportScope"];
            /** @description The moment up to which the figures count. */
            asOf: components["schemas"]["EpochMs"];
            paging: components["schemas"]["ReportPaging"];
            /** @description Newest first. */
            list: components["schemas"]["TeamBet"][];
            pageTotals: components["schemas"]["TeamBetTotals"];
            totals: components["schemas"]["TeamBetTotals"];
        };
        /** @description Answer of getTeamBets. */
        TeamBetsAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["TeamBets"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        UserLoss: {
            downline: components["schemas"]["DownlineStep"];
            /** @description Levels below the agent, from 1. */
            level: number;
            validBet: components["schemas"]["Money"];
            /** @description Payouts minus stakes; negative when the account lost. */
            winLoss: components["schemas"]["Money"];
            bonus: components["schemas"]["Money"];
            rebate: components["schemas"]["Money"];
            /** @description winLoss plus bonus plus rebate. */
            net: components["schemas"]["Money"];
        };
        UserLossTotals: {
            /** @description Count of accounts. */
            count: number;
            validBet: components["schemas"]["Money"];
            winLoss: components["schemas"]["Money"];
            bonus: components["schemas"]["Money"];
            rebate: components["schemas"]["Money"];
            net: components["schemas"]["Money"];
        };
        UserLosses: {
            scope: components["schemas"]["ReportScope"];
            /** @description The moment up to which the figures count. */
            asOf: components["schemas"]["EpochMs"];
            paging: components["schemas"]["ReportPaging"];
            /** @description Largest loss first. */
            list: components["schemas"]["UserLoss"][];
            pageTotals: components["schemas"]["UserLossTotals"];
            totals: components["schemas"]["UserLossTotals"];
        };
        /** @description Answer of getUserLosses. */
        UserLossesAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["UserLosses"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        /** @enum {string} */
        TeamMovementKind: "DEPOSIT" | "WITHDRAWAL" | "STAKE" | "PAYOUT" | "BONUS" | "REBATE";
        TeamMovement: {
            /** @description Names the row. */
            id: string;
            day: components["schemas"]["ReportDay"];
            /** @description The last activity of the account on that day. */
            at: components["schemas"]["EpochMs"];
            downline: components["schemas"]["DownlineStep"];
            /** @description Levels below the agent, from 1. */
            level: number;
            kind: components["schemas"]["TeamMovementKind"];
            /** @description The sum of all transactions of this type on that day; a debit is negative. */
            amount: components["schemas"]["Money"];
        };
        TeamMovementTotals: {
            /** @description Count of rows. */
            count: number;
            credits: components["schemas"]["Money"];
            /** @description Zero or negative. */
            debits: components["schemas"]["Money"];
            amount: components["schemas"]["Money"];
        };
        TeamMovements: {
            scope: components["schemas"]["ReportScope"];
            /** @description The moment up to which the figures count. */
            asOf: components["schemas"]["EpochMs"];
            paging: components["schemas"]["ReportPaging"];
            /** @description Newest first. */
            list: components["schemas"]["TeamMovement"][];
            pageTotals: components["schemas"]["TeamMovementTotals"];
            totals: components["schemas"]["TeamMovementTotals"];
        };
        /** @description Answer of getTeamTransactions. */
        TeamMovementsAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["TeamMovements"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        CreditEntry: {
            /** @description Names the row. */
            id: string;
            at: components["schemas"]["EpochMs"];
            /**
             * @description DRAWN lowers the available amount, REPAID raises it.
             * @enum {string}
             */
            kind: "DRAWN" | "REPAID";
            amount: components["schemas"]["PositiveMoney"];
            usedAfter: components["schemas"]["Money"];
            leftAfter: components["schemas"]["Money"];
        };
        CreditTotals: {
            /** @description Count of rows. */
            count: number;
            drawn: components["schemas"]["Money"];
            repaid: components["schemas"]["Money"];
        };
        CreditReport: {
            scope: components["schemas"]["ReportScope"];
            /** @description The moment up to which the rows count. */
            asOf: components["schemas"]["EpochMs"];
            paging: components["schemas"]["ReportPaging"];
            /** @description The total credit line. */
            line: components["schemas"]["Money"];
            /** @description Drawn and not repaid, now. */
            used: components["schemas"]["Money"];
            /** @description The amount that may still be drawn. */
            left: components["schemas"]["Money"];
            /** @description Newest first. */
            list: components["schemas"]["CreditEntry"][];
            pageTotals: components["schemas"]["CreditTotals"];
            totals: components["schemas"]["CreditTotals"];
        };
        /** @description Answer of getCreditReport. */
        CreditReportAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["CreditReport"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        /** @description The team's activity in the period while the contract was active. */
        SalaryFigures: {
            validBet: components["schemas"]["Money"];
            /** @description Stakes minus payouts; negative when the team won. */
            loss: components["schemas"]["Money"];
            /** @description Count of people whose bets were decided in the span; bets that are open or void do not count. */
            activeMembers: number;
            /** @description Valid bets that won and were large enough; for real-time salaries. */
            wonBet: components["schemas"]["Money"];
            /** @description Valid bets that lost and were large enough; for real-time salaries. */
            lostBet: components["schemas"]["Money"];
        };
        /** @description base is the loss for dividends, the valid bets for daily and hourly salaries, and the qualifying ones for real-time salaries; amount is base times the tier's rate, for real-time salaries wonBet times profitRate plus lostBet times lossRate, each rounded down. A dividend has a row for each period in which the team played: with 0.00 if it won or no tier was reached; then tier is the first one. */
        SalaryRow: {
            /** @description Names the row. */
            id: string;
            contractId: components["schemas"]["ContractId"];
            /** @description Account of the upline. */
            payer: string;
            /** @description Version of the contract; counts its offers. */
            version: number;
            from: components["schemas"]["EpochMs"];
            /** @description Not included. */
            to: components["schemas"]["EpochMs"];
            /** @description The due time of the payment. */
            paidAt: components["schemas"]["EpochMs"];
            /**
             * @description PENDING until paidAt; DUE if the payer's balance was too low, until money arrives.
             * @enum {string}
             */
            status: "PENDING" | "DUE" | "PAID";
            figures: components["schemas"]["SalaryFigures"];
            tier: components["schemas"]["ContractTier"];
            base: components["schemas"]["Money"];
            /** @description Never negative. */
            amount: components["schemas"]["Money"];
        };
        SalaryTotals: {
            base: components["schemas"]["Money"];
            amount: components["schemas"]["Money"];
            /** @description The part of the amount paid so far. */
            paid: components["schemas"]["Money"];
            /** @description The part of the amount still due from the payer. */
            due: components["schemas"]["Money"];
        };
        Salaries: {
            scope: components["schemas"]["ReportScope"];
            /** @description The moment up to which the rows count. */
            asOf: components["schemas"]["EpochMs"];
            paging: components["schemas"]["ReportPaging"];
            /** @description Whether a contract of this kind pays the caller now. */
            inForce: boolean;
            /** @description The time of the next payment; null without an active contract. */
            nextAt: components["schemas"]["EpochMs"] | null;
            /** @description Newest first. */
            list: components["schemas"]["SalaryRow"][];
            pageTotals: components["schemas"]["SalaryTotals"];
            totals: components["schemas"]["SalaryTotals"];
        };
        /** @description Answer of getDividends, getDailySalaries, getHourlySalaries and getRealtimeSalaries. */
        SalariesAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["Salaries"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        AgentLinkId: string;
        /** @description The figures of a link since it was created. */
        AgentLinkFigures: {
            /** @description Count of arrivals. */
            visits: number;
            /** @description Count of accounts opened through it. */
            signUps: number;
            /** @description Count of those accounts that have deposited. */
            firstDeposits: number;
        };
        /** @description The name of a placement of a link. */
        AgentSubId: string;
        AgentLinkSubId: {
            subId: components["schemas"]["AgentSubId"];
            /** @description Sent as `aff` in the address of the registration. */
            code: components["schemas"]["ReferralCode"];
            figures: components["schemas"]["AgentLinkFigures"];
        };
        AgentLink: {
            id: components["schemas"]["AgentLinkId"];
            /** @description Sent as `aff` in the address of the registration. */
            code: components["schemas"]["ReferralCode"];
            /** @description Only the agent sees it. */
            name: string;
            /** @description The type of the accounts that register through it. */
            kind: components["schemas"]["DownlineKind"];
            rebate: components["schemas"]["RebateRate"];
            createdAt: components["schemas"]["EpochMs"];
            /** @description Null while it is in use. */
            disabledAt: components["schemas"]["EpochMs"] | null;
            /** @description Including its sub-ids. */
            figures: components["schemas"]["AgentLinkFigures"];
            subIds: components["schemas"]["AgentLinkSubId"][];
        };
        AgentLinks: {
            /** @description Newest first. */
            list: components["schemas"]["AgentLink"][];
            rebate: components["schemas"]["RebateRange"];
            /** @description Maximum number of active links per agent. */
            maxLinks: number;
            /** @description Maximum number of sub-ids per link. */
            maxSubIds: number;
        };
        /** @description Answer of getAgentLinks, createAgentLink, addAgentLinkSubId and disableAgentLink. */
        AgentLinksAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["AgentLinks"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        AgentLinkRequest: {
            name: string;
            kind: components["schemas"]["DownlineKind"];
            rebate: components["schemas"]["RebateRate"];
            requestId: components["schemas"]["RequestId"];
        };
        AgentSubIdRequest: {
            linkId: components["schemas"]["AgentLinkId"];
            subId: components["schemas"]["AgentSubId"];
            requestId: components["schemas"]["RequestId"];
        };
        LinkVisit: {
            code: components["schemas"]["ReferralCode"];
        };
        AgentAnnouncement: {
            /** @description Names the announcement. */
            id: number;
            /** @description In the requested language. */
            title: string;
            /** @description HTML, to be sanitized. */
            html: string;
            at: components["schemas"]["EpochMs"];
        };
        AgentAnnouncements: {
            /** @description Newest first. */
            list: components["schemas"]["AgentAnnouncement"][];
        };
        /** @description Answer of getAgentAnnouncements. */
        AgentAnnouncementsAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["AgentAnnouncements"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        /** @description The eleven figures of D-070. Counts and balances are as of the end of the range. */
        TeamFigures: {
            /** @description Count of people below. */
            members: number;
            /** @description Count of those who joined within the range. */
            newMembers: number;
            /** @description Count of those who played within the range. */
            active: number;
            /** @description Count of those who played within the last fifteen minutes of the range. */
            online: number;
            deposits: components["schemas"]["Money"];
            withdrawals: components["schemas"]["Money"];
            /** @description Stakes that count for commission. */
            validBet: components["schemas"]["Money"];
            /** @description Win/loss of the team, payouts minus stakes; negative for a loss. */
            winLoss: components["schemas"]["Money"];
            bonus: components["schemas"]["Money"];
            rebate: components["schemas"]["Money"];
            /** @description The total of all main wallets. */
            teamBalance: components["schemas"]["Money"];
        };
        TeamDay: {
            day: components["schemas"]["ReportDay"];
            /** @description Count of those who joined. */
            newMembers: number;
            /** @description Count of those who played. */
            active: number;
            deposits: components["schemas"]["Money"];
            withdrawals: components["schemas"]["Money"];
            validBet: components["schemas"]["Money"];
            winLoss: components["schemas"]["Money"];
        };
        /** @description Conversion of visits through agents' links to players, within the range (F-32). */
        TeamFunnel: {
            /** @description Count of visits of a link. */
            visits: number;
            /** @description Count of accounts opened. */
            signUps: number;
            /** @description Count of those accounts that have deposited. */
            firstDeposits: number;
            /** @description Count of those accounts that have played. */
            active: number;
        };
        TeamOverview: {
            scope: components["schemas"]["ReportScope"];
            figures: components["schemas"]["TeamFigures"];
            /** @description For the same number of days before the range. */
            before: components["schemas"]["TeamFigures"];
            /** @description Every day of the range, oldest first. */
            days: components["schemas"]["TeamDay"][];
            funnel: components["schemas"]["TeamFunnel"];
        };
        /** @description Answer of getTeamOverview. */
        TeamOverviewAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["TeamOverview"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        /**
         * @description The people counted by a figure of the overview: all downlines at the end of the range, those who joined in it, those who played in it, or those who played within its last fifteen minutes.
         * @enum {string}
         */
        DownlineFigure: "MEMBERS" | "NEW" | "ACTIVE" | "ONLINE";
        /**
         * @description Sort field for downlines.
         * @enum {string}
         */
        DownlineSort: "ACCOUNT" | "BALANCE" | "TEAM_SIZE" | "LAST_LOGIN" | "JOINED";
        /** @enum {string} */
        SortOrder: "ASCENDING" | "DESCENDING";
        /** @description From the agent's direct downline down to the upline whose downlines are listed; empty for the agent's own. */
        DownlinePath: components["schemas"]["DownlineStep"][];
        Downline: {
            id: components["schemas"]["DownlineId"];
            account: string;
            /** @description Null when none was chosen. */
            nickname: string | null;
            kind: components["schemas"]["DownlineKind"];
            /** @description 1 is directly below the agent. */
            level: number;
            /** @description Count of people below. */
            teamSize: number;
            balance: components["schemas"]["Money"];
            /** @description Kinds of the active contracts between the agent and this downline. */
            contracts: components["schemas"]["ContractKind"][];
            /** @description All but the first three and the last two digits are stars. */
            mobile: string;
            joinedAt: components["schemas"]["EpochMs"];
            /** @description Null for an account that was never used again. */
            lastLoginAt: components["schemas"]["EpochMs"] | null;
        };
        DownlineTotals: {
            /** @description Count of rows. */
            count: number;
            balance: components["schemas"]["Money"];
        };
        Downlines: {
            currency: components["schemas"]["CurrencyCode"];
            /** @description The moment up to which the rows count. */
            asOf: components["schemas"]["EpochMs"];
            paging: components["schemas"]["ReportPaging"];
            path: components["schemas"]["DownlinePath"];
            list: components["schemas"]["Downline"][];
            pageTotals: components["schemas"]["DownlineTotals"];
            totals: components["schemas"]["DownlineTotals"];
        };
        /** @description Answer of getDownlines. */
        DownlinesAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["Downlines"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        /** @description One rebate for several downlines. */
        RebateRaises: {
            ids: components["schemas"]["DownlineId"][];
            rebate: components["schemas"]["RebateRate"];
            requestId: components["schemas"]["RequestId"];
        };
        /** @description The result for one of them. */
        RebateRaiseResult: {
            id: components["schemas"]["DownlineId"];
            account: string;
            /** @description The current state. */
            rebate: components["schemas"]["RebateRate"];
            /** @description False if the rebate was already higher. */
            raised: boolean;
        };
        RebateRaiseResults: {
            /** @description In the requested order. */
            list: components["schemas"]["RebateRaiseResult"][];
        };
        /** @description Answer of raiseRebates. */
        RebateRaisesAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["RebateRaiseResults"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        DownlineFigures: {
            deposits: components["schemas"]["Money"];
            withdrawals: components["schemas"]["Money"];
            validBet: components["schemas"]["Money"];
            /** @description Payouts minus stakes. */
            winLoss: components["schemas"]["Money"];
            bonus: components["schemas"]["Money"];
            rebate: components["schemas"]["Money"];
        };
        DownlineDetail: {
            downline: components["schemas"]["Downline"];
            path: components["schemas"]["DownlinePath"];
            scope: components["schemas"]["ReportScope"];
            /** @description The figures of the account. */
            own: components["schemas"]["DownlineFigures"];
            /** @description The figures of all its downlines. */
            team: components["schemas"]["DownlineFigures"];
            rebate: components["schemas"]["RebateRate"];
            /** @description The maximum to which the caller may raise the rebate; null for indirect downlines, or when it is already at the maximum. */
            raise: components["schemas"]["RebateRange"] | null;
        };
        /** @description Answer of getDownline and raiseRebate. */
        DownlineDetailAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["DownlineDetail"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        RebateRaise: {
            id: components["schemas"]["DownlineId"];
            rebate: components["schemas"]["RebateRate"];
            requestId: components["schemas"]["RequestId"];
        };
        /**
         * @description PENDING until the third day after the period, 12:00 merchant time; APPROVED until the sixth, 12:00; then PAID.
         * @enum {string}
         */
        IncomeStatus: "PENDING" | "APPROVED" | "PAID";
        /** @description Percent as decimal text with two decimals. */
        IncomePercent: string;
        /** @description grossWin = stake - payout; net = grossWin - bonuses - rebates - fees - chargebacks; base = net + carriedIn; commission = base x rate if base is positive, rounded down; carriedOut = base if it is negative. Figures of several lines are their sums. */
        IncomeFigures: {
            /** @description The sum of the stakes. */
            stake: components["schemas"]["Money"];
            /** @description The sum of the payouts. */
            payout: components["schemas"]["Money"];
            /** @description Stake minus payout; negative when the team won. */
            grossWin: components["schemas"]["Money"];
            bonuses: components["schemas"]["Money"];
            rebates: components["schemas"]["Money"];
            /** @description One percent of the deposits of each account and day, rounded down. */
            fees: components["schemas"]["Money"];
            /** @description Deposits that banks took back. */
            chargebacks: components["schemas"]["Money"];
            net: components["schemas"]["Money"];
            /** @description The negative base of the previous period; never positive. */
            carriedIn: components["schemas"]["Money"];
            base: components["schemas"]["Money"];
            commission: components["schemas"]["Money"];
            /** @description The amount carried to the next period; never positive. */
            carriedOut: components["schemas"]["Money"];
            /** @description The part of the commission paid so far. */
            paid: components["schemas"]["Money"];
        };
        IncomePeriod: {
            from: components["schemas"]["ReportDay"];
            to: components["schemas"]["ReportDay"];
            status: components["schemas"]["IncomeStatus"];
            rate: components["schemas"]["IncomePercent"];
            /** @description When it is or was approved. */
            approvedAt: components["schemas"]["EpochMs"];
            /** @description When it is or was paid. */
            paidAt: components["schemas"]["EpochMs"];
            totals: components["schemas"]["IncomeFigures"];
        };
        AgentIncome: {
            currency: components["schemas"]["CurrencyCode"];
            /** @description Newest first. */
            list: components["schemas"]["IncomePeriod"][];
        };
        /** @description Answer of getAgentIncome. */
        AgentIncomeAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["AgentIncome"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        IncomeLine: {
            sourceId: components["schemas"]["DownlineId"];
            /** @description Of the downline at the top of the branch. */
            account: string;
            /** @description Count of people in the branch, the top included. */
            members: number;
            figures: components["schemas"]["IncomeFigures"];
        };
        AgentIncomeLines: {
            currency: components["schemas"]["CurrencyCode"];
            /** @description The moment up to which the rows count. */
            asOf: components["schemas"]["EpochMs"];
            period: components["schemas"]["IncomePeriod"];
            paging: components["schemas"]["ReportPaging"];
            /** @description The highest commission first. */
            list: components["schemas"]["IncomeLine"][];
            pageTotals: components["schemas"]["IncomeFigures"];
            totals: components["schemas"]["IncomeFigures"];
        };
        /** @description Answer of getAgentIncomeLines. */
        AgentIncomeLinesAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["AgentIncomeLines"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        /**
         * @description The breakdown of a line.
         * @enum {string}
         */
        IncomeRowsBy: "DAY" | "DOWNLINE";
        /** @description The figures of one day or of one downline; the other field is null. */
        IncomeRow: {
            day: components["schemas"]["ReportDay"] | null;
            downline: components["schemas"]["DownlineStep"] | null;
            /** @description The sum of the stakes. */
            stake: components["schemas"]["Money"];
            /** @description The sum of the payouts. */
            payout: components["schemas"]["Money"];
            /** @description Stake minus payout; negative when the team won. */
            grossWin: components["schemas"]["Money"];
            bonuses: components["schemas"]["Money"];
            rebates: components["schemas"]["Money"];
            /** @description One percent of the deposits of each account and day, rounded down. */
            fees: components["schemas"]["Money"];
            /** @description Deposits that banks took back. */
            chargebacks: components["schemas"]["Money"];
            net: components["schemas"]["Money"];
        };
        AgentIncomeRows: {
            currency: components["schemas"]["CurrencyCode"];
            /** @description The moment up to which the rows count. */
            asOf: components["schemas"]["EpochMs"];
            paging: components["schemas"]["ReportPaging"];
            /** @description Days oldest first, or downlines in the order of the tree. */
            list: components["schemas"]["IncomeRow"][];
        };
        /** @description Answer of getAgentIncomeRows. */
        AgentIncomeRowsAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["AgentIncomeRows"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        Balance: {
            balance: components["schemas"]["Money"];
            currency: components["schemas"]["CurrencyCode"];
            currencySymbol: string;
            updatedAt: components["schemas"]["EpochMs"];
        };
        /** @description Answer of getBalance. */
        BalanceAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["Balance"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        /** @description The turnover that frees a bonus. */
        BonusProgress: {
            /** @description How many times the base must be staked; a factor. */
            times: number;
            /** @enum {string} */
            base: "BONUS" | "DEPOSIT_AND_BONUS";
            required: components["schemas"]["Money"];
            done: components["schemas"]["Money"];
            left: components["schemas"]["Money"];
            /** @description The games that count, in the requested language. */
            games: string[];
            /** @description The highest single stake that counts; null when every stake does. */
            maxBet: components["schemas"]["PositiveMoney"] | null;
            /** @description The maximum kept of the bonus and its winnings after its turnover is met; null without a limit. */
            maxCashOut: components["schemas"]["PositiveMoney"] | null;
            /** @description Count of stakes above maxBet while it ran, which did not count. */
            tooHigh: number;
            /** @description When its time is over, also of one that waits. */
            expiresAt: components["schemas"]["EpochMs"];
        };
        /** @description A bonus whose turnover is in progress. */
        RunningBonus: {
            /** @description The ledger entry of the bonus. */
            id: string;
            /** @description Of the promotion, in the requested language. */
            title: string | null;
            /** @description The bonus. */
            amount: components["schemas"]["PositiveMoney"];
            /** @description The types of games that count; empty when all do. */
            gameTypes: components["schemas"]["GameType"][];
            wagering: components["schemas"]["BonusProgress"];
        };
        RunningBonusState: {
            /** @description null when no bonus has turnover left. */
            bonus: components["schemas"]["RunningBonus"] | null;
            /** @description Count of bonuses that wait for it. */
            waiting: number;
        };
        /** @description Answer of getRunningBonus. */
        RunningBonusAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["RunningBonusState"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        MerchantWallet: {
            /** @description One wallet for all vendors; no transfers between wallets. */
            isSingle: boolean;
        };
        /** @description Answer of getMerchantWallet. */
        MerchantWalletAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["MerchantWallet"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        /** @description MAIN, or the code of a vendor. */
        WalletCode: string;
        VendorWallet: {
            code: components["schemas"]["WalletCode"];
            name: string;
            balance: components["schemas"]["Money"];
            /** @description False while the vendor is under maintenance. */
            open: boolean;
        };
        Wallets: {
            isSingle: boolean;
            currency: components["schemas"]["CurrencyCode"];
            /** @description Balance of the main wallet. */
            main: components["schemas"]["Money"];
            /** @description The main wallet and all vendor wallets. */
            total: components["schemas"]["Money"];
            autoTransfer: boolean;
            /** @description Vendors with money first, then by popularity; empty with a single wallet. */
            vendors: components["schemas"]["VendorWallet"][];
        };
        /** @description Answer of getWallets. */
        WalletsAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["Wallets"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        /** @description Id of this request; repeating it with the same content has no further effect. */
        TransferRequestId: string;
        WalletTransfer: {
            id: string;
            from: components["schemas"]["WalletCode"];
            to: components["schemas"]["WalletCode"];
            amount: components["schemas"]["PositiveMoney"];
            at: components["schemas"]["EpochMs"];
        };
        /** @description The transfers of one request. */
        WalletMove: {
            requestId: components["schemas"]["TransferRequestId"];
            transfers: components["schemas"]["WalletTransfer"][];
            /** @description The vendors whose money stayed there, because they are under maintenance. */
            closed: components["schemas"]["WalletCode"][];
        };
        /** @description Answer of getWalletTransfer, transferWallet and collectWallets. */
        WalletMoveAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["WalletMove"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        WalletTransferRequest: {
            from: components["schemas"]["WalletCode"];
            to: components["schemas"]["WalletCode"];
            amount: components["schemas"]["PositiveMoney"];
            requestId: components["schemas"]["TransferRequestId"];
        };
        WalletCollectRequest: {
            requestId: components["schemas"]["TransferRequestId"];
        };
        AutoTransferRequest: {
            enabled: boolean;
            requestId: components["schemas"]["TransferRequestId"];
        };
        AutoTransfer: {
            enabled: boolean;
        };
        /** @description Answer of setAutoTransfer. */
        AutoTransferAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["AutoTransfer"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        NetDepositMonth: {
            month: string;
            deposits: components["schemas"]["Money"];
            withdrawals: components["schemas"]["Money"];
            net: components["schemas"]["Money"];
            /** @description The net deposits of the lifetime at the end of this month. */
            running: components["schemas"]["Money"];
        };
        NetDeposits: {
            /** @description When the account was opened. */
            since: components["schemas"]["EpochMs"];
            timeZone: string;
            deposits: components["schemas"]["Money"];
            withdrawals: components["schemas"]["Money"];
            /** @description Deposits minus withdrawals; negative when withdrawals are higher. */
            net: components["schemas"]["Money"];
            months: components["schemas"]["NetDepositMonth"][];
        };
        /** @description Answer of getNetDeposits. */
        NetDepositsAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["NetDeposits"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        UplineAccount: {
            account: string;
            nickname: string | null;
        };
        Upline: {
            upline: components["schemas"]["UplineAccount"] | null;
            /** @description The maximum transfer now. */
            available: components["schemas"]["Money"];
            /** @description The part of the balance tied to turnover, which must be met before it can leave (D-056). */
            tied: components["schemas"]["Money"];
            currency: components["schemas"]["CurrencyCode"];
        };
        /** @description Answer of getTransferUpline. */
        UplineAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["Upline"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        /** @description A note to the recipient. */
        TransferNote: string;
        UplineTransferRequest: {
            amount: components["schemas"]["PositiveMoney"];
            note: components["schemas"]["TransferNote"];
            paymentPassword: components["schemas"]["PaymentPassword"];
            requestId: components["schemas"]["TransferRequestId"];
        };
        /** @description The message to sender and recipient (ENT-78). */
        UplineTransfer: {
            id: string;
            sender: string;
            receiver: string;
            amount: components["schemas"]["PositiveMoney"];
            note: components["schemas"]["TransferNote"];
            balanceAfter: components["schemas"]["Money"];
            at: components["schemas"]["EpochMs"];
        };
        /** @description The possible amount. */
        WithdrawalBound: {
            /** @description The maximum that can be withdrawn now. */
            available: components["schemas"]["Money"];
            /** @description When the daily limit resets; null when waiting does not help. */
            resetsAt: components["schemas"]["EpochMs"] | null;
        };
        /** @description Like Refusal, with the details of a wrong payment password, or with the possible amount for withdraw.daily.count, withdraw.daily.amount and turnover.unmet. */
        WithdrawalRefusal: {
            /** @constant */
            success: false;
            value: components["schemas"]["PaymentPasswordTrouble"] | components["schemas"]["WithdrawalBound"] | null;
            errorCode: components["schemas"]["ErrorCode"];
            message?: components["schemas"]["RefusalMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description Answer of transferUpline and transferDownline. */
        UplineTransferAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["UplineTransfer"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["WithdrawalRefusal"];
        DownlineTransferRequest: {
            receiverId: components["schemas"]["DownlineId"];
            amount: components["schemas"]["PositiveMoney"];
            note: components["schemas"]["TransferNote"];
            paymentPassword: components["schemas"]["PaymentPassword"];
            requestId: components["schemas"]["TransferRequestId"];
        };
        UplineTransferState: {
            transfer: components["schemas"]["UplineTransfer"] | null;
        };
        /** @description Answer of getUplineTransfer and getDownlineTransfer. */
        UplineTransferStateAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["UplineTransferState"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        /**
         * @description BONUS_REMOVED is the amount removed from a bonus and its winnings at its end, by its terms; its reference is the entry of the bonus.
         * @enum {string}
         */
        TransactionKind: "STAKE" | "PAYOUT" | "DEPOSIT" | "WITHDRAWAL" | "WITHDRAWAL_REFUND" | "FEE" | "BONUS" | "BONUS_REMOVED" | "REBATE" | "TRANSFER_IN" | "TRANSFER_OUT" | "TRANSFER_UPLINE" | "TRANSFER_DOWNLINE" | "POINTS_CONVERSION" | "REVERSAL" | "COMMISSION" | "DIVIDEND" | "SALARY";
        /**
         * @description REVERSED was refunded by a later transaction.
         * @enum {string}
         */
        TransactionStatus: "COMPLETED" | "REVERSED";
        TransactionRecord: {
            id: string;
            at: components["schemas"]["EpochMs"];
            kind: components["schemas"]["TransactionKind"];
            /** @description A debit is negative. */
            amount: components["schemas"]["Money"];
            /** @description Of that wallet. */
            balanceAfter: components["schemas"]["Money"];
            /** @description MAIN, or the code of the vendor whose wallet it is. */
            wallet: string;
            /** @description The cause: a bet, a deposit, a transfer. */
            reference: string;
            /** @description The counterparty's account for transfers between accounts and contract payments; otherwise null. */
            other: string | null;
            /** @description The payment method or the vendor, by its name in the requested language; a note written by a person, unchanged. */
            note: string;
            status: components["schemas"]["TransactionStatus"];
        };
        ConsolidatedFunds: {
            /** @description In all wallets: real and bonus together. */
            total: components["schemas"]["Money"];
            real: components["schemas"]["Money"];
            /** @description Cannot be withdrawn before its turnover is met. */
            bonus: components["schemas"]["Money"];
            /** @description Set aside and no longer in the total, such as stakes on open bets. */
            locked: components["schemas"]["Money"];
            currency: components["schemas"]["CurrencyCode"];
            /** @description The last five, newest first. */
            movements: components["schemas"]["TransactionRecord"][];
            updatedAt: components["schemas"]["EpochMs"];
        };
        /** @description Answer of getConsolidatedFunds. */
        ConsolidatedFundsAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["ConsolidatedFunds"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        /** @description Code of a vendor (vassalage). */
        VendorCode: string;
        /**
         * @description DRAW is a tie and returned the stake by the rules; VOID was cancelled by the vendor.
         * @enum {string}
         */
        BetStatus: "PENDING" | "WON" | "LOST" | "DRAW" | "VOID";
        /** @description The id of a bet; a round of a game is named by its play session and its own id. */
        BetId: string;
        /** @description Number of a game in the catalogue. */
        NodeId: number;
        BetRecord: {
            betId: components["schemas"]["BetId"];
            /** @description Of the game, or the issue of a draw. */
            roundId: string;
            at: components["schemas"]["EpochMs"];
            /** @description Null while the result is open. */
            settledAt: components["schemas"]["EpochMs"] | null;
            gameType: components["schemas"]["GameType"];
            /** @description Null for lotteries without a game in the catalogue. */
            nodeId: components["schemas"]["NodeId"] | null;
            /** @description In the requested language. */
            gameName: string;
            vendor: components["schemas"]["VendorCode"];
            vendorName: string;
            stake: components["schemas"]["Money"];
            /** @description The amount that counts for turnover and rebate; zero for an open, tied or void bet. */
            validBet: components["schemas"]["Money"];
            /** @description Including the stake. */
            payout: components["schemas"]["Money"];
            /** @description Payout minus stake; zero while the bet is open. */
            net: components["schemas"]["Money"];
            status: components["schemas"]["BetStatus"];
        };
        BetTotals: {
            /** @description Count of rows. */
            count: number;
            stake: components["schemas"]["Money"];
            validBet: components["schemas"]["Money"];
            payout: components["schemas"]["Money"];
            net: components["schemas"]["Money"];
        };
        NamedVendor: {
            code: components["schemas"]["VendorCode"];
            name: string;
        };
        BetReport: {
            scope: components["schemas"]["ReportScope"];
            /** @description The moment up to which the rows count. */
            asOf: components["schemas"]["EpochMs"];
            paging: components["schemas"]["ReportPaging"];
            list: components["schemas"]["BetRecord"][];
            pageTotals: components["schemas"]["BetTotals"];
            totals: components["schemas"]["BetTotals"];
            /** @description The vendors played on these days, regardless of the filters. */
            vendors: components["schemas"]["NamedVendor"][];
        };
        /** @description Answer of getBetReport. */
        BetReportAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["BetReport"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        /** @description The result of a round of an in-house game. */
        BetRound: {
            /** @enum {string} */
            game: "slots" | "table" | "dice" | "fish" | "cards" | "wheel" | "lottery" | "sports" | "esports" | "bout" | "drop";
            /** @description The chosen bet; null in games without a choice. */
            choice: string | null;
            /** @description The symbols shown by the game, column by column. */
            symbols: string[][];
            /** @description The winning lines. */
            lines: number[];
        };
        /** @description The line of a lottery slip and the numbers drawn. */
        BetDraw: {
            play: string;
            picks: string[];
            odds: components["schemas"]["Money"];
            drawsAt: components["schemas"]["EpochMs"];
            /** @description Empty before the draw. */
            numbers: string[];
        };
        Bet: {
            bet: components["schemas"]["BetRecord"];
            entries: components["schemas"]["TransactionRecord"][];
            round: components["schemas"]["BetRound"] | null;
            draw: components["schemas"]["BetDraw"] | null;
        };
        /** @description Answer of getBet. */
        BetAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["Bet"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        TransactionTotals: {
            /** @description Count of rows. */
            count: number;
            credits: components["schemas"]["Money"];
            /** @description Zero or negative. */
            debits: components["schemas"]["Money"];
            net: components["schemas"]["Money"];
        };
        TransactionReport: {
            scope: components["schemas"]["ReportScope"];
            /** @description The moment up to which the rows count. */
            asOf: components["schemas"]["EpochMs"];
            paging: components["schemas"]["ReportPaging"];
            list: components["schemas"]["TransactionRecord"][];
            pageTotals: components["schemas"]["TransactionTotals"];
            totals: components["schemas"]["TransactionTotals"];
        };
        /** @description Answer of getTransactionReport. */
        TransactionReportAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["TransactionReport"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        ProfitLossSums: {
            /** @description Count of decided bets. */
            bets: number;
            stake: components["schemas"]["Money"];
            payout: components["schemas"]["Money"];
            rebate: components["schemas"]["Money"];
            /** @description Bonuses, less the amounts removed at their end. */
            bonus: components["schemas"]["Money"];
            /** @description Zero or positive. */
            fee: components["schemas"]["Money"];
            /** @description Payout minus stake plus rebate plus bonus minus fee. */
            net: components["schemas"]["Money"];
        };
        ProfitLossDay: {
            day: components["schemas"]["ReportDay"];
            sums: components["schemas"]["ProfitLossSums"];
        };
        LifetimeDeposits: {
            /** @description When the account was opened. */
            since: components["schemas"]["EpochMs"];
            deposited: components["schemas"]["Money"];
            /** @description Without returned withdrawals. */
            withdrawn: components["schemas"]["Money"];
            netDeposit: components["schemas"]["Money"];
        };
        ProfitLoss: {
            scope: components["schemas"]["ReportScope"];
            days: components["schemas"]["ProfitLossDay"][];
            totals: components["schemas"]["ProfitLossSums"];
            lifetime: components["schemas"]["LifetimeDeposits"];
        };
        /** @description Answer of getProfitLoss. */
        ProfitLossAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["ProfitLoss"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        /**
         * @description ACTIVE has turnover in progress; WAITING starts when earlier bonuses are done; COMPLETED has met its turnover; EXPIRED ran out of time; CANCELLED ended because it could no longer be played. EXPIRED and CANCELLED lose bonus and winnings. FREE has no turnover requirement.
         * @enum {string}
         */
        BonusStatus: "ACTIVE" | "WAITING" | "COMPLETED" | "EXPIRED" | "CANCELLED" | "FREE";
        /** @enum {string} */
        BonusSource: "PROMOTION" | "CHECK_IN" | "MISSION" | "PRIZE" | "POINTS" | "OTHER";
        BonusRecord: {
            id: string;
            at: components["schemas"]["EpochMs"];
            source: components["schemas"]["BonusSource"];
            /** @description Name of the promotion, in the requested language; null when the source is enough. */
            title: string | null;
            amount: components["schemas"]["Money"];
            status: components["schemas"]["BonusStatus"];
            /** @description The amount of the bonus and its winnings removed at its end, by its terms; null while it is open. */
            removed: components["schemas"]["Money"] | null;
            wagering: components["schemas"]["BonusProgress"] | null;
        };
        BonusTotals: {
            /** @description Count of rows. */
            count: number;
            amount: components["schemas"]["Money"];
            required: components["schemas"]["Money"];
            done: components["schemas"]["Money"];
            /** @description Of bonuses that are active or wait. */
            left: components["schemas"]["Money"];
        };
        BonusReport: {
            scope: components["schemas"]["ReportScope"];
            /** @description The moment up to which the rows count. */
            asOf: components["schemas"]["EpochMs"];
            paging: components["schemas"]["ReportPaging"];
            list: components["schemas"]["BonusRecord"][];
            pageTotals: components["schemas"]["BonusTotals"];
            totals: components["schemas"]["BonusTotals"];
        };
        /** @description Answer of getBonusReport. */
        BonusReportAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["BonusReport"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        /**
         * @description A family of payment methods.
         * @enum {string}
         */
        DepositKind: "MOBILE_WALLET" | "BANK" | "QR" | "CRYPTO" | "AGENT";
        DepositMethod: {
            id: string;
            kind: components["schemas"]["DepositKind"];
            name: string;
            min: components["schemas"]["PositiveMoney"];
            max: components["schemas"]["PositiveMoney"];
            /** @description The fee of a deposit. */
            fee: components["schemas"]["Money"];
            /** @description Amounts to choose from, within the bounds. */
            chips: components["schemas"]["PositiveMoney"][];
            /** @description The usual time after the payment. */
            minutes: number;
            /** @description False while it is closed. */
            available: boolean;
        };
        /** @description A promotion that can be combined with a deposit; the member chooses one or none. */
        DepositPromotion: {
            /** @description Number of the promotion. */
            id: number;
            title: string;
            /** @description Per cent of the deposit. */
            bonusPercent: number;
            maxBonus: components["schemas"]["PositiveMoney"];
            minDeposit: components["schemas"]["PositiveMoney"];
            /** @description How many times the base must be staked before it can be withdrawn. */
            times: number;
            /** @enum {string} */
            base: "BONUS" | "DEPOSIT_AND_BONUS";
            /** @description The time to meet it. */
            days: number;
            /** @description The games that count. */
            games: string[];
            /** @description The highest single stake that counts; null when every stake does. */
            maxBet: components["schemas"]["PositiveMoney"] | null;
        };
        DepositOptions: {
            methods: components["schemas"]["DepositMethod"][];
            promotions: components["schemas"]["DepositPromotion"][];
            /** @description How long a deposit waits for its payment. */
            payMinutes: number;
        };
        /** @description Answer of getDepositMethods. */
        DepositMethodsAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["DepositOptions"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        /** @description Names a deposit. */
        DepositId: string;
        DepositBonus: {
            /** @description Number of the promotion. */
            promotionId: number;
            title: string;
            bonus: components["schemas"]["PositiveMoney"];
            /** @description The turnover requirement before deposit and bonus can be withdrawn. */
            turnover: components["schemas"]["PositiveMoney"];
        };
        /**
         * @description PENDING waits for the payment, PROCESSING is being checked, CREDITED is in the balance, FAILED was not found, EXPIRED was not paid in time.
         * @enum {string}
         */
        DepositState: "PENDING" | "PROCESSING" | "CREDITED" | "FAILED" | "EXPIRED";
        DepositInstruction: {
            /**
             * @description The label of the value.
             * @enum {string}
             */
            name: "NUMBER" | "ACCOUNT" | "BANK" | "BRANCH" | "HOLDER" | "ADDRESS" | "NETWORK" | "COUNTER" | "REFERENCE" | "AMOUNT";
            value: string;
        };
        Deposit: {
            id: components["schemas"]["DepositId"];
            /** @description The request that created it; null if the member's own request did not. */
            requestId: string | null;
            methodId: string;
            kind: components["schemas"]["DepositKind"];
            methodName: string;
            amount: components["schemas"]["PositiveMoney"];
            fee: components["schemas"]["Money"];
            /** @description The amount credited to the balance, without the bonus. */
            credited: components["schemas"]["PositiveMoney"];
            currency: components["schemas"]["CurrencyCode"];
            bonus: components["schemas"]["DepositBonus"] | null;
            state: components["schemas"]["DepositState"];
            createdAt: components["schemas"]["EpochMs"];
            /** @description When it expires without a reported payment. */
            payBy: components["schemas"]["EpochMs"];
            /** @description When the member reported the payment. */
            paidAt: components["schemas"]["EpochMs"] | null;
            /** @description When it is usually credited; null unless it is being checked. */
            expectedAt: components["schemas"]["EpochMs"] | null;
            /** @description When it was credited, failed or expired. */
            settledAt: components["schemas"]["EpochMs"] | null;
            /** @description The reason for the failure. */
            reason: string | null;
            /** @description The details to enter at the wallet, bank or counter, each to be copied. */
            instructions: components["schemas"]["DepositInstruction"][];
            /** @description Opens the payment in the app of the wallet. */
            link: string | null;
            /** @description The text of a QR code that pays it. */
            qr: string | null;
        };
        DepositList: {
            list: components["schemas"]["Deposit"][];
        };
        /** @description Answer of getDeposits. */
        DepositsAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["DepositList"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        DepositRequest: {
            methodId: string;
            amount: components["schemas"]["PositiveMoney"];
            /** @description Number of the promotion; null takes none. */
            promotionId: number | null;
            requestId: components["schemas"]["SecurityRequestId"];
        };
        /** @description The details of a deposit refused by the player's own limits; the lowest one. */
        DepositLimitReached: {
            /** @enum {string} */
            kind: "DEPOSIT_DAY" | "DEPOSIT_WEEK" | "DEPOSIT_MONTH";
            limit: components["schemas"]["PositiveMoney"];
            used: components["schemas"]["Money"];
            /** @description The amount that may still be deposited now. */
            left: components["schemas"]["Money"];
            /** @description When more becomes available; null when nothing is used. */
            until: components["schemas"]["EpochMs"] | null;
        };
        /** @description Like Refusal; with limit.deposit.reached it contains the limit and the remaining amount. */
        DepositRefusal: {
            /** @constant */
            success: false;
            value: components["schemas"]["DepositLimitReached"] | null;
            errorCode: components["schemas"]["ErrorCode"];
            message?: components["schemas"]["RefusalMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description Answer of createDeposit. */
        DepositAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["Deposit"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["DepositRefusal"];
        DepositPaidRequest: {
            depositId: components["schemas"]["DepositId"];
            /** @description The reference of the payment at the sender's wallet or bank; empty without one. */
            reference: string;
            /** @description Ids of uploadFile. */
            files: string[];
            requestId: components["schemas"]["SecurityRequestId"];
        };
        /** @description Answer of reportDepositPaid. */
        DepositPaidAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["Deposit"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        /** @description Names a bound account. */
        PayoutAccountId: string;
        /**
         * @description A family of accounts.
         * @enum {string}
         */
        PayoutKind: "BANK" | "MOBILE_WALLET" | "CRYPTO";
        /**
         * @description The network of a crypto address.
         * @enum {string}
         */
        PayoutNetwork: "BITCOIN" | "TRON" | "ETHEREUM";
        PayoutAccount: {
            id: components["schemas"]["PayoutAccountId"];
            kind: components["schemas"]["PayoutKind"];
            providerId: string;
            providerName: string;
            /** @description null except for a crypto address. */
            network: components["schemas"]["PayoutNetwork"] | null;
            /** @description null for a crypto address. */
            holder: string | null;
            /** @description Its number or address, masked. */
            number: string;
            isDefault: boolean;
            /** @description An open withdrawal is paid to it; it cannot be removed. */
            inUse: boolean;
            addedAt: components["schemas"]["EpochMs"];
        };
        PayoutAccounts: {
            list: components["schemas"]["PayoutAccount"][];
            /** @description Count of accounts that can be bound. */
            maxAccounts: number;
            /** @description The required holder's name; null while unknown, then the first account sets it. */
            holder: string | null;
        };
        /** @description Answer of getPayoutAccounts and bindPayoutAccount. */
        PayoutAccountsAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["PayoutAccounts"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["PaymentRefusal"];
        /** @description The holder's name of an account. */
        PayoutHolder: string;
        PayoutAccountRequest: {
            /** @description One of the methods of getWithdrawRules. */
            providerId: string;
            /** @description null for a crypto address. */
            holder: components["schemas"]["PayoutHolder"] | null;
            /** @description Digits of an account or mobile wallet, or a crypto address, without spaces. */
            number: string;
            paymentPassword: components["schemas"]["PaymentPassword"];
            requestId: components["schemas"]["SecurityRequestId"];
        };
        PayoutAccountChoice: {
            accountId: components["schemas"]["PayoutAccountId"];
            requestId: components["schemas"]["SecurityRequestId"];
        };
        /** @description Answer of removePayoutAccount and setDefaultPayoutAccount. */
        PayoutAccountListAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["PayoutAccounts"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        /** @description The number of digits of a number. */
        PayoutDigits: {
            /** @description Count of digits. */
            min: number;
            /** @description Count of digits. */
            max: number;
        };
        /** @description The fee of an amount, both parts together, rounded down to two decimals. */
        PayoutFee: {
            fixed: components["schemas"]["Money"];
            /** @description Per cent of the amount. */
            percent: string;
        };
        /** @description A bank, mobile wallet or crypto network that withdrawals are paid by. */
        PayoutProvider: {
            id: string;
            kind: components["schemas"]["PayoutKind"];
            name: string;
            /** @description null unless it is a crypto network. */
            network: components["schemas"]["PayoutNetwork"] | null;
            /** @description Of its account numbers; null for addresses. */
            digits: components["schemas"]["PayoutDigits"] | null;
            min: components["schemas"]["PositiveMoney"];
            max: components["schemas"]["PositiveMoney"];
            fee: components["schemas"]["PayoutFee"];
            /** @description How many minutes it usually takes, with the review. */
            minutes: number;
            /** @description False while it is closed. */
            available: boolean;
        };
        /** @description What is left of today's limit, by the merchant's day. */
        WithdrawDay: {
            /** @description Count of withdrawals a day. */
            count: number;
            /** @description Count of withdrawals that are left today. */
            countLeft: number;
            /** @description The maximum per day. */
            amount: components["schemas"]["PositiveMoney"];
            amountLeft: components["schemas"]["Money"];
            /** @description When the next day begins. */
            resetsAt: components["schemas"]["EpochMs"];
        };
        /** @description The remaining turnover of one deposit or bonus, and the amount tied to it. */
        WithdrawTurnover: {
            /** @description The ledger entry that requires it. */
            id: string;
            /** @enum {string} */
            source: "DEPOSIT" | "BONUS";
            /**
             * @description WAITING starts when earlier bonuses are done; stakes do not count for it yet.
             * @enum {string}
             */
            status: "ACTIVE" | "WAITING";
            /** @description Of the promotion, in the requested language. */
            title: string | null;
            /** @description The deposit or bonus. */
            amount: components["schemas"]["PositiveMoney"];
            /** @description How many times the base must be staked; a factor. */
            times: number;
            /** @enum {string} */
            base: "DEPOSIT" | "BONUS" | "DEPOSIT_AND_BONUS";
            required: components["schemas"]["Money"];
            done: components["schemas"]["Money"];
            left: components["schemas"]["Money"];
            /** @description The amount that cannot be withdrawn because of it: the unstaked part of a deposit, or the remainder of a bonus and its winnings. */
            tied: components["schemas"]["Money"];
            /** @description The games that count, in the requested language; others do not. Empty when every game counts. */
            games: string[];
            /** @description All other games, in the requested language; stakes on them do not count (D-056). Empty when every game counts. */
            excludedGames: string[];
            /** @description The highest single stake that counts; null when every stake does. */
            maxBet: components["schemas"]["PositiveMoney"] | null;
            /** @description The maximum kept of the bonus and its winnings after its turnover is met; null without a limit. */
            maxCashOut: components["schemas"]["PositiveMoney"] | null;
            at: components["schemas"]["EpochMs"];
            /** @description null without a time limit. */
            expiresAt: components["schemas"]["EpochMs"] | null;
        };
        /** @description The identity check that large withdrawals require. */
        WithdrawIdentity: {
            /** @description From this amount on. */
            from: components["schemas"]["PositiveMoney"];
            state: components["schemas"]["KycState"];
        };
        /** @description How the receipt of a payment is confirmed (D-002, D-003). */
        ReceiptRules: {
            /** @description Minutes without a confirmation after which a payment counts as received. */
            autoReceiptMinutes: number;
            /** @description Hours in which that can be disputed. */
            disputeHours: number;
            /** @description If true, an unconfirmed payment is refunded instead. */
            forcedReceiptRefund: boolean;
        };
        WithdrawRules: {
            currency: components["schemas"]["CurrencyCode"];
            providers: components["schemas"]["PayoutProvider"][];
            /** @description Of the main wallet. */
            balance: components["schemas"]["Money"];
            /** @description The part of the balance tied to turnover. */
            tied: components["schemas"]["Money"];
            /** @description The part of the balance that can be withdrawn. */
            available: components["schemas"]["Money"];
            /** @description In open withdrawals, no longer in the balance. */
            locked: components["schemas"]["Money"];
            /** @description The minimum withdrawal. */
            min: components["schemas"]["PositiveMoney"];
            /** @description The maximum withdrawal, whatever the method allows. */
            max: components["schemas"]["PositiveMoney"];
            day: components["schemas"]["WithdrawDay"];
            /** @description Open requirements, oldest first. */
            turnover: components["schemas"]["WithdrawTurnover"][];
            identity: components["schemas"]["WithdrawIdentity"];
            paymentPassword: components["schemas"]["PaymentPasswordState"];
            receipt: components["schemas"]["ReceiptRules"];
        };
        /** @description Answer of getWithdrawRules. */
        WithdrawRulesAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["WithdrawRules"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        /** @description Names a withdrawal. */
        WithdrawalId: string;
        /** @description The payout account at the time of the request. */
        WithdrawalAccount: {
            kind: components["schemas"]["PayoutKind"];
            providerName: string;
            holder: string | null;
            /** @description Masked. */
            number: string;
        };
        /**
         * @description SUBMITTED is queued, REVIEW is being reviewed, PAYING is being sent, AWAIT_CONFIRM was sent and waits for the member's confirmation. RECEIVED and FORCED_RECEIVED are closed, the latter without a confirmation. NOT_RECEIVED and DISPUTED are investigated. REJECTED was not paid, REFUNDED was not received; both are back in the balance.
         * @enum {string}
         */
        WithdrawalState: "SUBMITTED" | "REVIEW" | "PAYING" | "AWAIT_CONFIRM" | "RECEIVED" | "FORCED_RECEIVED" | "NOT_RECEIVED" | "DISPUTED" | "REJECTED" | "REFUNDED";
        /**
         * @description The requirement that a review waits for; IDENTITY is the identity check of the profile.
         * @enum {string}
         */
        WithdrawalDocument: "IDENTITY";
        WithdrawalStep: {
            state: components["schemas"]["WithdrawalState"];
            /** @description Number of the part that it concerns; null for all parts. */
            part: number | null;
            at: components["schemas"]["EpochMs"];
        };
        /** @description One of the payments that a withdrawal is paid in. */
        WithdrawalPart: {
            /** @description Number of the part, from 1. */
            number: number;
            amount: components["schemas"]["PositiveMoney"];
            /** @enum {string} */
            state: "WAITING" | "SENT" | "RECEIVED" | "FORCED_RECEIVED" | "NOT_RECEIVED" | "REFUNDED";
            sentAt: components["schemas"]["EpochMs"] | null;
            /** @description When it was received, counted as received, or refunded. */
            settledAt: components["schemas"]["EpochMs"] | null;
        };
        /** @description The part that needs the member's confirmation. */
        WithdrawalReceipt: {
            /** @description Number of the part, from 1. */
            part: number;
            amount: components["schemas"]["PositiveMoney"];
            /** @description When it was sent. */
            since: components["schemas"]["EpochMs"];
            /** @description After this moment it counts as received. */
            confirmBy: components["schemas"]["EpochMs"];
        };
        /** @description The member's report of a missing payment, and the result. */
        WithdrawalDispute: {
            /** @description Number of the part, from 1. */
            part: number;
            note: string;
            /** @description Count of pictures with it. */
            files: number;
            openedAt: components["schemas"]["EpochMs"];
            /** @description When it is usually decided; null once it is. */
            expectedAt: components["schemas"]["EpochMs"] | null;
            decidedAt: components["schemas"]["EpochMs"] | null;
            /** @description REFUNDED returns the money, CONFIRMED found that it was paid; null while it is investigated. */
            verdict: ("REFUNDED" | "CONFIRMED") | null;
        };
        Withdrawal: {
            id: components["schemas"]["WithdrawalId"];
            /** @description The request that created it; null if the member's own request did not. */
            requestId: string | null;
            account: components["schemas"]["WithdrawalAccount"];
            /** @description The amount deducted from the balance. */
            amount: components["schemas"]["PositiveMoney"];
            /** @description The fee. */
            fee: components["schemas"]["Money"];
            /** @description The amount paid out. */
            payout: components["schemas"]["PositiveMoney"];
            /** @description The amount received, or counted as received (ENT-77). */
            received: components["schemas"]["Money"];
            /** @description The amount still to be paid (ENT-77). */
            remaining: components["schemas"]["Money"];
            /** @description The amount refunded to the balance. */
            refunded: components["schemas"]["Money"];
            currency: components["schemas"]["CurrencyCode"];
            state: components["schemas"]["WithdrawalState"];
            createdAt: components["schemas"]["EpochMs"];
            /** @description When the next step is usually done; null when it waits for the member or is closed. */
            expectedAt: components["schemas"]["EpochMs"] | null;
            /** @description When it was closed; null while it is open. */
            settledAt: components["schemas"]["EpochMs"] | null;
            /** @description The reason why it was rejected or refunded, or the requirement of the review, in the requested language. */
            reason: string | null;
            /** @description The requirements of the review. */
            documents: components["schemas"]["WithdrawalDocument"][];
            /** @description The timeline, oldest first; the last entry is the current state. */
            steps: components["schemas"]["WithdrawalStep"][];
            /** @description The payments; empty before it is paid. Most are paid in one. */
            parts: components["schemas"]["WithdrawalPart"][];
            /** @description null unless the state is AWAIT_CONFIRM. */
            receipt: components["schemas"]["WithdrawalReceipt"] | null;
            /** @description The end of the time to dispute a forced receipt; null when it cannot be disputed. */
            disputeBy: components["schemas"]["EpochMs"] | null;
            /** @description null unless a payment was reported as missing. */
            dispute: components["schemas"]["WithdrawalDispute"] | null;
        };
        Withdrawals: {
            list: components["schemas"]["Withdrawal"][];
            /** @description The moment up to which the rows count. */
            asOf: components["schemas"]["EpochMs"];
            paging: components["schemas"]["ReportPaging"];
        };
        /** @description Answer of getWithdrawals. */
        WithdrawalsAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["Withdrawals"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        WithdrawalRequest: {
            accountId: components["schemas"]["PayoutAccountId"];
            amount: components["schemas"]["PositiveMoney"];
            paymentPassword: components["schemas"]["PaymentPassword"];
            requestId: components["schemas"]["SecurityRequestId"];
        };
        /** @description Answer of createWithdrawal. */
        WithdrawalAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["Withdrawal"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["WithdrawalRefusal"];
        WithdrawalList: {
            list: components["schemas"]["Withdrawal"][];
        };
        /** @description Answer of getPaymentConfirmations. */
        WithdrawalListAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["WithdrawalList"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        /**
         * @description RECEIVED applies to the part that was sent; FULLY_PAID confirms with the last part that everything was received, and never closes a part that was not sent (WAL-01..03).
         * @enum {string}
         */
        ConfirmationChoice: "RECEIVED" | "NOT_RECEIVED" | "FULLY_PAID";
        /** @description Ids of uploadFile; WAL-08: up to three pictures. */
        ProofFiles: string[];
        PaymentConfirmationRequest: {
            withdrawalId: components["schemas"]["WithdrawalId"];
            /** @description Number of the part that needs confirmation. */
            part: number;
            choice: components["schemas"]["ConfirmationChoice"];
            /** @description Needed with NOT_RECEIVED. */
            files: components["schemas"]["ProofFiles"];
            requestId: components["schemas"]["SecurityRequestId"];
        };
        /** @description Answer of confirmPayment and disputePayment. */
        WithdrawalRefusableAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["Withdrawal"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        PaymentDisputeRequest: {
            withdrawalId: components["schemas"]["WithdrawalId"];
            /** @description The member's description; may be empty. */
            note: string;
            /** @description Ids of uploadFile. */
            files: string[];
            requestId: components["schemas"]["SecurityRequestId"];
        };
        /** @description A vendor of a lane. */
        VendorItem: {
            lagerIcon: components["schemas"]["ImagePath"];
            displayName: string;
            gameType: components["schemas"]["GameType"];
            vassalage: components["schemas"]["VendorCode"];
            /**
             * @description VASSALAGE opens the list of games, GAME opens the lobby of the vendor.
             * @enum {string}
             */
            isGame: "GAME" | "VASSALAGE";
            /**
             * @description 1 is hot, 0 is not.
             * @enum {integer}
             */
            isHot: 0 | 1;
            maintenance: boolean;
            nodeId?: components["schemas"]["NodeId"];
            /** @description Count of games of the vendor. */
            gameCount?: number;
        };
        VendorList: {
            vendors: components["schemas"]["VendorItem"][];
        };
        /** @description A lane of the menu. The portal separates ESPORTS, COCKFIGHT and INHOUSE from these. */
        VendorCategory: {
            title: components["schemas"]["GameType"];
            cards: components["schemas"]["VendorItem"][];
            gameClassify: components["schemas"]["VendorList"];
            gameCategory?: components["schemas"]["VendorList"];
        };
        GameMenuData: {
            lanes: components["schemas"]["VendorCategory"][];
        };
        GameMenus: {
            data: components["schemas"]["GameMenuData"];
        };
        /** @description Answer of getGameMenus. */
        GameMenusAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["GameMenus"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        /** @description Changes with any content of the index in a language; opaque, only to be compared. */
        IndexVersion: string;
        GameIndexVendor: {
            vassalage: components["schemas"]["VendorCode"];
            displayName: string;
            /** @description The vendor's own name, if it differs. */
            vendorName?: string;
        };
        /** @description Place in a list of the same answer, counted from 0. */
        Position: number;
        /** @description All columns have the same length, except gameName, rtp and volatility, which may be empty or missing. Games are ordered by popularity, most popular first. */
        GameIndexColumns: {
            /** @description Path of each game's picture below an image CDN; {nodeId} stands for its number. */
            picture: string;
            /** @description Midnight of the day from which the column `added` counts. */
            addedFrom: components["schemas"]["EpochMs"];
            types: components["schemas"]["GameType"][];
            vendors: components["schemas"]["GameIndexVendor"][];
            /** @description The words of all names, in the requested language and in the vendors' originals. */
            words: string[];
            nodeId: components["schemas"]["NodeId"][];
            /** @description Positions in words; the name is these words with a space between them. */
            name: components["schemas"]["Position"][][];
            /** @description The vendor's name of each game (gameName of the lists), encoded like `name`; no positions if it equals the name. Without rows when this is so for all games. */
            gameName: components["schemas"]["Position"][][];
            /** @description Positions in vendors. */
            vendor: components["schemas"]["Position"][];
            /** @description Positions in types. */
            type: components["schemas"]["Position"][];
            /** @description Whole days from addedFrom to the day the game was added. */
            added: components["schemas"]["Position"][];
            /** @description Bit flags of a game: 1 hot, 2 seamless wallet, 4 maintenance, 8 can be played with play money, 16 jackpot (JP), 32 table (TG), 64 arcade (AC), 128 bingo (BG), 256 opens a vendor's list of games (VASSALAGE). */
            flags: number[];
            /** @description Tenths of a percent that the column rtp counts from. */
            rtpFrom?: number;
            /** @description Return to player (rtp of the lists) in tenths of a percent above rtpFrom, rounded down, so that "96% or more" is true of the same games as in the lists; null when unknown. Without rows when it is unknown for all games. */
            rtp?: (number | null)[];
            /** @description A letter per game (volatility of the lists): L low, M medium, H high, - unknown. Empty when it is unknown for all games. */
            volatility?: string;
        };
        GameIndex: {
            version: components["schemas"]["IndexVersion"];
            /** @description The requested version is still current; then games is null. */
            unchanged: boolean;
            games: components["schemas"]["GameIndexColumns"] | null;
        };
        /** @description Answer of getGameIndex. */
        GameIndexAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["GameIndex"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        /** @enum {string} */
        GameSelection: "ALL" | "HOT" | "NEW" | "FAV" | "RECENT";
        /**
         * @description JP jackpot, TG table, AC arcade, BG bingo.
         * @enum {string}
         */
        SubCategoryFilter: "JP" | "TG" | "AC" | "BG";
        /** @description Percentage with two decimals as text. */
        Percent: string;
        /** @description A game as tile, row or card. */
        GameItem: {
            gameId: string;
            nodeId: components["schemas"]["NodeId"];
            gameType: components["schemas"]["GameType"];
            vassalage: components["schemas"]["VendorCode"];
            gameCode: string;
            /** @description Name in the requested language. */
            displayName: string;
            gameName: string;
            /** @description Same as gameName; only in some lists. */
            nodeName?: string;
            iconUrl: components["schemas"]["ImagePath"];
            /** @description Same as iconUrl; only in some lists. */
            showIcon?: components["schemas"]["ImagePath"];
            /**
             * @description 1 means hot.
             * @enum {integer}
             */
            isHot: 0 | 1;
            /**
             * @description VASSALAGE is a vendor that opens its list of games.
             * @enum {string}
             */
            isGame: "GAME" | "VASSALAGE";
            /** @enum {string|null} */
            subCategory: "JP" | "TG" | "AC" | "BG" | null;
            /** @description Can be played with play money. */
            demo: boolean;
            maintenance: boolean;
            jackpot: boolean;
            /** @enum {string} */
            wallet: "SEAMLESS" | "TRANSFER";
            isNew?: boolean;
            /** @description Return to player in percent. */
            rtp?: components["schemas"]["Percent"];
            /** @enum {string} */
            volatility?: "LOW" | "MEDIUM" | "HIGH";
            minStake?: components["schemas"]["PositiveMoney"];
            maxStake?: components["schemas"]["PositiveMoney"];
            releasedAt?: components["schemas"]["EpochMs"];
            /** @description Relative weight for sorting, higher is played more; without a unit. */
            popularity?: number;
        };
        GameList: {
            games: components["schemas"]["GameItem"][];
            /** @description Number of this page, counted from 1. */
            pageNo: number;
            /** @description Count of entries on a full page. */
            pageSize: number;
            /** @description Count of entries on all pages. */
            total: number;
            /** @description Count of pages. */
            totalPages: number;
        };
        /** @description Answer of getGameList. */
        GameListAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["GameList"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        HotGames: {
            list: components["schemas"]["GameItem"][];
        };
        /** @description Answer of getHotGames. */
        HotGamesAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["HotGames"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        GameRulesSection: {
            title: string;
            /** @description One rule each; plain text, never HTML. */
            lines: string[];
        };
        GameRules: {
            nodeId: components["schemas"]["NodeId"];
            sections: components["schemas"]["GameRulesSection"][];
        };
        /** @description Answer of getGameRules. */
        GameRulesAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["GameRules"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        GameVendor: {
            vassalage: components["schemas"]["VendorCode"];
            displayName: string;
            lagerIcon: components["schemas"]["ImagePath"];
            gameTypes: components["schemas"]["GameType"][];
            /** @description Count of games of the vendor. */
            gameCount: number;
            maintenance: boolean;
        };
        GameVendors: {
            list: components["schemas"]["GameVendor"][];
        };
        /** @description Answer of getGameVendor. */
        GameVendorAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["GameVendors"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        Winner: {
            /** @description Masked by the server, for example ra***9. */
            customerName: string;
            winAmount: components["schemas"]["PositiveMoney"];
            iconUrl: components["schemas"]["ImagePath"];
            gameName: string;
            nodeId?: components["schemas"]["NodeId"];
        };
        WinnerEntry: {
            vo: components["schemas"]["Winner"];
        };
        WinnerBoard: {
            list: components["schemas"]["WinnerEntry"][];
            /** @description The winners are made up and must be labelled so. */
            sample: boolean;
        };
        /** @description Answer of getWinnerBoard. */
        WinnerBoardAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["WinnerBoard"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        /** @enum {string} */
        WinnerPeriod: "TODAY" | "WEEK" | "MONTH";
        WinnerRow: {
            /** @description Masked by the server, for example ra***9. */
            customerName: string;
            winAmount: components["schemas"]["PositiveMoney"];
            wonAt: components["schemas"]["EpochMs"];
            game: components["schemas"]["GameItem"];
        };
        Winners: {
            list: components["schemas"]["WinnerRow"][];
            /** @description The moment up to which the rows count. */
            asOf: components["schemas"]["EpochMs"];
            /** @description Count of entries on all pages. */
            total: number;
            /** @description Count of pages. */
            totalPages: number;
            /** @description The winners are made up and must be labelled so. */
            sample: boolean;
        };
        /** @description Answer of getWinners. */
        WinnersAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["Winners"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        /** @description No real jackpot; the portal shows a number that grows. */
        SimulatedJackpot: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            source: "SIMULATED";
            currency: components["schemas"]["CurrencyCode"];
            updatedAt: components["schemas"]["EpochMs"];
        };
        /** @description The jackpot as the backend counts it. */
        ServerJackpot: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            source: "SERVER";
            amount: components["schemas"]["PositiveMoney"];
            currency: components["schemas"]["CurrencyCode"];
            updatedAt: components["schemas"]["EpochMs"];
        };
        /** @description The jackpot; its source says whether there is an amount. */
        Jackpot: components["schemas"]["SimulatedJackpot"] | components["schemas"]["ServerJackpot"];
        /** @description Answer of getJackpot. */
        JackpotAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["Jackpot"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        RecentGames: {
            list: components["schemas"]["GameItem"][];
            /** @description Number of this page, counted from 1. */
            page: number;
            /** @description Count of entries on a full page. */
            pageSize: number;
            /** @description Count of entries on all pages. */
            total: number;
            /** @description Count of pages. */
            totalPages: number;
        };
        /** @description Answer of getRecentGames. */
        RecentGamesAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["RecentGames"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        FavoriteGames: {
            content: components["schemas"]["GameItem"][];
            /** @description Number of this page, counted from 1. */
            pageNum: number;
            /** @description Count of entries on a full page. */
            pageSize: number;
            /** @description Count of entries on all pages. */
            total: number;
            /** @description Count of pages. */
            totalPages: number;
        };
        /** @description Answer of getFavoriteGames. */
        FavoriteGamesAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["FavoriteGames"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        FavoriteGameIds: {
            nodeIds: components["schemas"]["NodeId"][];
        };
        /** @description Answer of getFavoriteGameIds. */
        FavoriteGameIdsAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["FavoriteGameIds"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        FavoriteRequest: {
            nodeId: components["schemas"]["NodeId"];
            vendor?: components["schemas"]["VendorCode"];
            gameType?: components["schemas"]["GameType"];
        };
        SessionId: string;
        LotteryCode: string;
        MovedFrom: {
            wallet: components["schemas"]["WalletCode"];
            /** @description Name of the vendor; null for the main wallet. */
            name: string | null;
            amount: components["schemas"]["PositiveMoney"];
        };
        /** @description Money that a launch moved into a vendor's wallet. It goes back to the main wallet when the last game of that vendor ends (D-051). */
        MovedMoney: {
            wallet: components["schemas"]["WalletCode"];
            walletName: string;
            amount: components["schemas"]["PositiveMoney"];
            /** @description The wallets that it came from, in order. */
            from: components["schemas"]["MovedFrom"][];
        };
        LaunchedGame: {
            sessionId: components["schemas"]["SessionId"];
            /** @description The address of the game: a path of this host, https on a host of launchHosts, or relative to the chosen base of launchGameCDNs. */
            url: string;
            /**
             * @description In a frame of the portal, in its own window, or in place of the portal.
             * @enum {string}
             */
            mode: "IFRAME" | "WINDOW" | "REDIRECT";
            /** @description Width to height of the stage, for example 16:9. */
            ratio: string;
            demo: boolean;
            gameName: string;
            gameType: components["schemas"]["GameType"];
            minStake: components["schemas"]["PositiveMoney"];
            maxStake: components["schemas"]["PositiveMoney"];
            /** @description The wallet that pays for the rounds; MAIN also for play money. */
            wallet: components["schemas"]["WalletCode"];
            /** @description Money that this launch moved into the wallet that pays for the game; null when none was moved. */
            moved: components["schemas"]["MovedMoney"] | null;
        };
        /** @description The details of a refused launch when the game, its vendor or the whole type is under maintenance. */
        GameClosure: {
            nodeId: components["schemas"]["NodeId"];
            gameName: string;
            vassalage: components["schemas"]["VendorCode"];
            vendorName: string;
            gameType: components["schemas"]["GameType"];
            /** @description When it is expected to open again; null when unknown. */
            until: components["schemas"]["EpochMs"] | null;
        };
        /** @description The details of a refused launch, round or bet that would exceed the player's own limit. */
        LossLimit: {
            /** @description The maximum loss per merchant day. */
            limit: components["schemas"]["PositiveMoney"];
            /** @description Stakes minus payouts today, for games and lotteries together; negative for a win. */
            lost: components["schemas"]["Money"];
            /** @description The amount that may still be staked today. */
            left: components["schemas"]["Money"];
            /** @description When the day ends and the limit starts again. */
            until: components["schemas"]["EpochMs"];
        };
        /** @description Answer of launchGame and trialLaunch. */
        LaunchGameAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["LaunchedGame"];
            traceId: components["schemas"]["TraceId"];
        } | {
            /** @constant */
            success: false;
            value: components["schemas"]["GameClosure"] | components["schemas"]["LossLimit"] | null;
            errorCode: components["schemas"]["ErrorCode"];
            message?: components["schemas"]["RefusalMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /** @description Money that went back to the main wallet when a game ended (D-051). */
        ReturnedMoney: {
            wallet: components["schemas"]["WalletCode"];
            walletName: string;
            amount: components["schemas"]["PositiveMoney"];
        };
        PlaySession: {
            sessionId: components["schemas"]["SessionId"];
            nodeId: components["schemas"]["NodeId"];
            gameName: string;
            demo: boolean;
            currency: components["schemas"]["CurrencyCode"];
            startedAt: components["schemas"]["EpochMs"];
            /** @description null while the round is open. */
            endedAt: components["schemas"]["EpochMs"] | null;
            serverTime: components["schemas"]["EpochMs"];
            /** @description Count of rounds settled in this session. */
            rounds: number;
            staked: components["schemas"]["Money"];
            won: components["schemas"]["Money"];
            /** @description Payouts minus stakes; negative for a loss. */
            net: components["schemas"]["Money"];
            /** @description The remaining balance; play money in a demo. */
            balance: components["schemas"]["Money"];
            /** @description The amount returned to the main wallet at its end; null before, and when none was returned. */
            returned: components["schemas"]["ReturnedMoney"] | null;
        };
        /** @description Answer of getPlaySession and endPlaySession. */
        PlaySessionAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["PlaySession"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        RoundRequest: {
            sessionId: components["schemas"]["SessionId"];
            /** @description Chosen by the client, once per round; the key that makes a retry safe. */
            roundId: string;
            stake: components["schemas"]["PositiveMoney"];
            /** @description The player's choice, in games with one: "red", "x3", "2-7-11". */
            choice?: string;
        };
        /** @description The result that the game shows. */
        RoundOutcome: {
            /** @description The drawn symbols in groups; for a slot reel by reel, from top to bottom. */
            symbols: string[][];
            /** @description Numbers of the pay lines that won, from 0; a game without lines has line 0. */
            lines: number[];
        };
        Round: {
            roundId: string;
            stake: components["schemas"]["PositiveMoney"];
            payout: components["schemas"]["Money"];
            balance: components["schemas"]["Money"];
            /** @description Of the whole session, after this round. */
            net: components["schemas"]["Money"];
            /** @description Count of rounds settled in this session, this one included. */
            rounds: number;
            outcome: components["schemas"]["RoundOutcome"];
        };
        /** @description Answer of playRound. */
        RoundAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["Round"];
            traceId: components["schemas"]["TraceId"];
        } | {
            /** @constant */
            success: false;
            value: components["schemas"]["LossLimit"] | null;
            errorCode: components["schemas"]["ErrorCode"];
            message?: components["schemas"]["RefusalMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        /**
         * @description LOTT standard, ELOTT e-lottery, ZY odds of the operator's own, SEA those of the region.
         * @enum {string}
         */
        LotteryPrizeMode: "LOTT" | "ZY" | "ELOTT" | "SEA";
        /**
         * @description A row of digits, whose order counts, or balls, whose order does not.
         * @enum {string}
         */
        LotteryShape: "DIGITS" | "BALLS";
        /**
         * @description D is the last digits in order, B is balls that must all be drawn, SIDE is big, small, odd or even: of the last digit, or of the sum of all balls.
         * @enum {string}
         */
        LotteryPlayCode: "D2" | "D3" | "D4" | "B1" | "B2" | "B3" | "SIDE";
        LotteryPlay: {
            code: components["schemas"]["LotteryPlayCode"];
            /** @enum {string} */
            form: "DIGITS" | "BALLS" | "SIDES";
            /** @description How many picks a line has. */
            count: number;
            /** @description The smallest number to pick; 0 for sides. */
            from: number;
            /** @description The largest number to pick; 0 for sides. */
            to: number;
            /** @description The payout per unit of stake when the line wins, including the stake. */
            odds: components["schemas"]["PositiveMoney"];
            minStake: components["schemas"]["PositiveMoney"];
            maxStake: components["schemas"]["PositiveMoney"];
        };
        /** @description Day of the draw and its count within the day, for example 20261120-0109. */
        LotteryIssue: string;
        /** @description An upcoming draw. */
        LotteryDraw: {
            issue: components["schemas"]["LotteryIssue"];
            /** @description When betting closes. */
            closesAt: components["schemas"]["EpochMs"];
            drawsAt: components["schemas"]["EpochMs"];
        };
        LotteryNumber: string;
        /** @description A finished draw. */
        OpenedDraw: {
            issue: components["schemas"]["LotteryIssue"];
            drawnAt: components["schemas"]["EpochMs"];
            numbers: components["schemas"]["LotteryNumber"][];
        };
        /** @description A lottery in a list. */
        LotterySummary: {
            gameCode: components["schemas"]["LotteryCode"];
            name: string;
            shape: components["schemas"]["LotteryShape"];
            /** @description False during maintenance; then bets are refused. */
            open: boolean;
            /** @description The bet type with the highest payout. */
            topPlay: components["schemas"]["LotteryPlay"];
            draw: components["schemas"]["LotteryDraw"];
            last: components["schemas"]["OpenedDraw"];
        };
        LotteryGames: {
            list: components["schemas"]["LotterySummary"][];
        };
        /** @description Answer of getLotteryGames. */
        LotteryGamesAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["LotteryGames"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        /** @description Answer of getVnLotteryMenu. */
        VnLotteryMenuAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["LotteryGames"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        /** @description Answer of getVnLotteryRecent. */
        VnLotteryRecentAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["LotteryGames"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        /**
         * @description TC the operator, SEA South-East Asia, VN Vietnam.
         * @enum {string}
         */
        LotteryArea: "TC" | "SEA" | "VN";
        LotteryGame: {
            gameCode: components["schemas"]["LotteryCode"];
            name: string;
            area: components["schemas"]["LotteryArea"];
            prizeMode: components["schemas"]["LotteryPrizeMode"];
            shape: components["schemas"]["LotteryShape"];
            open: boolean;
            /** @description Interval between draws. */
            everySeconds: number;
            plays: components["schemas"]["LotteryPlay"][];
            /** @description Upcoming draws that still take bets, the next one first. */
            draws: components["schemas"]["LotteryDraw"][];
            last: components["schemas"]["OpenedDraw"];
        };
        /** @description Answer of getLotteryGame. */
        LotteryGameAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["LotteryGame"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        OpenedDraws: {
            list: components["schemas"]["OpenedDraw"][];
            /** @description The moment up to which the rows count. */
            asOf: components["schemas"]["EpochMs"];
            /** @description Number of this page, counted from 1. */
            pageNo: number;
            /** @description Count of entries on a full page. */
            pageSize: number;
            /** @description Count of entries on all pages. */
            total: number;
            /** @description Count of pages. */
            totalPages: number;
        };
        /** @description Answer of getOpenedNumbers. */
        OpenedNumbersAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["OpenedDraws"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        /** @description Answer of getVnOpenedNumbers. */
        VnOpenedNumbersAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["OpenedDraws"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        LotteryPick: string;
        LotteryBet: {
            betId: string;
            issue: components["schemas"]["LotteryIssue"];
            drawsAt: components["schemas"]["EpochMs"];
            play: components["schemas"]["LotteryPlayCode"];
            picks: components["schemas"]["LotteryPick"][];
            stake: components["schemas"]["PositiveMoney"];
            odds: components["schemas"]["PositiveMoney"];
            /** @enum {string} */
            state: "PENDING" | "WON" | "LOST";
            /** @description The payout including the stake; 0.00 until the draw and for a lost line. */
            payout: components["schemas"]["Money"];
            /** @description The drawn numbers; empty until then. */
            numbers: components["schemas"]["LotteryNumber"][];
            placedAt: components["schemas"]["EpochMs"];
        };
        /** @description The member's net result across all lotteries since login. */
        LotteryPosition: {
            since: components["schemas"]["EpochMs"];
            /** @description Count of lines that were bet on since then. */
            lines: number;
            staked: components["schemas"]["Money"];
            won: components["schemas"]["Money"];
            /** @description Payouts minus stakes, negative for a loss; stakes on upcoming draws count as spent. */
            net: components["schemas"]["Money"];
            /** @description The part of the stakes whose draw is still to come. */
            pending: components["schemas"]["Money"];
        };
        LotteryBets: {
            list: components["schemas"]["LotteryBet"][];
            /** @description The moment up to which the rows count. */
            asOf: components["schemas"]["EpochMs"];
            /** @description Number of this page, counted from 1. */
            pageNo: number;
            /** @description Count of entries on a full page. */
            pageSize: number;
            /** @description Count of entries on all pages. */
            total: number;
            /** @description Count of pages. */
            totalPages: number;
            position: components["schemas"]["LotteryPosition"];
        };
        /** @description Answer of getLotteryBets. */
        LotteryBetsAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["LotteryBets"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        LotteryLine: {
            play: components["schemas"]["LotteryPlayCode"];
            picks: components["schemas"]["LotteryPick"][];
            stake: components["schemas"]["PositiveMoney"];
        };
        LotteryBetRequest: {
            gameCode: components["schemas"]["LotteryCode"];
            prizeMode: components["schemas"]["LotteryPrizeMode"];
            area: components["schemas"]["LotteryArea"];
            issue: components["schemas"]["LotteryIssue"];
            /** @description Chosen by the client, once per slip; the key that makes a retry safe. */
            requestId: string;
            lines: components["schemas"]["LotteryLine"][];
        };
        LotteryReceipt: {
            issue: components["schemas"]["LotteryIssue"];
            drawsAt: components["schemas"]["EpochMs"];
            bets: components["schemas"]["LotteryBet"][];
            staked: components["schemas"]["PositiveMoney"];
            /** @description The remaining balance of the wallet. */
            balance: components["schemas"]["Money"];
        };
        /** @description Answer of placeLotteryBets. */
        LotteryReceiptAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["LotteryReceipt"];
            traceId: components["schemas"]["TraceId"];
        } | {
            /** @constant */
            success: false;
            value: components["schemas"]["LossLimit"] | null;
            errorCode: components["schemas"]["ErrorCode"];
            message?: components["schemas"]["RefusalMessage"];
            traceId: components["schemas"]["TraceId"];
        };
        Banner: {
            /** @description Names the banner. */
            id: number;
            /** @enum {string} */
            groupName: "w_home" | "w_promotion" | "w_leftmenu" | "w_login" | "w_register" | "w_forget";
            /** @description The subject of the banner; the text alternative of its picture. */
            title: string;
            /** @description The text of the banner, shown over its picture, which contains no text. */
            headline?: string;
            /** @description The conditions of the offer in the headline, in one line. */
            terms?: string;
            /** @description The text of its button. */
            action?: string;
            /** @description Picture, or address of a video. */
            url: components["schemas"]["ImagePath"];
            /** @description The poster of a video until it plays. */
            poster?: components["schemas"]["ImagePath"];
            /** @description How long a video is. */
            seconds?: number;
            /** @description Place in the order of display, lowest first. */
            sequence: number;
            /** @description Route, address, node id or name of a dialog, as linkageType says. */
            linkage: string | null;
            /** @enum {string} */
            linkageType: "NONE" | "INTERNAL" | "EXTERNAL" | "GAME" | "MODAL";
        };
        Notice: {
            /** @description Names the notice. */
            id: number;
            title: string;
            /** @description HTML; sanitized before it is shown. */
            content: string;
            timestamp: components["schemas"]["EpochMs"];
        };
        PopupItem: {
            /** @description Names the pop-up; a closed one is remembered by it. */
            id: number;
            title: string;
            /** @description HTML; sanitized before it is shown. */
            content: string;
            /** @description When it opens. A after login, B before login, F at the first login; may be several. */
            execution: string;
            timestamp: components["schemas"]["EpochMs"];
        };
        /** @enum {string} */
        PromotionType: "sports" | "live" | "slots" | "card" | "fish" | "lotto" | "rebate" | "points-mall" | "ranking" | "deposit" | "app-download" | "newbie";
        PromotionImage: {
            /** @description Place in the order of display, lowest first. */
            sequence: number;
            url: components["schemas"]["ImagePath"];
        };
        /** @description The turnover requirement before bonus money can be withdrawn. */
        Wagering: {
            /** @description How many times the base must be staked; a factor. */
            times: number;
            /** @enum {string} */
            base: "BONUS" | "DEPOSIT_AND_BONUS";
            /** @description Days from the bonus on; null without a time limit. */
            days: number | null;
        };
        /** @description The conditions as numbers, the same wherever the promotion is shown. */
        PromotionTerms: {
            currency: components["schemas"]["CurrencyCode"];
            /** @description Of the deposit; null when the bonus does not depend on one. */
            bonusPercent: number | null;
            /** @description A fixed bonus; null when there is none. */
            bonusAmount: components["schemas"]["PositiveMoney"] | null;
            maxBonus: components["schemas"]["PositiveMoney"] | null;
            minDeposit: components["schemas"]["PositiveMoney"] | null;
            /** @description null when there is no turnover requirement. */
            wagering: components["schemas"]["Wagering"] | null;
            /** @description The highest single bet that counts while the bonus is active. */
            maxBet: components["schemas"]["PositiveMoney"] | null;
            /** @description The maximum winnings with the bonus. */
            maxCashOut: components["schemas"]["PositiveMoney"] | null;
            /** @description The games that count, as text. */
            games: string[];
            /**
             * @description NONE is credited automatically; FORM requires an application; PROOF requires an application with at least one picture.
             * @enum {string}
             */
            application: "NONE" | "FORM" | "PROOF";
            /** @description Days of the merchant's week on which it can be taken, 0 for Sunday; empty for every day. */
            weekdays: number[];
            /** @description It can be used once in this period of the merchant's calendar, weeks from Sunday; null without such a limit. */
            oncePer: ("DAY" | "WEEK" | "MONTH" | "LIFE") | null;
            /** @description For members until this many days (of 24 hours) after they registered; null for every member. */
            memberDays: number | null;
        };
        Promotion: {
            /** @description Names the promotion. */
            id: number;
            title: string;
            type: components["schemas"]["PromotionType"];
            /** @description One sentence, plain text. */
            summary: string;
            /** @description HTML with the terms; sanitized before it is shown. */
            content: string;
            announcementImages: components["schemas"]["PromotionImage"][];
            startAt: components["schemas"]["EpochMs"];
            /** @description null when it has no end. */
            endAt: components["schemas"]["EpochMs"] | null;
            terms: components["schemas"]["PromotionTerms"];
        };
        Announcements: {
            banners: components["schemas"]["Banner"][];
            player: components["schemas"]["Notice"][];
            popup: components["schemas"]["PopupItem"][];
            promotion: components["schemas"]["Promotion"][];
            /** @description Highlights of the home page; only when H was requested. */
            home?: components["schemas"]["Notice"][];
        };
        /** @description Answer of getAnnouncements. */
        AnnouncementsAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["Announcements"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        /** @enum {string} */
        PromotionTypeFilter: "all" | "sports" | "live" | "slots" | "card" | "fish" | "lotto" | "rebate" | "points-mall" | "ranking" | "deposit" | "app-download" | "newbie";
        Promotions: {
            list: components["schemas"]["Promotion"][];
        };
        /** @description Answer of getPromotions. */
        PromotionsAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["Promotions"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        /** @description Names a promotion. */
        PromotionId: number;
        /** @description Answer of getPromotion. */
        PromotionAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["Promotion"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        UploadId: string;
        PromotionApplicationRequest: {
            promotionId: components["schemas"]["PromotionId"];
            /** @description At most 140 characters (code points); may be empty. */
            comment: string;
            files: components["schemas"]["UploadId"][];
            requestId: components["schemas"]["RequestId"];
        };
        /**
         * @description Applying is under review; Process was approved and is being calculated; Issued was credited automatically; Claim waits until the member claims it, then it is Claimed; Joined takes part and receives the reward of each deposit or stake. Join, Close and coming soon need no application: they follow from the promotion's times (WAL-11).
         * @enum {string}
         */
        ApplicationStatus: "Applying" | "Process" | "Issued" | "Claim" | "Claimed" | "Joined" | "Rejected";
        PromotionApplication: {
            promotionId: components["schemas"]["PromotionId"];
            status: components["schemas"]["ApplicationStatus"];
            appliedAt: components["schemas"]["EpochMs"];
            /** @description null until it is decided. */
            decidedAt: components["schemas"]["EpochMs"] | null;
            /** @description The bonus in the merchant's currency; null when it depends on a deposit, or there is none. */
            amount: components["schemas"]["PositiveMoney"] | null;
            /** @description The reason of a rejection, in the requested language. */
            reason: string | null;
            /** @description Whether the member can apply again after a rejection. */
            mayRetry: boolean;
        };
        /** @description Answer of applyForPromotion and claimActivity. */
        PromotionApplicationAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["PromotionApplication"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        ActivityClaimRequest: {
            promotionId: components["schemas"]["PromotionId"];
            requestId: components["schemas"]["RequestId"];
        };
        /** @description The reason why an application for a promotion would be refused now, whatever its content. */
        PromotionRefusal: {
            promotionId: components["schemas"]["PromotionId"];
            /**
             * @description The code that applyForPromotion answers with.
             * @enum {string}
             */
            code: "promotion.ended" | "promotion.not.eligible" | "promotion.new.members" | "promotion.already.applied" | "promotion.not.started" | "promotion.not.today" | "self.excluded";
        };
        PromotionApplications: {
            list: components["schemas"]["PromotionApplication"][];
            /** @description The promotions that this member cannot apply for now. A promotion in neither list is open to them. */
            refusals: components["schemas"]["PromotionRefusal"][];
        };
        /** @description Answer of getPromotionApplications. */
        PromotionApplicationsAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["PromotionApplications"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        UploadRequest: {
            /**
             * Format: binary
             * @description The bytes of the picture, as a part with a file name.
             */
            file: Blob;
            requestId: components["schemas"]["RequestId"];
        };
        Upload: {
            id: components["schemas"]["UploadId"];
            /** @enum {string} */
            type: "image/jpeg" | "image/png";
            /** @description In bytes. */
            size: number;
        };
        /** @description Answer of uploadFile. */
        UploadAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["Upload"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        /**
         * @description The reason why this account cannot claim; NOT_ELIGIBLE is a trial or an agent.
         * @enum {string}
         */
        RewardRefusal: "NOT_ELIGIBLE" | "SELF_EXCLUDED";
        /** @description Money for the wallet, free of turnover. */
        MoneyReward: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "MONEY";
            amount: components["schemas"]["PositiveMoney"];
            currency: components["schemas"]["CurrencyCode"];
        };
        /** @description Points, which count in the points mall and on the leaderboard. */
        PointsReward: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "POINTS";
            /** @description Points, as a decimal string with two decimals. */
            amount: components["schemas"]["PositiveMoney"];
        };
        /** @description The reward of a check-in or a mission; its kind tells money from points. */
        Reward: components["schemas"]["MoneyReward"] | components["schemas"]["PointsReward"];
        CheckInDay: {
            day: components["schemas"]["Day"];
            /**
             * @description NONE is a day without a reward, such as one before the account was opened.
             * @enum {string}
             */
            state: "CLAIMED" | "MISSED" | "READY" | "COMING" | "NONE";
            /** @description null with NONE. */
            reward: components["schemas"]["Reward"] | null;
        };
        CheckIn: {
            today: components["schemas"]["Day"];
            /** @description IANA name of the merchant's zone, in which the days are. */
            timeZone: string;
            /** @description When the next day begins. */
            resetAt: components["schemas"]["EpochMs"];
            /** @description false when the merchant offers no calendar now. */
            offered: boolean;
            /** @description null for members who may claim. */
            blockedBy: components["schemas"]["RewardRefusal"] | null;
            /** @description Days in a row up to today, or to yesterday while today is open. */
            streak: number;
            days: components["schemas"]["CheckInDay"][];
        };
        /** @description Answer of getCheckIn. */
        CheckInAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["CheckIn"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        CheckInRequest: {
            day: components["schemas"]["Day"];
            requestId: components["schemas"]["RequestId"];
        };
        CheckInClaim: {
            day: components["schemas"]["Day"];
            reward: components["schemas"]["Reward"];
            claimedAt: components["schemas"]["EpochMs"];
            /** @description Count of days in a row, this one included. */
            streak: number;
        };
        /** @description Answer of claimCheckIn. */
        CheckInClaimAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["CheckInClaim"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        /** @description The name of the link's placement. */
        ReferralSubId: string;
        /** @description The figures of a link since it was created. */
        ReferralFigures: {
            /** @description Count of openings of the link. */
            clicks: number;
            /** @description Count of accounts opened with it. */
            registrations: number;
            /** @description Count of those accounts that have deposited. */
            depositors: number;
            /** @description Paid to the member for those who met the terms. */
            earned: components["schemas"]["Money"];
        };
        ReferralLink: {
            /** @description Sent as `ref` in the address of the registration. */
            code: components["schemas"]["ReferralCode"];
            /** @description Null for the general link. */
            subId: components["schemas"]["ReferralSubId"] | null;
            figures: components["schemas"]["ReferralFigures"];
        };
        /** @description The conditions for a reward for a friend: a first deposit, the friend's own payout account, and own devices, which neither the member nor another rewarded friend has used. */
        ReferralTerms: {
            /** @description Paid for each friend. */
            reward: components["schemas"]["PositiveMoney"];
            /** @description Valid bets of the friend that are required first. */
            turnover: components["schemas"]["Money"];
            /** @description Count of friends in a month of the merchant's calendar; further ones are not rewarded. */
            maxPerMonth: number;
        };
        Referral: {
            links: components["schemas"]["ReferralLink"][];
            totals: components["schemas"]["ReferralFigures"];
            currency: components["schemas"]["CurrencyCode"];
            /** @description Maximum number of links per member. */
            maxLinks: number;
            terms: components["schemas"]["ReferralTerms"];
        };
        /** @description Answer of getReferral and addReferralLink. */
        ReferralAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["Referral"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        ReferralLinkRequest: {
            subId: components["schemas"]["ReferralSubId"];
            requestId: components["schemas"]["RequestId"];
        };
        /** @description From 0, the level of every member, to 10, the highest. */
        VipRank: number;
        VipNext: {
            level: components["schemas"]["VipRank"];
            needed: components["schemas"]["Money"];
            left: components["schemas"]["Money"];
        };
        /**
         * @description Not reached, to be claimed, or claimed.
         * @enum {string}
         */
        VipBonusState: "LOCKED" | "READY" | "CLAIMED";
        VipLevel: {
            level: components["schemas"]["VipRank"];
            /** @description Total turnover needed to reach the level. */
            staked: components["schemas"]["Money"];
            /** @description Paid once for reaching it. */
            bonus: components["schemas"]["Money"];
            state: components["schemas"]["VipBonusState"];
            /** @description Rebate on stakes, in per cent. */
            cashback: string;
            /** @description The maximum withdrawal per day. */
            withdrawDaily: components["schemas"]["Money"];
        };
        Vip: {
            level: components["schemas"]["VipRank"];
            /** @description All stakes of the member, by the ledger. */
            staked: components["schemas"]["Money"];
            /** @description null on the highest level. */
            next: components["schemas"]["VipNext"] | null;
            /** @description All levels, lowest first. */
            levels: components["schemas"]["VipLevel"][];
        };
        /** @description Answer of getVip and claimVipBonus. */
        VipAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["Vip"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        VipClaimRequest: {
            level: components["schemas"]["VipRank"];
            requestId: components["schemas"]["RequestId"];
        };
        /**
         * @description Ready to be claimed, below the minimum, or claimed today.
         * @enum {string}
         */
        ManualRebateState: "READY" | "BELOW" | "CLAIMED";
        ManualRebateRow: {
            gameType: components["schemas"]["GameType"];
            /** @description Stakes of decided bets since the last rebate. */
            validBet: components["schemas"]["Money"];
            /** @description Per cent of valid bets, that of the type and of the VIP level together. */
            rate: string;
            amount: components["schemas"]["Money"];
        };
        ManualRebateClaim: {
            /** @description Id of the transaction. */
            id: string;
            at: components["schemas"]["EpochMs"];
            amount: components["schemas"]["Money"];
        };
        ManualRebate: {
            state: components["schemas"]["ManualRebateState"];
            /** @description The last rebate; null when there was none. */
            since: components["schemas"]["EpochMs"] | null;
            /** @description Game types with valid bets. */
            rows: components["schemas"]["ManualRebateRow"][];
            total: components["schemas"]["Money"];
            /** @description The minimum payment. */
            minimum: components["schemas"]["Money"];
            /** @description When the next claim is possible; null when it is now. */
            nextAt: components["schemas"]["EpochMs"] | null;
            /** @description The last ten claims, newest first. */
            claims: components["schemas"]["ManualRebateClaim"][];
        };
        /** @description Answer of getManualRebate and claimManualRebate. */
        ManualRebateAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["ManualRebate"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        ManualRebateRequest: {
            requestId: components["schemas"]["RequestId"];
        };
        MissionId: string;
        /** @enum {string} */
        MissionKind: "DAILY" | "WEEKLY" | "ONCE";
        Mission: {
            id: components["schemas"]["MissionId"];
            kind: components["schemas"]["MissionKind"];
            title: string;
            /** @description The task, in one sentence. */
            text: string;
            /** @description Never above the target. */
            progress: number;
            /** @description Count of steps that fulfil the task. */
            target: number;
            /** @enum {string} */
            state: "OPEN" | "READY" | "CLAIMED" | "EXPIRED";
            reward: components["schemas"]["Reward"];
            /** @description When it ends; null when it does not end. */
            endAt: components["schemas"]["EpochMs"] | null;
            /** @description A path of the portal where the task is done; null when there is none. */
            link: string | null;
        };
        MissionSummary: {
            list: components["schemas"]["Mission"][];
            /** @description All points of the member. */
            points: components["schemas"]["Money"];
            /** @description null for members who may claim. */
            blockedBy: components["schemas"]["RewardRefusal"] | null;
            timeZone: string;
            /** @description When daily tasks start again. */
            dailyResetAt: components["schemas"]["EpochMs"];
            /** @description When weekly tasks start again; weeks begin on Sunday. */
            weeklyResetAt: components["schemas"]["EpochMs"];
        };
        /** @description Answer of getMissionSummary. */
        MissionSummaryAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["MissionSummary"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        MissionClaimRequest: {
            missionId: components["schemas"]["MissionId"];
            requestId: components["schemas"]["RequestId"];
        };
        MissionClaim: {
            missionId: components["schemas"]["MissionId"];
            reward: components["schemas"]["Reward"];
            claimedAt: components["schemas"]["EpochMs"];
        };
        /** @description Answer of claimMission. */
        MissionClaimAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["MissionClaim"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        /**
         * @description Of the merchant's calendar; weeks begin on Sunday.
         * @enum {string}
         */
        LeaderboardPeriod: "DAY" | "WEEK" | "MONTH";
        LeaderboardRow: {
            /** @description Place on the board; 1 is the first. */
            rank: number;
            /** @description Masked by the server (ra***m) unless its owner shows it. */
            name: string;
            points: components["schemas"]["PositiveMoney"];
            mine: boolean;
        };
        LeaderboardOwn: {
            /** @description null without points. */
            rank: number | null;
            /** @description The name as others see it. */
            name: string;
            points: components["schemas"]["Money"];
            masked: boolean;
        };
        Leaderboard: {
            list: components["schemas"]["LeaderboardRow"][];
            /** @description null for accounts that do not take part, such as guests, trials and agents. */
            own: components["schemas"]["LeaderboardOwn"] | null;
            /** @description The number of members with points. */
            total: number;
            countedAt: components["schemas"]["EpochMs"];
            nextCountAt: components["schemas"]["EpochMs"];
            /** @description The others are made up and must be labelled so. */
            sample: boolean;
        };
        /** @description Answer of getMissionLeaderboard. */
        LeaderboardAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["Leaderboard"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        LeaderboardNameRequest: {
            masked: boolean;
        };
        LeaderboardName: {
            masked: boolean;
            name: string;
        };
        /** @description Answer of setLeaderboardName. */
        LeaderboardNameAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["LeaderboardName"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        /** @description Points with two decimals as text, zero or more. */
        Points: string;
        PointsBalance: {
            points: components["schemas"]["Points"];
            /** @description The total of points ever received. */
            earned: components["schemas"]["Points"];
            /** @description The total of points spent and not returned. */
            spent: components["schemas"]["Points"];
        };
        /** @description Answer of getPointsBalance. */
        PointsBalanceAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["PointsBalance"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        RewardId: string;
        /**
         * @description A property of RedeemDelivery.
         * @enum {string}
         */
        RewardFieldName: "size" | "recipient" | "mobileNum" | "email" | "address";
        RewardField: {
            name: components["schemas"]["RewardFieldName"];
            /** @description The sizes to choose from, or the countries of a mobile number (ISO 3166-1 alpha-2); empty for any text. */
            options: string[];
        };
        MallReward: {
            id: components["schemas"]["RewardId"];
            name: string;
            text: string;
            /** @description A picture in the ratio 16:9, without text; the name is shown next to it. */
            picture: components["schemas"]["ImagePath"];
            /** @description Points for one piece. */
            points: components["schemas"]["PositiveMoney"];
            /** @description Remaining stock; null for unlimited. */
            stock: number | null;
            /** @description Maximum count of one redemption. */
            maxQuantity: number;
            /** @description The fields that a redemption requires, in the order of the form. Empty for a reward without delivery details. */
            fields: components["schemas"]["RewardField"][];
        };
        MallRewards: {
            list: components["schemas"]["MallReward"][];
        };
        /** @description Answer of getPointsRewards. */
        PointsRewardsAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["MallRewards"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        /**
         * @description A type of game that earns points.
         * @enum {string}
         */
        BettingType: "LIVE" | "LOTTERY" | "PVP" | "SLOTS" | "SPORTS";
        PointsRate: {
            type: components["schemas"]["BettingType"];
            /** @description Staked for one point. */
            amount: components["schemas"]["PositiveMoney"];
        };
        PointsConfig: {
            currency: components["schemas"]["CurrencyCode"];
            /** @description Deposited for one point. */
            depositAmount: components["schemas"]["PositiveMoney"];
            betting: components["schemas"]["PointsRate"][];
            /** @description The number of points that convert to convertAmount. */
            convertPoints: components["schemas"]["PositiveMoney"];
            convertAmount: components["schemas"]["PositiveMoney"];
            /** @description Minimum points of one conversion. */
            convertMin: number;
            /** @description Maximum points of one conversion. */
            convertMax: number;
        };
        /** @description Answer of getPointsConfig. */
        PointsConfigAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["PointsConfig"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        /**
         * @description The specification's In Process, Rejected and Approved (WAL-10).
         * @enum {string}
         */
        RedeemStatus: "IN_PROCESS" | "REJECTED" | "APPROVED";
        /** @description Delivery details: the fields that the reward lists, and no others. Only the member can read them; they are deleted with the profile. */
        RedeemDelivery: {
            /** @description One of the options, for all pieces. */
            size?: string;
            /** @description The recipient's name. */
            recipient?: string;
            /** @description The number to top up, or for the courier to call. */
            mobileNum?: components["schemas"]["MobileNumber"];
            /** @description Of mobileNum; of the first country of its options if absent. */
            countryDialingCode?: components["schemas"]["DialingCode"];
            /** @description The e-mail address that receives a code. */
            email?: string;
            /** @description House, street, area and town; may have several lines. */
            address?: string;
        };
        /** @description ENT-70. */
        RedeemRecord: {
            /** @description Transaction reference number. */
            reference: string;
            requestId: components["schemas"]["RequestId"];
            /** @description When it was requested. */
            at: components["schemas"]["EpochMs"];
            /**
             * @description ITEM is a reward, MONEY a conversion.
             * @enum {string}
             */
            type: "ITEM" | "MONEY";
            name: string;
            /** @description Count of pieces, or of points. */
            quantity: number;
            /** @description Points for one piece. */
            pointsRequirement: components["schemas"]["Points"];
            /** @description Additional price in money; always zero so far. */
            amountRequirement: components["schemas"]["Money"];
            status: components["schemas"]["RedeemStatus"];
            /** @description Negative while the points are deducted; 0.00 after they are returned. */
            changedPoints: components["schemas"]["Money"];
            /** @description Points balance after it. */
            pointsBalance: components["schemas"]["Points"];
            /** @description The reason of a rejection, or the next step; may be empty. */
            remark: string;
            /**
             * @description The unit of the quantity.
             * @enum {string}
             */
            units: "PIECE" | "POINT";
            /** @description Points for one unit of currency; null for a reward. */
            pointsRatio: components["schemas"]["Points"] | null;
            /** @description The credited money; null for a reward. */
            redeemAmount: components["schemas"]["PositiveMoney"] | null;
            /** @description The delivery details of the request; null if none were required, or after the member's data is deleted. */
            delivery: components["schemas"]["RedeemDelivery"] | null;
        };
        PointsRedemptions: {
            list: components["schemas"]["RedeemRecord"][];
            /** @description The moment up to which the rows count. */
            asOf: components["schemas"]["EpochMs"];
            /** @description Count of entries. */
            total: number;
            /** @description Count of pages. */
            totalPages: number;
        };
        /** @description Answer of getPointsRedemptions. */
        PointsRedemptionsAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["PointsRedemptions"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        /**
         * @description The source or use of points; REWARD is a mission or a check-in.
         * @enum {string}
         */
        PointsType: "LIVE" | "LOTTERY" | "PVP" | "SLOTS" | "SPORTS" | "DEPOSIT" | "REDEEM" | "REWARD";
        PointsTransaction: {
            id: string;
            type: components["schemas"]["PointsType"];
            at: components["schemas"]["EpochMs"];
            /** @description Money deposited or staked; null for points without money. */
            amount: components["schemas"]["PositiveMoney"] | null;
            /** @description Negative for spent points. */
            points: components["schemas"]["Money"];
            /** @description Points after this entry. */
            balance: components["schemas"]["Money"];
        };
        PointsTransactions: {
            list: components["schemas"]["PointsTransaction"][];
            /** @description The moment up to which the rows count. */
            asOf: components["schemas"]["EpochMs"];
            /** @description Count of entries. */
            total: number;
            /** @description Count of pages. */
            totalPages: number;
            /** @description Points of this page. */
            pageSum: components["schemas"]["Money"];
            /** @description Points of all pages. */
            sum: components["schemas"]["Money"];
        };
        /** @description Answer of getPointsTransactions. */
        PointsTransactionsAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["PointsTransactions"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        RedeemRequest: {
            rewardId: components["schemas"]["RewardId"];
            /** @description Count of pieces. */
            quantity: number;
            delivery?: components["schemas"]["RedeemDelivery"];
            paymentPassword: components["schemas"]["PaymentPassword"];
            requestId: components["schemas"]["RequestId"];
        };
        /** @description Answer of redeemPoints and of convertPoints. */
        PointsRedeemAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["RedeemRecord"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["PaymentRefusal"];
        ConvertRequest: {
            /** @description Count of whole points. */
            points: number;
            paymentPassword: components["schemas"]["PaymentPassword"];
            requestId: components["schemas"]["RequestId"];
        };
        /** @enum {string} */
        ArticleKind: "blog" | "news";
        /** @description Names an article. */
        ArticleId: number;
        /** @description An article in a list. */
        ArticleCard: {
            id: components["schemas"]["ArticleId"];
            title: string;
            summary: string;
            /** @description null when there is none. */
            picture: components["schemas"]["ImagePath"] | null;
            publishedAt: components["schemas"]["EpochMs"];
            /** @description The approximate reading time. */
            minutes: number;
        };
        Articles: {
            list: components["schemas"]["ArticleCard"][];
            /** @description Count of entries on all pages. */
            total: number;
            /** @description Count of pages. */
            totalPages: number;
        };
        /** @description Answer of getArticles. */
        ArticlesAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["Articles"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        Article: {
            article: components["schemas"]["ArticleCard"];
            /** @description HTML; sanitized before it is shown. */
            content: string;
            /** @description Up to three others of the same kind. */
            related: components["schemas"]["ArticleCard"][];
        };
        /** @description Answer of getArticle. */
        ArticleAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["Article"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        WheelSegmentId: string;
        /** @description Money, credited to the balance without conditions. */
        MoneyPrize: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "MONEY";
            amount: components["schemas"]["PositiveMoney"];
        };
        /** @description Points or tickets. */
        CountedPrize: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "POINTS" | "WHEEL_TICKET" | "RAFFLE_TICKET";
            /** @description How many points or tickets; a count. */
            count: number;
        };
        /** @description A prize; its kind tells an amount from a count. */
        Prize: components["schemas"]["MoneyPrize"] | components["schemas"]["CountedPrize"];
        /** @description Per cent with two decimals; the chances of one draw add up to 100.00. */
        PrizeChance: string;
        /** @description One sector; it is as wide as its chance. */
        WheelSegment: {
            id: components["schemas"]["WheelSegmentId"];
            prize: components["schemas"]["Prize"];
            chance: components["schemas"]["PrizeChance"];
        };
        /**
         * @description The code that would refuse an attempt now.
         * @enum {string}
         */
        PrizeRefusal: "self.excluded" | "prize.not.eligible" | "prize.not.started" | "prize.ended" | "prize.no.tickets" | "prize.already.taken" | "prize.all.gone" | "prize.condition.unmet";
        Wheel: {
            title: string;
            currency: components["schemas"]["CurrencyCode"];
            startAt: components["schemas"]["EpochMs"];
            /** @description null when no end is set. */
            endAt: components["schemas"]["EpochMs"] | null;
            /** @description One is taken for each spin. They cannot be bought. */
            tickets: number;
            /** @description Clockwise from the top. */
            segments: components["schemas"]["WheelSegment"][];
            /** @description null when the wheel can be spun. */
            refusal: components["schemas"]["PrizeRefusal"] | null;
            /** @description HTML in the requested language; sanitized before it is shown. */
            terms: string;
        };
        WheelStand: {
            /** @description null when there is none. */
            wheel: components["schemas"]["Wheel"] | null;
        };
        /** @description Answer of getWheel. */
        WheelStandAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["WheelStand"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        /** @description Chosen by the client for one request, and repeated with every retry. */
        PrizeRequestId: string;
        WheelSpinRequest: {
            requestId: components["schemas"]["PrizeRequestId"];
        };
        /** @description A prize that was drawn for the member and paid. */
        PrizeResult: {
            id: string;
            prize: components["schemas"]["Prize"];
            at: components["schemas"]["EpochMs"];
        };
        WheelSpin: {
            result: components["schemas"]["PrizeResult"];
            segmentId: components["schemas"]["WheelSegmentId"];
            /** @description Left now. */
            tickets: number;
        };
        /** @description Answer of spinWheel. */
        WheelSpinAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["WheelSpin"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        PrizeResults: {
            list: components["schemas"]["PrizeResult"][];
            /** @description The moment up to which the rows count. */
            asOf: components["schemas"]["EpochMs"];
            /** @description Count of entries on all pages. */
            total: number;
            /** @description Count of pages. */
            totalPages: number;
            currency: components["schemas"]["CurrencyCode"];
        };
        /** @description Answer of getWheelResults and getRedEnvelopeResults. */
        PrizeResultsAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["PrizeResults"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        /** @description Names a red envelope. */
        EnvelopeId: number;
        /** @description Amounts within a band are equally likely. */
        EnvelopeBand: {
            from: components["schemas"]["PositiveMoney"];
            to: components["schemas"]["PositiveMoney"];
            chance: components["schemas"]["PrizeChance"];
        };
        RedEnvelope: {
            id: components["schemas"]["EnvelopeId"];
            title: string;
            startAt: components["schemas"]["EpochMs"];
            endAt: components["schemas"]["EpochMs"];
            /** @description Count of envelopes at the start. */
            total: number;
            /** @description The actual number of unopened envelopes. */
            left: number;
            /** @description From the smallest amounts to the largest. */
            odds: components["schemas"]["EnvelopeBand"][];
            /** @description The amount that the member found; null while it is closed. */
            opened: components["schemas"]["PrizeResult"] | null;
            /** @description null when it can be opened. */
            refusal: components["schemas"]["PrizeRefusal"] | null;
        };
        RedEnvelopes: {
            list: components["schemas"]["RedEnvelope"][];
            currency: components["schemas"]["CurrencyCode"];
            /** @description HTML in the requested language; sanitized before it is shown. */
            terms: string;
        };
        /** @description Answer of getRedEnvelopes. */
        RedEnvelopesAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["RedEnvelopes"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        RedEnvelopeRequest: {
            envelopeId: components["schemas"]["EnvelopeId"];
            requestId: components["schemas"]["PrizeRequestId"];
        };
        RedEnvelopeOpening: {
            result: components["schemas"]["PrizeResult"];
            /** @description Count of unopened envelopes. */
            left: number;
        };
        /** @description Answer of openRedEnvelope. */
        RedEnvelopeOpeningAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["RedEnvelopeOpening"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        /** @description Names a raffle. */
        RaffleId: number;
        RafflePrize: {
            /** @description Rank of the prize; 1 is the first. */
            place: number;
            /** @description The number of tickets that win it. */
            winners: number;
            prize: components["schemas"]["Prize"];
        };
        RaffleNumber: string;
        /** @description A promotion that gives tickets. */
        RaffleGrant: {
            /** @description Names the promotion. */
            promotionId: number;
            title: string;
            /** @description The condition for the tickets, in one sentence. */
            condition: string;
            /** @description Count of tickets it gives. */
            tickets: number;
            /** @description null when they can be claimed. */
            refusal: components["schemas"]["PrizeRefusal"] | null;
        };
        Raffle: {
            id: components["schemas"]["RaffleId"];
            title: string;
            currency: components["schemas"]["CurrencyCode"];
            startAt: components["schemas"]["EpochMs"];
            /** @description The end of claiming tickets. */
            endAt: components["schemas"]["EpochMs"];
            drawAt: components["schemas"]["EpochMs"];
            /** @description Tickets of all members together so far. */
            issued: number;
            prizes: components["schemas"]["RafflePrize"][];
            /** @description The member's own, oldest first. */
            numbers: components["schemas"]["RaffleNumber"][];
            grants: components["schemas"]["RaffleGrant"][];
            /** @description HTML in the requested language; sanitized before it is shown. */
            terms: string;
        };
        RaffleStand: {
            /** @description null when there is none. */
            raffle: components["schemas"]["Raffle"] | null;
        };
        /** @description Answer of getRaffle. */
        RaffleStandAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["RaffleStand"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        RaffleWinner: {
            /** @description Rank of the prize won; 1 is the first. */
            place: number;
            number: components["schemas"]["RaffleNumber"];
            /** @description Masked by the server. */
            name: string;
            prize: components["schemas"]["Prize"];
            /** @description Whether the ticket belongs to the caller. */
            own: boolean;
        };
        RaffleResult: {
            id: components["schemas"]["RaffleId"];
            title: string;
            currency: components["schemas"]["CurrencyCode"];
            drawnAt: components["schemas"]["EpochMs"];
            /** @description Count of tickets of all members together. */
            issued: number;
            /** @description By place. */
            winners: components["schemas"]["RaffleWinner"][];
            /** @description The member's own tickets in that raffle. */
            numbers: components["schemas"]["RaffleNumber"][];
        };
        RaffleResults: {
            list: components["schemas"]["RaffleResult"][];
            /** @description The moment up to which the rows count. */
            asOf: components["schemas"]["EpochMs"];
            /** @description Count of entries on all pages. */
            total: number;
            /** @description Count of pages. */
            totalPages: number;
        };
        /** @description Answer of getRaffleResults. */
        RaffleResultsAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["RaffleResults"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        RaffleClaimRequest: {
            raffleId: components["schemas"]["RaffleId"];
            /** @description Names the promotion. */
            promotionId: number;
            requestId: components["schemas"]["PrizeRequestId"];
        };
        RaffleClaim: {
            numbers: components["schemas"]["RaffleNumber"][];
        };
        /** @description Answer of claimRaffleTickets. */
        RaffleClaimAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["RaffleClaim"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        FeedbackRequest: {
            /** @description 20 to 200 characters (code points). */
            content: string;
            /** @description Username; empty for a guest. */
            sender: string;
            /**
             * @description 1 deposit, 2 withdrawal, 3 game, 4 customer service, 6 apply as agent, 0 other.
             * @enum {integer}
             */
            type: 0 | 1 | 2 | 3 | 4 | 6;
            captcha: string;
        };
        /** @description One department of the live chat. */
        LiveChatModel: {
            id: components["schemas"]["LiveChatModelId"];
            name: string;
            languages: components["schemas"]["LanguageCode"][];
            online: boolean;
            /** @description Approximate waiting time; null when unknown. */
            waitMinutes: number | null;
        };
        LiveChatModels: {
            list: components["schemas"]["LiveChatModel"][];
        };
        /** @description Answer of getLiveChatModels. */
        LiveChatModelsAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["LiveChatModels"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        /** @enum {string} */
        ChatLook: "light" | "dark";
        LaunchChat: {
            /** @description Absolute https address, or a path of this host. */
            chatUrl: string;
        };
        /** @description Answer of launchChat. */
        LaunchChatAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["LaunchChat"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        /**
         * @description SYSTEM goes to all members, PERSONAL to this member alone.
         * @enum {string}
         */
        MessageKind: "SYSTEM" | "PERSONAL";
        MessageId: string;
        /**
         * @description The subject of a message; NOTE has its own text, the portal writes the others.
         * @enum {string}
         */
        MessageTopic: "NOTE" | "DEPOSIT_CREDITED" | "DEPOSIT_FAILED" | "WITHDRAWAL_APPROVED" | "WITHDRAWAL_REJECTED";
        /** @description The payment that a message is about. */
        MessagePayment: {
            transactionId: string;
            amount: components["schemas"]["PositiveMoney"];
            currency: components["schemas"]["CurrencyCode"];
            /** @description The reason for a failure; null for a successful payment. */
            reason: components["schemas"]["ErrorCode"] | null;
        };
        Message: {
            id: components["schemas"]["MessageId"];
            kind: components["schemas"]["MessageKind"];
            topic: components["schemas"]["MessageTopic"];
            /** @description Null when the portal writes the text. */
            title: string | null;
            /** @description Plain text; null when the portal writes it. */
            text: string | null;
            /** @description Null for a NOTE. */
            payment: components["schemas"]["MessagePayment"] | null;
            read: boolean;
            at: components["schemas"]["EpochMs"];
        };
        MessagePage: {
            list: components["schemas"]["Message"][];
            /** @description The moment up to which the rows count. */
            asOf: components["schemas"]["EpochMs"];
            /** @description Count of messages of this kind. */
            total: number;
            /** @description Count of pages of this size; 0 without messages. */
            totalPages: number;
            /** @description Unread messages of each kind. */
            unread: {
                /** @description Count of unread messages to all members. */
                SYSTEM: number;
                /** @description Count of unread messages to this member. */
                PERSONAL: number;
            };
        };
        /** @description Answer of getMessages. */
        MessagesAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["MessagePage"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        MessageRequest: {
            id: components["schemas"]["MessageId"];
        };
        Unread: {
            /** @description Count of unread messages. */
            unreadMessage: number;
        };
        /** @description Answer of getUnread. */
        UnreadAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["Unread"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        ReadAllRequest: {
            kind: components["schemas"]["MessageKind"];
        };
        /**
         * @description The topic of a notification; topics that begin with MARKETING require consent.
         * @enum {string}
         */
        NotificationTopic: "PAYMENTS" | "SECURITY" | "REWARDS" | "MARKETING_CASINO" | "MARKETING_SPORTS" | "MARKETING_LOTTERY";
        /**
         * @description PORTAL is the short notices in the portal; inbox messages are stored regardless of this choice.
         * @enum {string}
         */
        NotificationChannel: "PORTAL" | "EMAIL" | "SMS";
        NotificationPreference: {
            topic: components["schemas"]["NotificationTopic"];
            /** @description The channels that are on. */
            channels: components["schemas"]["NotificationChannel"][];
            /** @description The channels that cannot be turned off. */
            fixed: components["schemas"]["NotificationChannel"][];
        };
        NotificationPreferences: {
            list: components["schemas"]["NotificationPreference"][];
            /** @description The member is self-excluded; no marketing is sent, whatever was allowed. */
            marketingBlocked: boolean;
        };
        /** @description Answer of getNotificationPreferences and setNotificationPreference. */
        NotificationPreferencesAnswer: {
            /** @constant */
            success: true;
            value: components["schemas"]["NotificationPreferences"];
            traceId: components["schemas"]["TraceId"];
        } | components["schemas"]["Refusal"];
        NotificationPreferenceRequest: {
            topic: components["schemas"]["NotificationTopic"];
            channel: components["schemas"]["NotificationChannel"];
            on: boolean;
        };
        /** @description Increases with every message of a session; ignore ids already seen. */
        EventId: number;
        BalanceUpdatedValue: {
            balance: components["schemas"]["Money"];
            currency: components["schemas"]["CurrencyCode"];
        };
        /** @description The balance has changed. */
        BalanceUpdatedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "balance.updated";
            id: components["schemas"]["EventId"];
            at: components["schemas"]["EpochMs"];
            value: components["schemas"]["BalanceUpdatedValue"];
        };
        MessageNewValue: {
            /** @description Its text is fetched in the reader's language (LNG-04). */
            messageId: string;
            /** @description Count of unread messages, this one included. */
            unreadMessage: number;
        };
        /** @description A message has arrived. */
        MessageNewEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "message.new";
            id: components["schemas"]["EventId"];
            at: components["schemas"]["EpochMs"];
            value: components["schemas"]["MessageNewValue"];
        };
        SettledPayment: {
            transactionId: string;
            amount: components["schemas"]["PositiveMoney"];
            currency: components["schemas"]["CurrencyCode"];
        };
        /** @description A deposit has been credited. */
        DepositCreditedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "deposit.credited";
            id: components["schemas"]["EventId"];
            at: components["schemas"]["EpochMs"];
            value: components["schemas"]["SettledPayment"];
        };
        RefusedPayment: {
            transactionId: string;
            amount: components["schemas"]["PositiveMoney"];
            currency: components["schemas"]["CurrencyCode"];
            reason: components["schemas"]["ErrorCode"];
        };
        /** @description A deposit has failed. */
        DepositFailedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "deposit.failed";
            id: components["schemas"]["EventId"];
            at: components["schemas"]["EpochMs"];
            value: components["schemas"]["RefusedPayment"];
        };
        /** @description A withdrawal has been approved. */
        WithdrawalApprovedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "withdrawal.approved";
            id: components["schemas"]["EventId"];
            at: components["schemas"]["EpochMs"];
            value: components["schemas"]["SettledPayment"];
        };
        /** @description A withdrawal has been rejected; the amount is back in the balance. */
        WithdrawalRejectedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "withdrawal.rejected";
            id: components["schemas"]["EventId"];
            at: components["schemas"]["EpochMs"];
            value: components["schemas"]["RefusedPayment"];
        };
        WithdrawalConfirmRequiredValue: {
            transactionId: string;
            amount: components["schemas"]["PositiveMoney"];
            currency: components["schemas"]["CurrencyCode"];
            /** @description After this moment it counts as received. */
            confirmBy: components["schemas"]["EpochMs"];
        };
        /** @description A withdrawal waits for the confirmation of receipt. */
        WithdrawalConfirmRequiredEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "withdrawal.confirmRequired";
            id: components["schemas"]["EventId"];
            at: components["schemas"]["EpochMs"];
            value: components["schemas"]["WithdrawalConfirmRequiredValue"];
        };
        ContractChange: {
            contractId: string;
            /** @enum {string} */
            kind: "DIVIDEND" | "DAILY_SALARY" | "HOURLY_SALARY" | "REALTIME_SALARY";
            /** @description Account of the other side. */
            from: string;
        };
        /** @description An upline has offered a contract. */
        ContractOfferedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "contract.offered";
            id: components["schemas"]["EventId"];
            at: components["schemas"]["EpochMs"];
            value: components["schemas"]["ContractChange"];
        };
        /** @description A contract was accepted, rejected or has expired, or its end is requested or refused. */
        ContractChangedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "contract.changed";
            id: components["schemas"]["EventId"];
            at: components["schemas"]["EpochMs"];
            value: components["schemas"]["ContractChange"];
        };
        /** @description A contract has been terminated. */
        ContractTerminatedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "contract.terminated";
            id: components["schemas"]["EventId"];
            at: components["schemas"]["EpochMs"];
            value: components["schemas"]["ContractChange"];
        };
        RewardAvailableValue: {
            /** @description Its text is fetched in the reader's language (LNG-04). */
            rewardId: string;
            /** @description null when it is not money. */
            amount: components["schemas"]["PositiveMoney"] | null;
        };
        /** @description A reward can be claimed. */
        RewardAvailableEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "reward.available";
            id: components["schemas"]["EventId"];
            at: components["schemas"]["EpochMs"];
            value: components["schemas"]["RewardAvailableValue"];
        };
        SessionKickedValue: {
            /** @enum {string} */
            reason: "OTHER_DEVICE" | "ADMIN" | "EXPIRED";
        };
        /** @description The account has logged in elsewhere; this session has ended. */
        SessionKickedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "session.kicked";
            id: components["schemas"]["EventId"];
            at: components["schemas"]["EpochMs"];
            value: components["schemas"]["SessionKickedValue"];
        };
        SystemMaintenanceValue: {
            active: boolean;
            startsAt: components["schemas"]["EpochMs"];
            maintenanceEnd: components["schemas"]["EpochMs"] | null;
        };
        /** @description Maintenance begins, ends, or is announced. */
        SystemMaintenanceEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "system.maintenance";
            id: components["schemas"]["EventId"];
            at: components["schemas"]["EpochMs"];
            value: components["schemas"]["SystemMaintenanceValue"];
        };
        LimitsReachedValue: {
            /** @enum {string} */
            limit: "DEPOSIT" | "LOSS" | "STAKE" | "TIME";
            resetsAt: components["schemas"]["EpochMs"] | null;
        };
        /** @description A limit of the member is reached. */
        LimitsReachedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "limits.reached";
            id: components["schemas"]["EventId"];
            at: components["schemas"]["EpochMs"];
            value: components["schemas"]["LimitsReachedValue"];
        };
    };
    responses: {
        /** @description The address or the body cannot be read. */
        Unreadable: {
            headers: {
                "x-trace-id": components["headers"]["TraceId"];
                "x-server-time": components["headers"]["ServerTime"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description This path has other methods. */
        WrongMethod: {
            headers: {
                "x-trace-id": components["headers"]["TraceId"];
                "x-server-time": components["headers"]["ServerTime"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The request breaks the contract, or a value in it cannot be decoded. */
        Invalid: {
            headers: {
                "x-trace-id": components["headers"]["TraceId"];
                "x-server-time": components["headers"]["ServerTime"];
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
                "x-server-time": components["headers"]["ServerTime"];
                "retry-after": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The headers are longer than 16 KiB together. */
        HeadersTooLong: {
            headers: {
                "x-trace-id": components["headers"]["TraceId"];
                "x-server-time": components["headers"]["ServerTime"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description An error of the server. */
        ServerError: {
            headers: {
                "x-trace-id": components["headers"]["TraceId"];
                "x-server-time": components["headers"]["ServerTime"];
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
                "x-server-time": components["headers"]["ServerTime"];
                "retry-after": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description Refused by region (region.blocked), by the kind of account (function.not.available), until the password of the session's member is changed (password.change.required), or as a write of an account that may only look (account.read.only). */
        Forbidden: {
            headers: {
                "x-trace-id": components["headers"]["TraceId"];
                "x-server-time": components["headers"]["ServerTime"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The body is larger than 10 MiB. */
        TooLarge: {
            headers: {
                "x-trace-id": components["headers"]["TraceId"];
                "x-server-time": components["headers"]["ServerTime"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The body has another media type than the one declared here, none, or is compressed. */
        WrongType: {
            headers: {
                "x-trace-id": components["headers"]["TraceId"];
                "x-server-time": components["headers"]["ServerTime"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The requested object does not exist. */
        NotFound: {
            headers: {
                "x-trace-id": components["headers"]["TraceId"];
                "x-server-time": components["headers"]["ServerTime"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description No session, or one that has ended. session.kicked says that the account logged in elsewhere. */
        Unauthorized: {
            headers: {
                "x-trace-id": components["headers"]["TraceId"];
                "x-server-time": components["headers"]["ServerTime"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The request does not fit the current state, or its key was used for another request. */
        Conflict: {
            headers: {
                "x-trace-id": components["headers"]["TraceId"];
                "x-server-time": components["headers"]["ServerTime"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
    };
    parameters: {
        /**
         * @description Merchant code. Absent only on the first call; the server then uses the host.
         * @example suborno
         */
        Merchant: string;
        /**
         * @description Portal language code of the texts. Unknown values mean the merchant's default.
         * @example BN
         */
        AcceptLanguage: string;
        /**
         * @description Only rows up to this moment: the asOf of the first page, so that further pages neither repeat nor miss rows while new ones arrive. A future moment counts as now.
         * @example 1795165200000
         */
        Until: components["schemas"]["EpochMs"];
    };
    requestBodies: never;
    headers: {
        /** @description The trace id of the envelope, also for responses whose body is lost. */
        TraceId: components["schemas"]["TraceId"];
        /** @description The server's time at the response, so that a device with a wrong clock can still seal its bodies. */
        ServerTime: components["schemas"]["EpochMs"];
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
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
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
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionConfigAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getSystemStatus: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The status; maintenance takes precedence over region. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SystemStatusAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getWhitelabel: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
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
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WhitelabelAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getDomainRoute: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
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
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DomainRouteAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getRegisterSettings: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
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
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisterSettingsAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
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
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
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
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HelpCenterAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getCountries: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
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
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountriesAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
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
            /** @description A session, or a refusal that may require a captcha, list the ways to verify, or return the end of a lock. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    loginFreeplay: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
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
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    verifyLogin: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
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
            /** @description A session, or a refusal with the remaining ways to verify. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["WrongMethod"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    sendVerificationCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerificationCodeRequest"];
            };
        };
        responses: {
            /** @description The code has been sent to the bound number or mailbox. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerificationCodeAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["WrongMethod"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    startSocial: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SocialStartRequest"];
            };
        };
        responses: {
            /** @description The address for the window, which redirects to /social.html with the state and a code. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SocialStartAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    loginSocial: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SocialLoginRequest"];
            };
        };
        responses: {
            /** @description A session, or a ticket to link the account with. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SocialLoginAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["WrongMethod"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
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
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
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
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. It replaces the previous one and is valid for one attempt. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaptchaAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    sendLoginSms: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
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
            /** @description The code has been sent. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SmsAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    sendRegisterSms: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterSmsRequest"];
            };
        };
        responses: {
            /** @description The code has been sent. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SmsAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    sendRegisterMobileSms: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterSmsRequest"];
            };
        };
        responses: {
            /** @description The code has been sent. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SmsAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    sendPasswordSms: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordSmsRequest"];
            };
        };
        responses: {
            /** @description The code has been sent. A number without an account gets the same response. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SmsAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    sendPhoneCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PhoneCodeRequest"];
            };
        };
        responses: {
            /** @description The code has been sent; confirm it with sessionInfo. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhoneSessionAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    confirmPhoneCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PhoneConfirmRequest"];
            };
        };
        responses: {
            /** @description The proof to send along: firebaseChannel and firebaseIdToken. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhoneProofAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    startHumanCheck: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HumanStartRequest"];
            };
        };
        responses: {
            /** @description A challenge. A provider token passes without user action and includes its token. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HumanChallengeAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    passHumanCheck: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HumanPassRequest"];
            };
        };
        responses: {
            /** @description A token, valid for one call within five minutes. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HumanPassAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["WrongMethod"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getMemberInfo: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberInfoAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateProfileRequest"];
            };
        };
        responses: {
            /** @description The profile in its current state. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getMemberIcon: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The avatars. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberIconAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    updateMemberIcon: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberIconRequest"];
            };
        };
        responses: {
            /** @description The avatar is changed. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberIconAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["WrongMethod"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    firstLogin: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; from now on firstTimeLogin is false. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FirstLoginAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    setLanguage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LanguageRequest"];
            };
        };
        responses: {
            /** @description The language is stored. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePasswordRequest"];
            };
        };
        responses: {
            /** @description The password is changed. The session stays active. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getSecurityConfig: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current security settings. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecurityConfigAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    setPaymentPassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetPaymentPasswordRequest"];
            };
        };
        responses: {
            /** @description The payment password is set. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    changePaymentPassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePaymentPasswordRequest"];
            };
        };
        responses: {
            /** @description The payment password is changed. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentPasswordAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    resetPaymentPassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPaymentPasswordRequest"];
            };
        };
        responses: {
            /** @description The new payment password is active. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    sendMemberCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberCodeRequest"];
            };
        };
        responses: {
            /** @description The code has been sent. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberCodeAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    bindMobile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BindMobileRequest"];
            };
        };
        responses: {
            /** @description The number is bound. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    bindEmail: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BindEmailRequest"];
            };
        };
        responses: {
            /** @description The mailbox is bound. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    bindTotp: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TotpCodeRequest"];
            };
        };
        responses: {
            /** @description Bound, with the recovery codes. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodesAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    startTotp: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The secret, as text and as address for a QR code. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TotpSecretAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    removeTotp: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TotpCodeRequest"];
            };
        };
        responses: {
            /** @description The authenticator is removed. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    startSocialLink: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SocialLinkRequest"];
            };
        };
        responses: {
            /** @description The account found, and the ticket. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SocialLinkTicketAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["WrongMethod"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddPasskeyRequest"];
            };
        };
        responses: {
            /** @description The passkey is stored. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    startPasskey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The options of the creation. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyOptionsAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    removePasskey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NamedRequest"];
            };
        };
        responses: {
            /** @description The passkey is removed. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["WrongMethod"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getSessions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The open sessions. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionListAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    revokeSession: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NamedRequest"];
            };
        };
        responses: {
            /** @description The session has ended. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["WrongMethod"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getLoginHistory: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The logins. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginHistoryAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getAuditTrail: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The actions. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditTrailAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getOpenMatters: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list; empty when nothing is open. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenMattersAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    closeAccount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CloseAccountRequest"];
            };
        };
        responses: {
            /** @description The account is closed, and the session has ended. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CloseAccountAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getLimits: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them, in the order of LimitKind. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitsAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    setLimit: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LimitRequest"];
            };
        };
        responses: {
            /** @description All limits in their current state. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitsAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    setProductBlock: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductBlockRequest"];
            };
        };
        responses: {
            /** @description All limits in their current state. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitsAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getRealityCheck: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The interval and the due check. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RealityCheckAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    setRealityCheck: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RealityCheckRequest"];
            };
        };
        responses: {
            /** @description The reality check in its current state. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RealityCheckAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    answerRealityCheck: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RealityCheckReply"];
            };
        };
        responses: {
            /** @description The reality check in its current state. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RealityCheckAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    startTimeOut: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TimeOutRequest"];
            };
        };
        responses: {
            /** @description All limits as they are now, with the break. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitsAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    excludeSelf: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SelfExclusionRequest"];
            };
        };
        responses: {
            /** @description All limits as they are now, with the exclusion. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitsAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    reviewLimits: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewRequest"];
            };
        };
        responses: {
            /** @description All limits in their current state. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitsAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getActivityStatement: {
        parameters: {
            query: {
                /**
                 * @description The last 7 days or the last 30.
                 * @example WEEK
                 */
                period: components["schemas"]["ActivityPeriod"];
            };
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sums. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityStatementAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getKyc: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The identity check. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KycAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    submitKyc: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KycRequest"];
            };
        };
        responses: {
            /** @description The documents are in review. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KycAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["WrongMethod"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getConsents: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The consents. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsentsAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    setConsent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConsentRequest"];
            };
        };
        responses: {
            /** @description The consents in their current state. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsentsAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getErasure: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current state. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErasureAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    requestErasure: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ErasureRequest"];
            };
        };
        responses: {
            /** @description The request is pending. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErasureAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    withdrawErasure: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current state. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErasureAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    exportData: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataExportAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    registerMember: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterUser"];
            };
        };
        responses: {
            /** @description The account was created; with login: true the answer has a session. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisterAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    registerMobile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterUser"];
            };
        };
        responses: {
            /** @description The account was created; with login: true the answer has a session. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisterAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    sendPasswordEmail: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["PasswordEmailRequest"];
            };
        };
        responses: {
            /** @description The e-mail has been sent. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPasswordRequest"];
            };
        };
        responses: {
            /** @description The password is set; the response contains a session. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    bindSocial: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BindSocialRequest"];
            };
        };
        responses: {
            /** @description The account is linked. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SocialLinkAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["WrongMethod"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    checkAffiliate: {
        parameters: {
            query: {
                /** @example AFF2026 */
                code: components["schemas"]["ReferralCode"];
                /**
                 * @description Host that the visitor is on.
                 * @example suborno.example
                 */
                domain: string;
            };
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The code is valid. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AffiliateAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getAccountOpening: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The range. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountOpeningAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    openAccount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountRequest"];
            };
        };
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenedAccountAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getContracts: {
        parameters: {
            query: {
                /**
                 * @description The kind of contract.
                 * @example DIVIDEND
                 */
                kind: components["schemas"]["ContractKind"];
            };
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contracts. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContractsAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getConsolidatedContracts: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By kind. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsolidatedContractsAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    processDividendContract: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContractRequest"];
            };
        };
        responses: {
            /** @description All contracts of this kind in their current state. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContractsAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["WrongMethod"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    processDailySalaryContract: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContractRequest"];
            };
        };
        responses: {
            /** @description All contracts of this kind in their current state. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContractsAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["WrongMethod"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    processHourSalaryContract: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContractRequest"];
            };
        };
        responses: {
            /** @description All contracts of this kind in their current state. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContractsAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["WrongMethod"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    processRealtimeSalaryContract: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContractRequest"];
            };
        };
        responses: {
            /** @description All contracts of this kind in their current state. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContractsAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["WrongMethod"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getTeamBets: {
        parameters: {
            query: {
                /**
                 * @description First day of the merchant's calendar, at most twelve months ago.
                 * @example 2026-11-14
                 */
                from: components["schemas"]["ReportDay"];
                /**
                 * @description Last day, included; at most 31 days in all.
                 * @example 2026-11-20
                 */
                to: components["schemas"]["ReportDay"];
                /**
                 * @description Part of an account name; all downlines when absent.
                 * @example shapla
                 */
                account?: string;
                /**
                 * @description Only rows up to this moment: the asOf of the first page, so that further pages neither repeat nor miss rows while new ones arrive. A future moment counts as now.
                 * @example 1795165200000
                 */
                until?: components["parameters"]["Until"];
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                pageNo: number;
                /**
                 * @description Rows per page.
                 * @example 50
                 */
                pageSize: number;
            };
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamBetsAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getUserLosses: {
        parameters: {
            query: {
                /**
                 * @description First day of the merchant's calendar, at most twelve months ago.
                 * @example 2026-11-14
                 */
                from: components["schemas"]["ReportDay"];
                /**
                 * @description Last day, included; at most 31 days in all.
                 * @example 2026-11-20
                 */
                to: components["schemas"]["ReportDay"];
                /**
                 * @description Part of an account name; all downlines when absent.
                 * @example shapla
                 */
                account?: string;
                /**
                 * @description Only rows up to this moment: the asOf of the first page, so that further pages neither repeat nor miss rows while new ones arrive. A future moment counts as now.
                 * @example 1795165200000
                 */
                until?: components["parameters"]["Until"];
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                pageNo: number;
                /**
                 * @description Rows per page.
                 * @example 50
                 */
                pageSize: number;
            };
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserLossesAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getTeamTransactions: {
        parameters: {
            query: {
                /**
                 * @description First day of the merchant's calendar, at most twelve months ago.
                 * @example 2026-11-14
                 */
                from: components["schemas"]["ReportDay"];
                /**
                 * @description Last day, included; at most 31 days in all.
                 * @example 2026-11-20
                 */
                to: components["schemas"]["ReportDay"];
                /**
                 * @description Part of an account name; all downlines when absent.
                 * @example shapla
                 */
                account?: string;
                /**
                 * @description Only transactions of this type.
                 * @example DEPOSIT
                 */
                kind?: components["schemas"]["TeamMovementKind"];
                /**
                 * @description Only rows up to this moment: the asOf of the first page, so that further pages neither repeat nor miss rows while new ones arrive. A future moment counts as now.
                 * @example 1795165200000
                 */
                until?: components["parameters"]["Until"];
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                pageNo: number;
                /**
                 * @description Rows per page.
                 * @example 50
                 */
                pageSize: number;
            };
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamMovementsAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getCreditReport: {
        parameters: {
            query: {
                /**
                 * @description First day of the merchant's calendar, at most twelve months ago.
                 * @example 2026-11-14
                 */
                from: components["schemas"]["ReportDay"];
                /**
                 * @description Last day, included; at most 31 days in all.
                 * @example 2026-11-20
                 */
                to: components["schemas"]["ReportDay"];
                /**
                 * @description Only rows up to this moment: the asOf of the first page, so that further pages neither repeat nor miss rows while new ones arrive. A future moment counts as now.
                 * @example 1795165200000
                 */
                until?: components["parameters"]["Until"];
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                pageNo: number;
                /**
                 * @description Rows per page.
                 * @example 50
                 */
                pageSize: number;
            };
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreditReportAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getDividends: {
        parameters: {
            query: {
                /**
                 * @description First day of the merchant's calendar, at most twelve months ago.
                 * @example 2026-11-14
                 */
                from: components["schemas"]["ReportDay"];
                /**
                 * @description Last day, included; at most 31 days in all.
                 * @example 2026-11-20
                 */
                to: components["schemas"]["ReportDay"];
                /**
                 * @description Only rows up to this moment: the asOf of the first page, so that further pages neither repeat nor miss rows while new ones arrive. A future moment counts as now.
                 * @example 1795165200000
                 */
                until?: components["parameters"]["Until"];
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                pageNo: number;
                /**
                 * @description Rows per page.
                 * @example 50
                 */
                pageSize: number;
            };
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SalariesAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getDailySalaries: {
        parameters: {
            query: {
                /**
                 * @description First day of the merchant's calendar, at most twelve months ago.
                 * @example 2026-11-14
                 */
                from: components["schemas"]["ReportDay"];
                /**
                 * @description Last day, included; at most 31 days in all.
                 * @example 2026-11-20
                 */
                to: components["schemas"]["ReportDay"];
                /**
                 * @description Only rows up to this moment: the asOf of the first page, so that further pages neither repeat nor miss rows while new ones arrive. A future moment counts as now.
                 * @example 1795165200000
                 */
                until?: components["parameters"]["Until"];
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                pageNo: number;
                /**
                 * @description Rows per page.
                 * @example 50
                 */
                pageSize: number;
            };
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SalariesAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getHourlySalaries: {
        parameters: {
            query: {
                /**
                 * @description First day of the merchant's calendar, at most twelve months ago.
                 * @example 2026-11-14
                 */
                from: components["schemas"]["ReportDay"];
                /**
                 * @description Last day, included; at most 31 days in all.
                 * @example 2026-11-20
                 */
                to: components["schemas"]["ReportDay"];
                /**
                 * @description Only rows up to this moment: the asOf of the first page, so that further pages neither repeat nor miss rows while new ones arrive. A future moment counts as now.
                 * @example 1795165200000
                 */
                until?: components["parameters"]["Until"];
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                pageNo: number;
                /**
                 * @description Rows per page.
                 * @example 50
                 */
                pageSize: number;
            };
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SalariesAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getRealtimeSalaries: {
        parameters: {
            query: {
                /**
                 * @description First day of the merchant's calendar, at most twelve months ago.
                 * @example 2026-11-14
                 */
                from: components["schemas"]["ReportDay"];
                /**
                 * @description Last day, included; at most 31 days in all.
                 * @example 2026-11-20
                 */
                to: components["schemas"]["ReportDay"];
                /**
                 * @description Only rows up to this moment: the asOf of the first page, so that further pages neither repeat nor miss rows while new ones arrive. A future moment counts as now.
                 * @example 1795165200000
                 */
                until?: components["parameters"]["Until"];
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                pageNo: number;
                /**
                 * @description Rows per page.
                 * @example 50
                 */
                pageSize: number;
            };
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SalariesAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getAgentLinks: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The links. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentLinksAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    createAgentLink: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgentLinkRequest"];
            };
        };
        responses: {
            /** @description The links with the new one. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentLinksAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    disableAgentLink: {
        parameters: {
            query: {
                /**
                 * @description The link.
                 * @example link-1
                 */
                id: components["schemas"]["AgentLinkId"];
            };
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The links. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentLinksAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    addAgentLinkSubId: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgentSubIdRequest"];
            };
        };
        responses: {
            /** @description The links with the new sub-id. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentLinksAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["WrongMethod"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    countLinkVisit: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkVisit"];
            };
        };
        responses: {
            /** @description The visit was received. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getAgentAnnouncements: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The announcements. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentAnnouncementsAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getTeamOverview: {
        parameters: {
            query: {
                /**
                 * @description First day of the merchant's calendar, at most twelve months ago.
                 * @example 2026-11-14
                 */
                from: components["schemas"]["ReportDay"];
                /**
                 * @description Last day, included; at most 31 days in all.
                 * @example 2026-11-20
                 */
                to: components["schemas"]["ReportDay"];
            };
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamOverviewAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getDownlines: {
        parameters: {
            query: {
                /**
                 * @description A downline of the agent whose own downlines are requested.
                 * @example 1006000001
                 */
                uplineId?: components["schemas"]["DownlineId"];
                /**
                 * @description Part of an account or a nickname; case is ignored.
                 * @example mitu
                 */
                search?: string;
                /**
                 * @description Only agents, or only members.
                 * @example AGENT
                 */
                kind?: components["schemas"]["DownlineKind"];
                /**
                 * @description The people counted by a figure of the overview, at every level.
                 * @example NEW
                 */
                only?: components["schemas"]["DownlineFigure"];
                /**
                 * @description First day of the figure, at most twelve months ago; today where it is absent.
                 * @example 2026-11-14
                 */
                from?: components["schemas"]["ReportDay"];
                /**
                 * @description Last day of the figure, included, at most 31 days in all; today where it is absent.
                 * @example 2026-11-20
                 */
                to?: components["schemas"]["ReportDay"];
                /**
                 * @description The sort field; without it, the newest members come first.
                 * @example BALANCE
                 */
                sort?: components["schemas"]["DownlineSort"];
                /**
                 * @description Smallest or largest first; without it, largest.
                 * @example DESCENDING
                 */
                order?: components["schemas"]["SortOrder"];
                /**
                 * @description Only rows up to this moment: the asOf of the first page, so that further pages neither repeat nor miss rows while new ones arrive. A future moment counts as now.
                 * @example 1795165200000
                 */
                until?: components["parameters"]["Until"];
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                pageNo: number;
                /**
                 * @description Rows per page.
                 * @example 50
                 */
                pageSize: number;
            };
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DownlinesAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    raiseRebates: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RebateRaises"];
            };
        };
        responses: {
            /** @description The result for each. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RebateRaisesAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["WrongMethod"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getDownline: {
        parameters: {
            query: {
                /**
                 * @description The id of the downline, as in the list.
                 * @example 1006000001
                 */
                id: components["schemas"]["DownlineId"];
            };
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The downline. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DownlineDetailAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    raiseRebate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RebateRaise"];
            };
        };
        responses: {
            /** @description The downline in its current state. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DownlineDetailAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["WrongMethod"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getAgentIncome: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The periods. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentIncomeAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getAgentIncomeLines: {
        parameters: {
            query: {
                /**
                 * @description The first day of the period, as in the list of periods.
                 * @example 2026-11-01
                 */
                period: components["schemas"]["ReportDay"];
                /**
                 * @description Only rows up to this moment: the asOf of the first page, so that further pages neither repeat nor miss rows while new ones arrive. A future moment counts as now.
                 * @example 1795165200000
                 */
                until?: components["parameters"]["Until"];
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                pageNo: number;
                /**
                 * @description Rows per page.
                 * @example 50
                 */
                pageSize: number;
            };
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lines. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentIncomeLinesAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getAgentIncomeRows: {
        parameters: {
            query: {
                /**
                 * @description The first day of the period, as in the list of periods.
                 * @example 2026-11-01
                 */
                period: components["schemas"]["ReportDay"];
                /**
                 * @description The agent's direct downline whose branch is requested.
                 * @example 1006000001
                 */
                sourceId: components["schemas"]["DownlineId"];
                /**
                 * @description A row for each day, or for each downline of the branch with transactions.
                 * @example DAY
                 */
                by: components["schemas"]["IncomeRowsBy"];
                /**
                 * @description Only rows up to this moment: the asOf of the first page, so that further pages neither repeat nor miss rows while new ones arrive. A future moment counts as now.
                 * @example 1795165200000
                 */
                until?: components["parameters"]["Until"];
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                pageNo: number;
                /**
                 * @description Rows per page.
                 * @example 50
                 */
                pageSize: number;
            };
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentIncomeRowsAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getBalance: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The balance. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BalanceAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getRunningBonus: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The active bonus; null when there is none. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RunningBonusAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getMerchantWallet: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The kind of wallet. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MerchantWalletAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getWallets: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current wallets. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WalletsAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getWalletTransfer: {
        parameters: {
            query: {
                /**
                 * @description The requestId of transferWallet or collectWallets.
                 * @example 7d1c8a52-3f0e-4b6a-9c27-5e8b1f4a6d01
                 */
                requestId: components["schemas"]["TransferRequestId"];
            };
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The transfers of this request. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WalletMoveAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    transferWallet: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WalletTransferRequest"];
            };
        };
        responses: {
            /** @description The transfer is done. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WalletMoveAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    collectWallets: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WalletCollectRequest"];
            };
        };
        responses: {
            /** @description The transfers that were done. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WalletMoveAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    setAutoTransfer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AutoTransferRequest"];
            };
        };
        responses: {
            /** @description The current state. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutoTransferAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getNetDeposits: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sums. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NetDepositsAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getTransferUpline: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The upline, or null. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UplineAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    transferUpline: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UplineTransferRequest"];
            };
        };
        responses: {
            /** @description The transfer is done. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UplineTransferAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    transferDownline: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DownlineTransferRequest"];
            };
        };
        responses: {
            /** @description The transfer is done. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UplineTransferAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["WrongMethod"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getDownlineTransfer: {
        parameters: {
            query: {
                /**
                 * @description The requestId of transferDownline.
                 * @example 7d1c8a52-3f0e-4b6a-9c27-5e8b1f4a6d05
                 */
                requestId: components["schemas"]["TransferRequestId"];
            };
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The transfer, or null. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UplineTransferStateAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getUplineTransfer: {
        parameters: {
            query: {
                /**
                 * @description The requestId of transferUpline.
                 * @example 7d1c8a52-3f0e-4b6a-9c27-5e8b1f4a6d01
                 */
                requestId: components["schemas"]["TransferRequestId"];
            };
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The transfer, or null. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UplineTransferStateAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getConsolidatedFunds: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The funds. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsolidatedFundsAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getBetReport: {
        parameters: {
            query: {
                /**
                 * @description First day of the merchant's calendar, at most twelve months ago.
                 * @example 2026-11-01
                 */
                from: components["schemas"]["ReportDay"];
                /**
                 * @description Last day, included; at most 31 days in all.
                 * @example 2026-11-20
                 */
                to: components["schemas"]["ReportDay"];
                /**
                 * @description Only rows up to this moment: the asOf of the first page, so that further pages neither repeat nor miss rows while new ones arrive. A future moment counts as now.
                 * @example 1795165200000
                 */
                until?: components["parameters"]["Until"];
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                pageNo: number;
                /**
                 * @description Rows per page.
                 * @example 50
                 */
                pageSize: number;
                /**
                 * @description Only games of this type.
                 * @example RNG
                 */
                gameType?: components["schemas"]["GameType"];
                /**
                 * @description Only games of this vendor.
                 * @example PG
                 */
                vendor?: components["schemas"]["VendorCode"];
                /**
                 * @description Only bets in this state.
                 * @example WON
                 */
                status?: components["schemas"]["BetStatus"];
            };
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bets. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BetReportAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getBet: {
        parameters: {
            query: {
                /**
                 * @description The id of the bet, as in the report.
                 * @example play-00000012/round-0001
                 */
                id: components["schemas"]["BetId"];
            };
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bet. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BetAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getTransactionReport: {
        parameters: {
            query: {
                /**
                 * @description First day of the merchant's calendar, at most twelve months ago.
                 * @example 2026-11-01
                 */
                from: components["schemas"]["ReportDay"];
                /**
                 * @description Last day, included; at most 31 days in all.
                 * @example 2026-11-20
                 */
                to: components["schemas"]["ReportDay"];
                /**
                 * @description Only rows up to this moment: the asOf of the first page, so that further pages neither repeat nor miss rows while new ones arrive. A future moment counts as now.
                 * @example 1795165200000
                 */
                until?: components["parameters"]["Until"];
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                pageNo: number;
                /**
                 * @description Rows per page.
                 * @example 50
                 */
                pageSize: number;
                /**
                 * @description Only transactions of this type.
                 * @example DEPOSIT
                 */
                kind?: components["schemas"]["TransactionKind"];
                /**
                 * @description Only transactions in this state.
                 * @example COMPLETED
                 */
                status?: components["schemas"]["TransactionStatus"];
            };
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The transactions. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionReportAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getProfitLoss: {
        parameters: {
            query: {
                /**
                 * @description First day of the merchant's calendar, at most twelve months ago.
                 * @example 2026-11-01
                 */
                from: components["schemas"]["ReportDay"];
                /**
                 * @description Last day, included; at most 31 days in all.
                 * @example 2026-11-20
                 */
                to: components["schemas"]["ReportDay"];
            };
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every day of the range, oldest first. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfitLossAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getBonusReport: {
        parameters: {
            query: {
                /**
                 * @description First day of the merchant's calendar, at most twelve months ago.
                 * @example 2026-11-01
                 */
                from: components["schemas"]["ReportDay"];
                /**
                 * @description Last day, included; at most 31 days in all.
                 * @example 2026-11-20
                 */
                to: components["schemas"]["ReportDay"];
                /**
                 * @description Only rows up to this moment: the asOf of the first page, so that further pages neither repeat nor miss rows while new ones arrive. A future moment counts as now.
                 * @example 1795165200000
                 */
                until?: components["parameters"]["Until"];
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                pageNo: number;
                /**
                 * @description Rows per page.
                 * @example 50
                 */
                pageSize: number;
                /**
                 * @description Only bonuses in this state.
                 * @example ACTIVE
                 */
                status?: components["schemas"]["BonusStatus"];
            };
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bonuses. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BonusReportAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getDepositMethods: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The methods, including closed ones. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DepositMethodsAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getDeposits: {
        parameters: {
            query?: {
                /**
                 * @description Only this one; an unknown id gives an empty list.
                 * @example deposit-00000001
                 */
                id?: components["schemas"]["DepositId"];
            };
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deposits. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DepositsAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    createDeposit: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DepositRequest"];
            };
        };
        responses: {
            /** @description The deposit, waiting for payment. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DepositAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["WrongMethod"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    reportDepositPaid: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DepositPaidRequest"];
            };
        };
        responses: {
            /** @description The deposit, now being checked. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DepositPaidAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["WrongMethod"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getPayoutAccounts: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The accounts; none for a trial account. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutAccountsAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    bindPayoutAccount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayoutAccountRequest"];
            };
        };
        responses: {
            /** @description The accounts, with the new one. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutAccountsAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["WrongMethod"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    removePayoutAccount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayoutAccountChoice"];
            };
        };
        responses: {
            /** @description The remaining accounts. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutAccountListAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["WrongMethod"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    setDefaultPayoutAccount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayoutAccountChoice"];
            };
        };
        responses: {
            /** @description The accounts, the new default first. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutAccountListAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["WrongMethod"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getWithdrawRules: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current rules. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawRulesAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getWithdrawals: {
        parameters: {
            query?: {
                /**
                 * @description Only this one; an unknown id gives an empty list.
                 * @example withdrawal-00000001
                 */
                id?: components["schemas"]["WithdrawalId"];
                /**
                 * @description Only the withdrawal of this request.
                 * @example 5a7c1e20-9b44-4d3c-8f10-6c2d8e4b7a01
                 */
                requestId?: components["schemas"]["SecurityRequestId"];
                /**
                 * @description Only rows up to this moment: the asOf of the first page, so that further pages neither repeat nor miss rows while new ones arrive. A future moment counts as now.
                 * @example 1795165200000
                 */
                until?: components["parameters"]["Until"];
                /**
                 * @description Page, from 1; 1 when absent.
                 * @example 1
                 */
                pageNo?: number;
                /**
                 * @description Rows per page; 20 when absent.
                 * @example 20
                 */
                pageSize?: number;
            };
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The withdrawals. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawalsAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    createWithdrawal: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawalRequest"];
            };
        };
        responses: {
            /** @description The withdrawal, submitted. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawalAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["WrongMethod"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getPaymentConfirmations: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Those withdrawals. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawalListAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    confirmPayment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentConfirmationRequest"];
            };
        };
        responses: {
            /** @description The withdrawal in its new state. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawalRefusableAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["WrongMethod"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    disputePayment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentDisputeRequest"];
            };
        };
        responses: {
            /** @description The withdrawal, disputed. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawalRefusableAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["WrongMethod"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getGameMenus: {
        parameters: {
            query: {
                /**
                 * @description Platforms the page can show, comma separated.
                 * @example html5-desktop
                 */
                platform: string;
            };
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lanes. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameMenusAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getGameIndex: {
        parameters: {
            query: {
                /**
                 * @description Merchant code.
                 * @example suborno
                 */
                merchant: string;
                /**
                 * @description Platforms the page can show, comma separated.
                 * @example html5-desktop
                 */
                platform: string;
                /**
                 * @description Language of the names.
                 * @example BN
                 */
                language: components["schemas"]["LanguageCode"];
                /**
                 * @description The stored version in the same language; if it is still current, no games are sent.
                 * @example c-1f03a77b
                 */
                version?: components["schemas"]["IndexVersion"];
            };
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The games, or that they have not changed. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameIndexAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getGameList: {
        parameters: {
            query: {
                /**
                 * @description 3 is the web client.
                 * @example 3
                 */
                clientType: 3;
                /**
                 * @description Platforms the page can show, comma separated.
                 * @example html5-desktop
                 */
                platform: string;
                /**
                 * @description Merchant code.
                 * @example suborno
                 */
                merchant: string;
                /**
                 * @description Type of game.
                 * @example RNG
                 */
                gameType: components["schemas"]["GameType"];
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                pageNo: number;
                /**
                 * @description Items per page.
                 * @example 20
                 */
                pageSize: number;
                /**
                 * @description Language of the names.
                 * @example BN
                 */
                language: components["schemas"]["LanguageCode"];
                /**
                 * @description With INHOUSE, only games made in house.
                 * @example INHOUSE
                 */
                gameClassify?: string;
                /**
                 * @description One vendor only.
                 * @example PG
                 */
                vassalage?: components["schemas"]["VendorCode"];
                /**
                 * @description FAV and RECENT require a session; without one they are refused with 401.
                 * @example HOT
                 */
                selection?: components["schemas"]["GameSelection"];
                /**
                 * @description Order; POPULAR when absent.
                 * @example POPULAR
                 */
                sort?: "POPULAR" | "NEWEST" | "NAME" | "RTP";
                /**
                 * @description Jackpot, table, arcade or bingo games only.
                 * @example JP
                 */
                subCategory?: components["schemas"]["SubCategoryFilter"];
                /**
                 * @description Part of a game or vendor name.
                 * @example Padma
                 */
                keyword?: string;
            };
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of games. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameListAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getHotGames: {
        parameters: {
            query: {
                /**
                 * @description Merchant code.
                 * @example suborno
                 */
                merchantCode: string;
                /**
                 * @description Always 2.
                 * @example 2
                 */
                isPlatform: 2;
                /**
                 * @description Always both platforms, comma separated.
                 * @example flash,html5-desktop
                 */
                platform: "flash,html5-desktop";
                /**
                 * @description Language of the names.
                 * @example BN
                 */
                language: components["schemas"]["LanguageCode"];
            };
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The hot games, hottest first. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HotGamesAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getGameRules: {
        parameters: {
            query: {
                /**
                 * @description The game.
                 * @example 10023
                 */
                nodeId: components["schemas"]["NodeId"];
                /**
                 * @description Language of the rules.
                 * @example BN
                 */
                language: components["schemas"]["LanguageCode"];
            };
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rules, in the order they are to be read. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameRulesAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getGameVendor: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts; without it the accept-language header counts.
                 * @example BN
                 */
                language?: components["schemas"]["LanguageCode"];
            };
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The vendors. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameVendorAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getWinnerBoard: {
        parameters: {
            query: {
                /**
                 * @description Kind of games.
                 * @example ALL
                 */
                gameCategory: "ALL" | "RNG" | "LIVE" | "FISH" | "PVP" | "SPORTS";
                /**
                 * @description Language of the names.
                 * @example BN
                 */
                language: components["schemas"]["LanguageCode"];
                /**
                 * @description Number of entries.
                 * @example 20
                 */
                limitNum: number;
            };
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The winners, highest first. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WinnerBoardAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getWinners: {
        parameters: {
            query: {
                /**
                 * @description Kind of games.
                 * @example ALL
                 */
                gameCategory: "ALL" | "RNG" | "LIVE" | "FISH" | "PVP" | "SPORTS";
                /**
                 * @description Today, or this and the six or twenty-nine days before, in the merchant's time zone.
                 * @example WEEK
                 */
                period: components["schemas"]["WinnerPeriod"];
                /**
                 * @description Language of the names.
                 * @example BN
                 */
                language: components["schemas"]["LanguageCode"];
                /**
                 * @description Only rows up to this moment: the asOf of the first page, so that further pages neither repeat nor miss rows while new ones arrive. A future moment counts as now.
                 * @example 1795165200000
                 */
                until?: components["parameters"]["Until"];
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                pageNo: number;
                /**
                 * @description Winners per page.
                 * @example 20
                 */
                pageSize: number;
            };
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page, highest first; empty behind the last one. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WinnersAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getJackpot: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The amount, or the statement that the portal simulates it. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JackpotAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getRecentGames: {
        parameters: {
            query: {
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                page: number;
                /**
                 * @description Items per page.
                 * @example 20
                 */
                pageSize: number;
                /**
                 * @description Type of game.
                 * @example RNG
                 */
                gameType?: components["schemas"]["GameType"];
                /**
                 * @description Language of the names.
                 * @example BN
                 */
                language: components["schemas"]["LanguageCode"];
                /**
                 * @description 3 is the web client.
                 * @example 3
                 */
                clientType: 3;
            };
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, latest first. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecentGamesAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getFavoriteGames: {
        parameters: {
            query: {
                /**
                 * @description 3 is the web client.
                 * @example 3
                 */
                clientType: 3;
                /**
                 * @description Platforms the page can show, comma separated.
                 * @example html5-desktop
                 */
                platform: string;
                /**
                 * @description Language of the names.
                 * @example BN
                 */
                language: components["schemas"]["LanguageCode"];
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                pageNo: number;
                /**
                 * @description Items per page.
                 * @example 20
                 */
                pageSize: number;
                /**
                 * @description Type of game.
                 * @example RNG
                 */
                gameType?: components["schemas"]["GameType"];
            };
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, newest first. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavoriteGamesAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getFavoriteGameIds: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ids. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavoriteGameIdsAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    addFavoriteGame: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FavoriteRequest"];
            };
        };
        responses: {
            /** @description Added to favourites. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["WrongMethod"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    removeFavoriteGame: {
        parameters: {
            query: {
                /**
                 * @description The game.
                 * @example 10023
                 */
                nodeId: components["schemas"]["NodeId"];
            };
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed from favourites. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    launchGame: {
        parameters: {
            query: {
                /**
                 * @description The game. Without it, vassalage and gameType open the lobby of a vendor.
                 * @example 10023
                 */
                nodeId?: components["schemas"]["NodeId"];
                /**
                 * @description The vendor's own code of the game.
                 * @example pg-golden-delta
                 */
                gameCode?: string;
                /**
                 * @description The vendor.
                 * @example PG
                 */
                vassalage?: components["schemas"]["VendorCode"];
                /**
                 * @description Type of game.
                 * @example RNG
                 */
                gameType?: components["schemas"]["GameType"];
                /**
                 * @description Platform the page can show.
                 * @example html5-desktop
                 */
                platform?: string;
                /**
                 * @description Language of the game.
                 * @example BN
                 */
                language: components["schemas"]["LanguageCode"];
                /**
                 * @description The return address of the game: a path of this host, or a host of domainRoute.
                 * @example /rng
                 */
                backUrl?: string;
                /**
                 * @description A play session to resume, as after a reload. A session that has ended, or belongs to another game or player, is ignored and a new one begins.
                 * @example play-00000042
                 */
                sessionId?: components["schemas"]["SessionId"];
                /**
                 * @description Play money.
                 * @example false
                 */
                demo?: boolean;
                /**
                 * @description LOTT opens a lottery, or the lobby of the lotteries, at its vendor. Then lottoArea, lottoPrizeMode, lottoView, device and backUrl are needed, and other parameters that name a game are ignored.
                 * @example LOTT
                 */
                launchMode?: "LOTT";
                /**
                 * @description The area of the lottery.
                 * @example VN
                 */
                lottoArea?: "VN";
                /**
                 * @description The area whose odds apply; SEA is another area.
                 * @example LOTT
                 */
                lottoPrizeMode?: "LOTT" | "ZY" | "ELOTT";
                /**
                 * @description Code of the lottery; required for betting, but not for the lobby.
                 * @example VN-HANOI
                 */
                lottoGameCode?: components["schemas"]["LotteryCode"];
                /**
                 * @description The betting on one lottery, or the lobby of all.
                 * @example betting
                 */
                lottoView?: "betting" | "lobby";
                /**
                 * @description Device type of the page.
                 * @example WEB
                 */
                device?: "WEB";
                /**
                 * @description 2 when opened from a vendor card.
                 * @example 2
                 */
                version?: 1 | 2;
            };
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where the game is and how to show it. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LaunchGameAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    trialLaunch: {
        parameters: {
            query: {
                /**
                 * @description The game. Without it, vassalage and gameType open the lobby of a vendor.
                 * @example 10023
                 */
                nodeId?: components["schemas"]["NodeId"];
                /**
                 * @description The vendor's own code of the game.
                 * @example pg-golden-delta
                 */
                gameCode?: string;
                /**
                 * @description The vendor.
                 * @example PG
                 */
                vassalage?: components["schemas"]["VendorCode"];
                /**
                 * @description Type of game.
                 * @example RNG
                 */
                gameType?: components["schemas"]["GameType"];
                /**
                 * @description Platform the page can show.
                 * @example html5-desktop
                 */
                platform?: string;
                /**
                 * @description Language of the game.
                 * @example BN
                 */
                language: components["schemas"]["LanguageCode"];
                /**
                 * @description The return address of the game: a path of this host, or a host of domainRoute.
                 * @example /rng
                 */
                backUrl?: string;
                /**
                 * @description A play session to resume, as after a reload. A session that has ended, or belongs to another game or player, is ignored and a new one begins.
                 * @example play-00000042
                 */
                sessionId?: components["schemas"]["SessionId"];
            };
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where the demo is and how to show it. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LaunchGameAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getPlaySession: {
        parameters: {
            query: {
                /**
                 * @description The play session.
                 * @example play-00000042
                 */
                sessionId: components["schemas"]["SessionId"];
            };
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlaySessionAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    endPlaySession: {
        parameters: {
            query: {
                /**
                 * @description The play session.
                 * @example play-00000042
                 */
                sessionId: components["schemas"]["SessionId"];
            };
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The last state. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlaySessionAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    playRound: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoundRequest"];
            };
        };
        responses: {
            /** @description The outcome. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoundAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["WrongMethod"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getLotteryGames: {
        parameters: {
            query: {
                /**
                 * @description The area whose odds apply.
                 * @example LOTT
                 */
                prizeMode: components["schemas"]["LotteryPrizeMode"];
                /**
                 * @description The type of lottery; there is only one.
                 * @example Lott
                 */
                type: "Lott";
                /**
                 * @description Language of the names.
                 * @example BN
                 */
                language: components["schemas"]["LanguageCode"];
            };
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lotteries. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LotteryGamesAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getVnLotteryMenu: {
        parameters: {
            query: {
                /**
                 * @description The area whose odds apply.
                 * @example LOTT
                 */
                prizeMode: components["schemas"]["LotteryPrizeMode"];
                /**
                 * @description Device type of the page.
                 * @example WEB
                 */
                device: "WEB";
                /**
                 * @description Language of the names.
                 * @example BN
                 */
                language: components["schemas"]["LanguageCode"];
            };
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lotteries. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VnLotteryMenuAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getVnLotteryRecent: {
        parameters: {
            query: {
                /**
                 * @description The area whose odds apply.
                 * @example LOTT
                 */
                prizeMode: components["schemas"]["LotteryPrizeMode"];
                /**
                 * @description Device type of the page.
                 * @example WEB
                 */
                device: "WEB";
                /**
                 * @description Language of the names.
                 * @example BN
                 */
                language: components["schemas"]["LanguageCode"];
            };
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lotteries, up to six. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VnLotteryRecentAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getLotteryGame: {
        parameters: {
            query: {
                /**
                 * @description Code of the lottery.
                 * @example PADMA-536
                 */
                gameCode: components["schemas"]["LotteryCode"];
                /**
                 * @description The area whose odds apply.
                 * @example LOTT
                 */
                prizeMode: components["schemas"]["LotteryPrizeMode"];
                /**
                 * @description The area of the lottery.
                 * @example TC
                 */
                area: components["schemas"]["LotteryArea"];
                /**
                 * @description Language of the names.
                 * @example BN
                 */
                language: components["schemas"]["LanguageCode"];
            };
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lottery. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LotteryGameAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getOpenedNumbers: {
        parameters: {
            query: {
                /**
                 * @description Code of the lottery.
                 * @example PADMA-536
                 */
                gameCode: components["schemas"]["LotteryCode"];
                /**
                 * @description Only rows up to this moment: the asOf of the first page, so that further pages neither repeat nor miss rows while new ones arrive. A future moment counts as now.
                 * @example 1795165200000
                 */
                until?: components["parameters"]["Until"];
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                pageNo: number;
                /**
                 * @description Items per page.
                 * @example 10
                 */
                pageSize: number;
            };
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of draws. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenedNumbersAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getVnOpenedNumbers: {
        parameters: {
            query: {
                /**
                 * @description Code of the lottery.
                 * @example PADMA-536
                 */
                gameCode: components["schemas"]["LotteryCode"];
                /**
                 * @description Only rows up to this moment: the asOf of the first page, so that further pages neither repeat nor miss rows while new ones arrive. A future moment counts as now.
                 * @example 1795165200000
                 */
                until?: components["parameters"]["Until"];
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                pageNo: number;
                /**
                 * @description Items per page.
                 * @example 10
                 */
                pageSize: number;
            };
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of draws. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VnOpenedNumbersAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getLotteryBets: {
        parameters: {
            query: {
                /**
                 * @description Code of the lottery.
                 * @example PADMA-536
                 */
                gameCode: components["schemas"]["LotteryCode"];
                /**
                 * @description Only rows up to this moment: the asOf of the first page, so that further pages neither repeat nor miss rows while new ones arrive. A future moment counts as now.
                 * @example 1795165200000
                 */
                until?: components["parameters"]["Until"];
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                pageNo: number;
                /**
                 * @description Items per page.
                 * @example 10
                 */
                pageSize: number;
            };
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of bets, with the member's net result. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LotteryBetsAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    placeLotteryBets: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LotteryBetRequest"];
            };
        };
        responses: {
            /** @description The sum of the stakes. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LotteryReceiptAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["WrongMethod"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getAnnouncements: {
        parameters: {
            query: {
                /**
                 * @description B banners, PL player notices, PU pop-ups, PR promotions, H home highlights.
                 * @example B,PL,PU,PR
                 */
                types: string;
                /**
                 * @description Web.
                 * @example W
                 */
                platform: "W";
                /**
                 * @description B requests the announcements for both, before and after login; it is not the `execution` of an item.
                 * @example B
                 */
                execution: "B";
                /**
                 * @description Language of the texts.
                 * @example BN
                 */
                language: components["schemas"]["LanguageCode"];
            };
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Everything requested; other kinds are empty. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnnouncementsAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getPromotions: {
        parameters: {
            query?: {
                /**
                 * @description Kind; all when absent.
                 * @example all
                 */
                type?: components["schemas"]["PromotionTypeFilter"];
                /**
                 * @description Language of the texts; without it the accept-language header counts.
                 * @example BN
                 */
                language?: components["schemas"]["LanguageCode"];
            };
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The promotions, newest first. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromotionsAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getPromotion: {
        parameters: {
            query: {
                /**
                 * @description Id of the promotion.
                 * @example 72
                 */
                id: components["schemas"]["PromotionId"];
                /**
                 * @description Language of the texts; without it the accept-language header counts.
                 * @example BN
                 */
                language?: components["schemas"]["LanguageCode"];
            };
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The promotion, also when it has ended. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromotionAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    applyForPromotion: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PromotionApplicationRequest"];
            };
        };
        responses: {
            /** @description The application, now under review. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromotionApplicationAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["WrongMethod"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    claimActivity: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActivityClaimRequest"];
            };
        };
        responses: {
            /** @description The application in its current state; the bonus is in the wallet already. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromotionApplicationAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["WrongMethod"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getPromotionApplications: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The applications, newest first. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromotionApplicationsAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    uploadFile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UploadRequest"];
            };
        };
        responses: {
            /** @description The file, to be named by its id within a day. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getCheckIn: {
        parameters: {
            query?: {
                /**
                 * @description First day.
                 * @example 2026-11-01
                 */
                from?: components["schemas"]["ReportDay"];
                /**
                 * @description Last day; not before the first.
                 * @example 2026-11-30
                 */
                to?: components["schemas"]["ReportDay"];
            };
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The days, first to last. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckInAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    claimCheckIn: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckInRequest"];
            };
        };
        responses: {
            /** @description The day's reward. Money is already in the wallet. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckInClaimAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getReferral: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The links, the general one first. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferralAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    addReferralLink: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReferralLinkRequest"];
            };
        };
        responses: {
            /** @description The links with the new one. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferralAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getVip: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The levels, lowest first. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VipAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    claimVipBonus: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VipClaimRequest"];
            };
        };
        responses: {
            /** @description The levels in their current state. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VipAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getManualRebate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The amount that can be claimed now. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManualRebateAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    claimManualRebate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ManualRebateRequest"];
            };
        };
        responses: {
            /** @description The amount left to claim, and all claims including the new one. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManualRebateAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getMissionSummary: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts; without it the accept-language header counts.
                 * @example BN
                 */
                language?: components["schemas"]["LanguageCode"];
            };
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Daily, weekly and one-off missions, claimable ones first. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissionSummaryAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    claimMission: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MissionClaimRequest"];
            };
        };
        responses: {
            /** @description The mission in its current state; money is already in the wallet. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissionClaimAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["WrongMethod"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getMissionLeaderboard: {
        parameters: {
            query: {
                /**
                 * @description The period of the points.
                 * @example WEEK
                 */
                period: components["schemas"]["LeaderboardPeriod"];
            };
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The first places at the last count. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeaderboardAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    setLeaderboardName: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeaderboardNameRequest"];
            };
        };
        responses: {
            /** @description The name as others now see it. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeaderboardNameAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getPointsBalance: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current points. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PointsBalanceAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getPointsRewards: {
        parameters: {
            query?: {
                /**
                 * @description Language of the names; without it the accept-language header counts.
                 * @example BN
                 */
                language?: components["schemas"]["LanguageCode"];
            };
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rewards, the cheapest first. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PointsRewardsAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getPointsConfig: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rates of this merchant. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PointsConfigAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getPointsRedemptions: {
        parameters: {
            query: {
                /**
                 * @description Only rows up to this moment: the asOf of the first page, so that further pages neither repeat nor miss rows while new ones arrive. A future moment counts as now.
                 * @example 1795165200000
                 */
                until?: components["parameters"]["Until"];
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                pageNo: number;
                /**
                 * @description Entries per page.
                 * @example 20
                 */
                pageSize: number;
                /**
                 * @description Only those in this state.
                 * @example IN_PROCESS
                 */
                status?: components["schemas"]["RedeemStatus"];
                /**
                 * @description First day.
                 * @example 2026-11-14
                 */
                from?: components["schemas"]["ReportDay"];
                /**
                 * @description Last day, included.
                 * @example 2026-11-20
                 */
                to?: components["schemas"]["ReportDay"];
                /**
                 * @description That of redeemPoints or convertPoints.
                 * @example 5c1d8a52-3f0e-4b6a-9c27-5e8b1f4a6d77
                 */
                requestId?: components["schemas"]["RequestId"];
            };
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the history. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PointsRedemptionsAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getPointsTransactions: {
        parameters: {
            query: {
                /**
                 * @description Only rows up to this moment: the asOf of the first page, so that further pages neither repeat nor miss rows while new ones arrive. A future moment counts as now.
                 * @example 1795165200000
                 */
                until?: components["parameters"]["Until"];
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                pageNo: number;
                /**
                 * @description Entries per page.
                 * @example 20
                 */
                pageSize: number;
                /**
                 * @description Only entries of this type.
                 * @example SLOTS
                 */
                type?: components["schemas"]["PointsType"];
                /**
                 * @description First day.
                 * @example 2026-11-14
                 */
                from?: components["schemas"]["ReportDay"];
                /**
                 * @description Last day, included.
                 * @example 2026-11-20
                 */
                to?: components["schemas"]["ReportDay"];
            };
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of entries with the sums of the page and of all. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PointsTransactionsAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    redeemPoints: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RedeemRequest"];
            };
        };
        responses: {
            /** @description The redemption is in process. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PointsRedeemAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    convertPoints: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConvertRequest"];
            };
        };
        responses: {
            /** @description The points are converted. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PointsRedeemAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getArticles: {
        parameters: {
            query: {
                /**
                 * @description Blog or news.
                 * @example blog
                 */
                kind: components["schemas"]["ArticleKind"];
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                pageNo: number;
                /**
                 * @description Articles per page.
                 * @example 6
                 */
                pageSize: number;
                /**
                 * @description Language of the texts; without it the accept-language header counts.
                 * @example BN
                 */
                language?: components["schemas"]["LanguageCode"];
            };
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page, newest first; empty behind the last one. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArticlesAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getArticle: {
        parameters: {
            query: {
                /**
                 * @description Blog or news.
                 * @example blog
                 */
                kind: components["schemas"]["ArticleKind"];
                /**
                 * @description Id of the article.
                 * @example 301
                 */
                id: components["schemas"]["ArticleId"];
                /**
                 * @description Language of the texts; without it the accept-language header counts.
                 * @example BN
                 */
                language?: components["schemas"]["LanguageCode"];
            };
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The article, with related ones. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArticleAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getWheel: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The wheel, and the code that would refuse a spin now. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WheelStandAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    spinWheel: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WheelSpinRequest"];
            };
        };
        responses: {
            /** @description The prize drawn; it has already been paid. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WheelSpinAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getWheelResults: {
        parameters: {
            query: {
                /**
                 * @description Only rows up to this moment: the asOf of the first page, so that further pages neither repeat nor miss rows while new ones arrive. A future moment counts as now.
                 * @example 1795165200000
                 */
                until?: components["parameters"]["Until"];
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                pageNo: number;
                /**
                 * @description Results per page.
                 * @example 5
                 */
                pageSize: number;
            };
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The results, newest first. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrizeResultsAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getRedEnvelopes: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Those that can be opened, come soon or were open today. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RedEnvelopesAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    openRedEnvelope: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RedEnvelopeRequest"];
            };
        };
        responses: {
            /** @description The amount in the envelope; it has already been paid. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RedEnvelopeOpeningAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["WrongMethod"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getRedEnvelopeResults: {
        parameters: {
            query: {
                /**
                 * @description Only rows up to this moment: the asOf of the first page, so that further pages neither repeat nor miss rows while new ones arrive. A future moment counts as now.
                 * @example 1795165200000
                 */
                until?: components["parameters"]["Until"];
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                pageNo: number;
                /**
                 * @description Results per page.
                 * @example 5
                 */
                pageSize: number;
            };
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The results, newest first. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrizeResultsAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getRaffle: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The raffle, the tickets of the member, and how to get more. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RaffleStandAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getRaffleResults: {
        parameters: {
            query: {
                /**
                 * @description Only rows up to this moment: the asOf of the first page, so that further pages neither repeat nor miss rows while new ones arrive. A future moment counts as now.
                 * @example 1795165200000
                 */
                until?: components["parameters"]["Until"];
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                pageNo: number;
                /**
                 * @description Raffles per page.
                 * @example 5
                 */
                pageSize: number;
            };
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The raffles, newest first, with the winning numbers. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RaffleResultsAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    claimRaffleTickets: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RaffleClaimRequest"];
            };
        };
        responses: {
            /** @description The numbers of the new tickets. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RaffleClaimAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["WrongMethod"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    sendFeedback: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeedbackRequest"];
            };
        };
        responses: {
            /** @description The message was received. One per minute is accepted. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getLiveChatModels: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The departments. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LiveChatModelsAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    launchChat: {
        parameters: {
            query: {
                /**
                 * @description Id of the department.
                 * @example general
                 */
                model: components["schemas"]["LiveChatModelId"];
                /**
                 * @description Whether the portal is light or dark; without it, the chat follows the device.
                 * @example dark
                 */
                look?: components["schemas"]["ChatLook"];
            };
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address for the window. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LaunchChatAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getMessages: {
        parameters: {
            query: {
                /**
                 * @description Which of the two lists.
                 * @example PERSONAL
                 */
                kind: components["schemas"]["MessageKind"];
                /**
                 * @description Only rows up to this moment: the asOf of the first page, so that further pages neither repeat nor miss rows while new ones arrive. A future moment counts as now.
                 * @example 1795165200000
                 */
                until?: components["parameters"]["Until"];
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                pageNo: number;
                /**
                 * @description Items per page.
                 * @example 20
                 */
                pageSize: number;
            };
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessagesAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    deleteMessage: {
        parameters: {
            query: {
                /**
                 * @description The message.
                 * @example message-1001-1
                 */
                id: components["schemas"]["MessageId"];
            };
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message is deleted. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    restoreMessage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageRequest"];
            };
        };
        responses: {
            /** @description The message is restored. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptyAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["WrongMethod"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    readMessage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageRequest"];
            };
        };
        responses: {
            /** @description The number of messages still unread. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnreadAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["WrongMethod"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    readAllMessages: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadAllRequest"];
            };
        };
        responses: {
            /** @description The number of messages still unread. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnreadAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getNotificationPreferences: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every topic with its channels. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationPreferencesAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    setNotificationPreference: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationPreferenceRequest"];
            };
        };
        responses: {
            /** @description Every topic in its current state. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationPreferencesAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getUnread: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Merchant code. Absent only on the first call; the server then uses the host.
                 * @example suborno
                 */
                "x-merchant"?: components["parameters"]["Merchant"];
                /**
                 * @description Portal language code of the texts. Unknown values mean the merchant's default.
                 * @example BN
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number. */
            200: {
                headers: {
                    "x-trace-id": components["headers"]["TraceId"];
                    "x-server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnreadAnswer"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["WrongMethod"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            431: components["responses"]["HeadersTooLong"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    onBalanceUpdated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BalanceUpdatedEvent"];
            };
        };
        responses: never;
    };
    onMessageNew: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageNewEvent"];
            };
        };
        responses: never;
    };
    onDepositCredited: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DepositCreditedEvent"];
            };
        };
        responses: never;
    };
    onDepositFailed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DepositFailedEvent"];
            };
        };
        responses: never;
    };
    onWithdrawalApproved: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawalApprovedEvent"];
            };
        };
        responses: never;
    };
    onWithdrawalRejected: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawalRejectedEvent"];
            };
        };
        responses: never;
    };
    onWithdrawalConfirmRequired: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawalConfirmRequiredEvent"];
            };
        };
        responses: never;
    };
    onContractOffered: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContractOfferedEvent"];
            };
        };
        responses: never;
    };
    onContractChanged: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContractChangedEvent"];
            };
        };
        responses: never;
    };
    onContractTerminated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContractTerminatedEvent"];
            };
        };
        responses: never;
    };
    onRewardAvailable: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RewardAvailableEvent"];
            };
        };
        responses: never;
    };
    onSessionKicked: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SessionKickedEvent"];
            };
        };
        responses: never;
    };
    onSystemMaintenance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SystemMaintenanceEvent"];
            };
        };
        responses: never;
    };
    onLimitsReached: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LimitsReachedEvent"];
            };
        };
        responses: never;
    };
}
