import type { Conditions } from '#mocks/scenarios/conditions.ts'
import type { World } from '#mocks/world/world-types.ts'
import type { components } from '#openapi/generated/types.ts'
import { makeConfig } from './config.ts'
import { makeRegisterRules } from './register-rules.ts'
import { hasWeirdSettings } from './weird-settings.ts'
import { makeWhitelabel, weirdModules } from './whitelabel.ts'

type Schemas = components['schemas']
type Node = Schemas['WhitelabelNode']

const modulesOf = (conditions: Conditions): Node[] => {
  const usual = makeWhitelabel(conditions.modules)
  return hasWeirdSettings(conditions) ? [...weirdModules(), ...usual] : usual
}

/** Minimal and unusual values that the contract allows. */
const weird = ({ jurisdiction }: Schemas['PermissionConfig']) => ({
  merchantName: 'constructor',
  resources: [],
  launchHosts: [],
  moduleMaintenance: [],
  supportedLanguages: ['BN', 'EN', 'ZZ'],
  jurisdiction: { ...jurisdiction, code: '__proto__', helplines: [] },
  inhouseVendors: [],
  cockfightVendors: [],
  esportVendors: [],
  agentServiceHours: { days: [], from: '21:00', to: '12:00' },
  afterRegisterBonus: null,
  social: [],
})

/** Whether a module and all its parents are on (ROL-15). */
export function isModuleOn(conditions: Conditions, modId: string): boolean {
  const has = (nodes: readonly Node[]): boolean =>
    nodes.some((node) => node.enabled && (node.modId === modId || has(node.childrenNodes)))
  return has(modulesOf(conditions))
}

/** The merchant's settings in a world of these conditions: what does not depend on time or host. */
export function getSettings(conditions: Conditions): Schemas['PermissionConfig'] {
  const usual = makeConfig()
  const plain = hasWeirdSettings(conditions) ? { ...usual, ...weird(usual) } : usual
  const { smsProvider, humanCheck, minAge, remember, android, languages } = conditions
  return {
    ...plain,
    resources: plain.resources.filter(({ name }) => android !== 'none' || name !== 'Android'),
    whitelabel: modulesOf(conditions),
    vnLotteryClient: conditions.lotteryClient === 'vendor' ? 'VENDOR' : 'PORTAL',
    register: makeRegisterRules(conditions),
    supportedLanguages: [...(languages ?? plain.supportedLanguages)],
    smsProvider: smsProvider ?? plain.smsProvider,
    numberStyle: conditions.numbers ?? plain.numberStyle,
    humanCheck: humanCheck ?? plain.humanCheck,
    jurisdiction: { ...plain.jurisdiction, minAge: minAge ?? plain.jurisdiction.minAge },
    remember: { password: remember !== 'off' },
    agentChatRoom: conditions.agentChatRoom ?? plain.agentChatRoom,
  }
}

/** The merchant's hosts; the current one is among them unless the scenario says otherwise (D-084). */
function hostsOf(
  { domainRoute }: Schemas['PermissionConfig'],
  conditions: Conditions,
  host: string,
) {
  if (conditions.domain === 'invalid') return domainRoute.filter((name) => name !== host)
  return domainRoute.includes(host) ? domainRoute : [...domainRoute, host]
}

/** The language of the merchant's portal. */
export const getPortalLanguage = (
  { language }: Conditions,
  { defaultLanguage } = makeConfig(),
): string => language ?? defaultLanguage

/** The configuration of this world right now, for a page on this host (no port). */
export function getConfig(world: World, host: string): Schemas['PermissionConfig'] {
  const settings = getSettings(world.conditions)
  const { maintenance, maintenanceEnd, region } = world.status()
  return {
    ...settings,
    domainRoute: hostsOf(settings, world.conditions, host),
    maintenance,
    maintenanceEnd,
    regionRestriction: region,
    defaultLanguage: getPortalLanguage(world.conditions, settings),
  }
}
