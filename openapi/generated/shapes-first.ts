// Generated from openapi/portal.yaml by `npm run generate`; do not edit.

/** The latest moment of the contract. */
export const LAST_MOMENT = 253402300799999

/**
 * A type of JSON: letters for what may stand there (s, n, b, 0 for null, t for a moment), the fields of an object (those that
 * end with ? may be left out, * is every field), [shape] for a list, [shape, shape, ...] for a choice, or the
 * place of a shape in `types`.
 */
export type Shape = string | number | readonly Shape[] | { readonly [field: string]: Shape }

export interface Shapes {
  readonly types: readonly Shape[]
  /** By method and path template, or the name of a socket event. */
  readonly answers: Readonly<Record<string, Shape>>
}

export const shapes: Shapes = {
  types: [
    {"modId":"s","enabled":"b","childrenNodes":[0]},
  ],
  answers: {
    "GET /wps/system/settings/consolidated": {"merchantCode":"s","merchantName":"s","mainDomain":"s","domainRoute":["s"],"customerService":[{"csType":"s","title":"s","path":"s"}],"supportMail":"s","resources":[{"resourceType":"s","name":"s","url":"s","icon?":"s","labelNameEn":"s","localNames?":{"*":"s"}}],"whitelabel":[0],"register":{"*":{"enabled":"b","required":"b","acceptedPattern":"s0","patternId":"s0","minLength":"n","maxLength":"n"}},"analytics":{"gtagId":"s0"},"imageCDNs":["s"],"launchGameCDNs":["s"],"launchHosts":["s"],"vnLotteryClient":"s","location":{"ip":"s","country":"s"},"maintenance":"b","maintenanceEnd":"t0","regionRestriction":"b","moduleMaintenance":[{"modId":"s","until":"t0"}],"supportedLanguages":["s"],"defaultLanguage":"s","currency":{"code":"s","symbol":"s"},"timeZone":"s","numberStyle":"s","userTypes":{"agent":["n"],"trial":["n"],"member":["n"]},"transportKey":{"kid":"s","publicKey":"s"},"smsProvider":"s","humanCheck":"s","jurisdiction":{"code":"s","minAge":"n","simulatedJackpotLabel":"b","helplines":[{"name":"s","localNames?":{"*":"s"},"phone":"s0","url":"s0"}],"demoBeforeLogin":"b","realityCheckMinutes?":"n","idleMinutes?":"n"},"jackpot":{"source":"s"},"remember":{"password":"b"},"passwordExpiry":"b","inhouseVendors":["s"],"cockfightVendors":["s"],"esportVendors":["s"],"agentServiceHours":["0",{"days":["n"],"from":"s","to":"s"}],"agentChatRoom":"s0","afterRegisterBonus":"s0","social":["s"]},
  },
}
