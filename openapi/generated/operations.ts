// Generated from openapi/portal.yaml by `npm run generate`; do not edit.

/** Facts about one operation; `path` is the template of the contract. */
export interface OperationFacts {
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH'
  readonly path: string
  readonly tag: string
  /** Does the call need a session token? */
  readonly session: 'none' | 'optional' | 'required'
  readonly encrypted: boolean
  readonly idempotent: boolean
  readonly screens: readonly string[]
  /** Codes this call may refuse with, beside the transport refusals. */
  readonly refusals: readonly string[]
  readonly statuses: readonly number[]
}

export const operations = {
  getPermissionConfig: {"method":"GET","path":"/wps/system/settings/consolidated","tag":"system","session":"none","encrypted":false,"idempotent":false,"screens":["boot"],"refusals":["domain.invalid"],"statuses":[200,422,429,500,503]},
  getSystemStatus: {"method":"GET","path":"/wps/system/status","tag":"system","session":"none","encrypted":false,"idempotent":false,"screens":["boot","maintenance","region-blocked"],"refusals":[],"statuses":[200,422,429,500,503]},
  getWhitelabel: {"method":"GET","path":"/wps/system/whitelabel","tag":"system","session":"none","encrypted":false,"idempotent":false,"screens":["boot","header","side-menu"],"refusals":[],"statuses":[200,422,429,500,503]},
  getDomainRoute: {"method":"GET","path":"/wps/system/domainRoute","tag":"system","session":"none","encrypted":false,"idempotent":false,"screens":["boot"],"refusals":["domain.invalid"],"statuses":[200,422,429,500,503]},
  getRegisterSettings: {"method":"GET","path":"/wps/system/setting/register","tag":"system","session":"none","encrypted":false,"idempotent":false,"screens":["login","register","change-password"],"refusals":[],"statuses":[200,403,422,429,500,503]},
  getHelpCenter: {"method":"GET","path":"/wps/system/helpCenter","tag":"system","session":"none","encrypted":false,"idempotent":false,"screens":["help"],"refusals":[],"statuses":[200,403,422,429,500,503]},
  getCountries: {"method":"GET","path":"/wps/system/country","tag":"system","session":"none","encrypted":false,"idempotent":false,"screens":["login","register"],"refusals":[],"statuses":[200,403,422,429,500,503]},
  login: {"method":"POST","path":"/wps/session/login","tag":"session","session":"none","encrypted":true,"idempotent":false,"screens":["login","agent-login"],"refusals":["login.bad.credentials","login.captcha.required","login.locked","login.not.member","login.not.agent","login.ip.unverified","captcha.wrong","sms.code.invalid","sms.code.expired","self.excluded","function.not.available"],"statuses":[200,403,422,429,500,503]},
  loginFreeplay: {"method":"POST","path":"/wps/session/login/freeplay","tag":"session","session":"none","encrypted":false,"idempotent":false,"screens":["login","header"],"refusals":["function.not.available"],"statuses":[200,403,422,429,500,503]},
  verifyLogin: {"method":"POST","path":"/wps/session/login/verification","tag":"session","session":"none","encrypted":true,"idempotent":false,"screens":["login"],"refusals":["login.ip.unverified","login.locked","sms.code.invalid","sms.code.expired"],"statuses":[200,403,404,422,429,500,503]},
  logout: {"method":"DELETE","path":"/wps/session/logout","tag":"session","session":"required","encrypted":false,"idempotent":true,"screens":["header","profile"],"refusals":[],"statuses":[200,401,403,422,429,500,503]},
  getCaptcha: {"method":"GET","path":"/wps/captcha","tag":"session","session":"none","encrypted":false,"idempotent":false,"screens":["login","register"],"refusals":[],"statuses":[200,403,422,429,500,503]},
  sendLoginSms: {"method":"POST","path":"/wps/verification/sms/noLogin","tag":"session","session":"none","encrypted":false,"idempotent":false,"screens":["login"],"refusals":["sms.too.many","captcha.wrong","function.not.available"],"statuses":[200,403,422,429,500,503]},
} as const satisfies Record<string, OperationFacts>

export type OperationId = keyof typeof operations
