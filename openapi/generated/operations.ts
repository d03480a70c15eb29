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
  getMemberInfo: {"method":"GET","path":"/wps/member/info","tag":"member","session":"required","encrypted":false,"idempotent":false,"screens":["boot","login","header","profile"],"refusals":[],"statuses":[200,401,403,422,429,500,503]},
  getMemberIcon: {"method":"GET","path":"/wps/member/info/icon","tag":"member","session":"required","encrypted":false,"idempotent":false,"screens":["header","profile"],"refusals":[],"statuses":[200,401,403,422,429,500,503]},
  updateMemberIcon: {"method":"PUT","path":"/wps/member/info/icon","tag":"member","session":"required","encrypted":false,"idempotent":true,"screens":["profile"],"refusals":[],"statuses":[200,401,403,404,422,429,500,503]},
  firstLogin: {"method":"POST","path":"/wps/member/firstLogin","tag":"member","session":"required","encrypted":false,"idempotent":true,"screens":["login"],"refusals":[],"statuses":[200,401,403,422,429,500,503]},
  setLanguage: {"method":"PUT","path":"/wps/member/language","tag":"member","session":"required","encrypted":false,"idempotent":true,"screens":["header","side-menu"],"refusals":[],"statuses":[200,401,403,422,429,500,503]},
  changePassword: {"method":"POST","path":"/wps/member/password","tag":"member","session":"required","encrypted":true,"idempotent":false,"screens":["change-password","profile"],"refusals":["password.old.wrong","password.same.as.old"],"statuses":[200,401,403,422,429,500,503]},
  getBalance: {"method":"GET","path":"/wps/v2/wallets/balance","tag":"wallet","session":"required","encrypted":false,"idempotent":false,"screens":["header","profile","play"],"refusals":[],"statuses":[200,401,403,422,429,500,503]},
  getMerchantWallet: {"method":"GET","path":"/wps/relay/merchantWallet","tag":"wallet","session":"required","encrypted":false,"idempotent":false,"screens":["boot","header"],"refusals":[],"statuses":[200,401,403,422,429,500,503]},
  getGameMenus: {"method":"GET","path":"/lgw/games/game_menus","tag":"games","session":"none","encrypted":false,"idempotent":false,"screens":["header","side-menu","home","vendor-list"],"refusals":[],"statuses":[200,403,422,429,500,503]},
  getGameList: {"method":"GET","path":"/wps/relay/gameList","tag":"games","session":"optional","encrypted":false,"idempotent":false,"screens":["home","game-list","game-popup"],"refusals":[],"statuses":[200,401,403,422,429,500,503]},
  getHotGames: {"method":"GET","path":"/wps/relay/hotGames","tag":"games","session":"none","encrypted":false,"idempotent":false,"screens":["home"],"refusals":[],"statuses":[200,403,422,429,500,503]},
  getGameVendor: {"method":"GET","path":"/wps/relay/gameVendor","tag":"games","session":"none","encrypted":false,"idempotent":false,"screens":["home","game-list","vendor-list"],"refusals":[],"statuses":[200,403,422,429,500,503]},
  getWinnerBoard: {"method":"GET","path":"/wps/relay/winnerBoard","tag":"games","session":"none","encrypted":false,"idempotent":false,"screens":["home"],"refusals":[],"statuses":[200,403,422,429,500,503]},
  getJackpot: {"method":"GET","path":"/wps/relay/jackpot","tag":"games","session":"none","encrypted":false,"idempotent":false,"screens":["home"],"refusals":[],"statuses":[200,403,422,429,500,503]},
  getRecentGames: {"method":"GET","path":"/wps/relay/recentGames","tag":"games","session":"required","encrypted":false,"idempotent":false,"screens":["game-list","profile"],"refusals":[],"statuses":[200,401,403,422,429,500,503]},
  getFavoriteGames: {"method":"GET","path":"/wps/relay/favoriteGames","tag":"games","session":"required","encrypted":false,"idempotent":false,"screens":["game-list","profile"],"refusals":[],"statuses":[200,401,403,422,429,500,503]},
  getFavoriteGameIds: {"method":"GET","path":"/wps/relay/favoriteGameIds","tag":"games","session":"required","encrypted":false,"idempotent":false,"screens":["home","game-list"],"refusals":[],"statuses":[200,401,403,422,429,500,503]},
  addFavoriteGame: {"method":"POST","path":"/wps/relay/favoriteGame","tag":"games","session":"required","encrypted":false,"idempotent":true,"screens":["home","game-list","play"],"refusals":[],"statuses":[200,401,403,404,422,429,500,503]},
  removeFavoriteGame: {"method":"DELETE","path":"/wps/relay/favoriteGame","tag":"games","session":"required","encrypted":false,"idempotent":true,"screens":["home","game-list","play"],"refusals":[],"statuses":[200,401,403,404,422,429,500,503]},
  launchGame: {"method":"GET","path":"/wps/game/launchGame","tag":"games","session":"required","encrypted":false,"idempotent":false,"screens":["home","game-list","vendor-list","play"],"refusals":["game.maintenance","game.unavailable.region","balance.insufficient","limit.loss.reached","self.excluded","kyc.required","function.not.available"],"statuses":[200,401,403,404,422,429,500,503]},
  trialLaunch: {"method":"GET","path":"/wps/relay/trialLaunch","tag":"games","session":"none","encrypted":false,"idempotent":false,"screens":["home","game-list","play"],"refusals":["game.maintenance","game.unavailable.region","function.not.available"],"statuses":[200,403,404,422,429,500,503]},
  getPlaySession: {"method":"GET","path":"/wps/game/session","tag":"games","session":"optional","encrypted":false,"idempotent":false,"screens":["play"],"refusals":[],"statuses":[200,401,403,404,422,429,500,503]},
  endPlaySession: {"method":"DELETE","path":"/wps/game/session","tag":"games","session":"optional","encrypted":false,"idempotent":true,"screens":["play"],"refusals":[],"statuses":[200,401,403,404,422,429,500,503]},
  playRound: {"method":"POST","path":"/lgw/demo/round","tag":"games","session":"optional","encrypted":false,"idempotent":true,"screens":["play"],"refusals":["balance.insufficient","limit.loss.reached"],"statuses":[200,401,403,404,409,422,429,500,503]},
  getAnnouncements: {"method":"GET","path":"/wps/relay/announcements","tag":"content","session":"none","encrypted":false,"idempotent":false,"screens":["home","login","side-menu","popup"],"refusals":[],"statuses":[200,403,422,429,500,503]},
  getPromotions: {"method":"GET","path":"/wps/relay/promotions","tag":"content","session":"none","encrypted":false,"idempotent":false,"screens":["promotions","home"],"refusals":[],"statuses":[200,403,422,429,500,503]},
  getUnread: {"method":"GET","path":"/wps/v2/messages/unread","tag":"messages","session":"required","encrypted":false,"idempotent":false,"screens":["header","side-menu","messages"],"refusals":[],"statuses":[200,401,403,422,429,500,503]},
} as const satisfies Record<string, OperationFacts>

export type OperationId = keyof typeof operations
