import { affiliateInvalid } from './affiliate-invalid.ts'
import { affiliateRequired } from './affiliate-required.ts'
import { age21 } from './age-21.ts'
import { agent1 } from './agent-1.ts'
import { agent2 } from './agent-2.ts'
import { agent41 } from './agent-41.ts'
import { agent42 } from './agent-42.ts'
import { catalogueChanges } from './catalogue-changes.ts'
import { cdnFirstFails } from './cdn-first-fails.ts'
import { chunkError } from './chunk-error.ts'
import { codeLoginOff } from './code-login-off.ts'
import { configFails } from './config-fails.ts'
import { domainInvalid } from './domain-invalid.ts'
import { emptyLists } from './empty-lists.ts'
import { evilPatterns } from './evil-patterns.ts'
import { favourites999 } from './favourites-999.ts'
import { flaky50 } from './flaky-50.ts'
import { freePlayOff } from './free-play-off.ts'
import { functionsOff } from './functions-off.ts'
import { guest } from './guest.ts'
import { hostileBanners } from './hostile-banners.ts'
import { hostileHtml } from './hostile-html.ts'
import { http401 } from './http-401.ts'
import { http403 } from './http-403.ts'
import { http429 } from './http-429.ts'
import { http500 } from './http-500.ts'
import { hugeLists } from './huge-lists.ts'
import { humanCheckSlider } from './human-check-slider.ts'
import { humanCheckToken } from './human-check-token.ts'
import { image404 } from './image-404.ts'
import { langBN } from './lang-BN.ts'
import { langEN } from './lang-EN.ts'
import { loginCaptcha } from './login-captcha.ts'
import { loginLocked } from './login-locked.ts'
import { maintenance } from './maintenance.ts'
import { maintenanceAndRegion } from './maintenance-and-region.ts'
import { maintenanceNoEnd } from './maintenance-no-end.ts'
import { member } from './member.ts'
import { memberDefaultPassword } from './member-default-password.ts'
import { memberExpiredPassword } from './member-expired-password.ts'
import { memberIpUnverified } from './member-ip-unverified.ts'
import { memberNew } from './member-new.ts'
import { missingArrays } from './missing-arrays.ts'
import { nearest } from './near.ts'
import { noAndroid } from './no-android.ts'
import { noAnnouncements } from './no-announcements.ts'
import { noStorage } from './no-storage.ts'
import { nonMemberType } from './non-member-type.ts'
import { normal } from './normal.ts'
import { offline } from './offline.ts'
import { offerScenarios, playScenarios } from './play-and-offers.ts'
import { popupA } from './popup-A.ts'
import { popupB } from './popup-B.ts'
import { popupBlocked } from './popup-blocked.ts'
import { popupF } from './popup-F.ts'
import { popupMany } from './popup-many.ts'
import { referralOff } from './referral-off.ts'
import { regionBlocked } from './region-blocked.ts'
import { registerAllFields } from './register-all-fields.ts'
import { registerMobileOnly } from './register-mobile-only.ts'
import { registerUsernameOnly } from './register-username-only.ts'
import { rememberOff } from './remember-off.ts'
import { selfExcluded } from './self-excluded.ts'
import { sessionExpiresIn10s } from './session-expires-in-10s.ts'
import { singleVendor } from './single-vendor.ts'
import { slow } from './slow.ts'
import { smsExpired } from './sms-expired.ts'
import { smsFirebase } from './sms-firebase.ts'
import { smsPlatform } from './sms-platform.ts'
import { smsQuota } from './sms-quota.ts'
import { smsTooMany } from './sms-too-many.ts'
import type { Scenario } from './statement.ts'
import { timeout } from './timeout.ts'
import { trial } from './trial.ts'
import { tySupported } from './ty-supported.ts'
import { vendors1 } from './vendors-1.ts'
import { vendors10 } from './vendors-10.ts'
import { vendors11 } from './vendors-11.ts'
import { weirdConfig } from './weird-config.ts'

/** Every scenario, in the order of the panel. */
export const scenarios: readonly Scenario[] = [
  normal,
  guest,
  member,
  memberNew,
  trial,
  agent1,
  agent2,
  agent41,
  agent42,
  nonMemberType,
  maintenance,
  maintenanceNoEnd,
  regionBlocked,
  maintenanceAndRegion,
  configFails,
  domainInvalid,
  loginCaptcha,
  loginLocked,
  memberExpiredPassword,
  memberDefaultPassword,
  smsPlatform,
  smsFirebase,
  smsQuota,
  smsTooMany,
  smsExpired,
  codeLoginOff,
  freePlayOff,
  memberIpUnverified,
  selfExcluded,
  registerAllFields,
  registerMobileOnly,
  registerUsernameOnly,
  affiliateRequired,
  affiliateInvalid,
  age21,
  rememberOff,
  humanCheckSlider,
  humanCheckToken,
  sessionExpiresIn10s,
  evilPatterns,
  weirdConfig,
  missingArrays,
  functionsOff,
  hostileHtml,
  hostileBanners,
  noStorage,
  popupBlocked,
  ...playScenarios,
  emptyLists,
  hugeLists,
  favourites999,
  catalogueChanges,
  image404,
  cdnFirstFails,
  chunkError,
  offline,
  slow,
  flaky50,
  http401,
  http403,
  http429,
  http500,
  timeout,
  noAnnouncements,
  ...offerScenarios,
  popupA,
  popupB,
  popupF,
  popupMany,
  vendors1,
  singleVendor,
  vendors10,
  vendors11,
  noAndroid,
  referralOff,
  langEN,
  langBN,
  tySupported,
]

/** A name that no scenario has; `near` are the names it may have meant. */
export class UnknownScenario extends Error {
  readonly near: readonly string[]

  constructor(name: string) {
    const near = nearest(
      name,
      scenarios.map((scenario) => scenario.name),
    )
    super(`There is no scenario "${name}". Did you mean ${near.join(', ')}?`)
    this.name = 'UnknownScenario'
    this.near = near
  }
}

/** The scenario of that name. Throws UnknownScenario with the near matches. */
export function scenarioNamed(name: string): Scenario {
  const found = scenarios.find((scenario) => scenario.name === name)
  if (!found) throw new UnknownScenario(name)
  return found
}
