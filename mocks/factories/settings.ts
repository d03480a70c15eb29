import type { components } from '../../openapi/generated/types.ts'
import type { Statement } from '../scenarios/statement.ts'
import { makeRegisterRules } from './register-rules.ts'
import { makeConfig } from './system.ts'
import { makeWhitelabel, weirdModules } from './whitelabel.ts'

type Schemas = components['schemas']
type Node = Schemas['WhitelabelNode']

const modulesOf = ({ modules, config }: Statement): Node[] =>
  config === 'weird' ? [...weirdModules(), ...makeWhitelabel(modules)] : makeWhitelabel(modules)

/** The least that the contract allows, and the oddest. */
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

/** ROL-15: is the module on, and everything above it? */
export function isOn(statement: Statement, modId: string): boolean {
  const has = (nodes: readonly Node[]): boolean =>
    nodes.some((node) => node.enabled && (node.modId === modId || has(node.childrenNodes)))
  return has(modulesOf(statement))
}

/** What the merchant has settled in this world, as far as the statement says otherwise. */
export function settingsOf(statement: Statement): Schemas['PermissionConfig'] {
  const usual = makeConfig()
  const plain = statement.config === 'weird' ? { ...usual, ...weird(usual) } : usual
  const { smsProvider, humanCheck, minAge, remember, android, languages } = statement
  return {
    ...plain,
    resources: plain.resources.filter(({ name }) => android !== 'none' || name !== 'Android'),
    whitelabel: modulesOf(statement),
    vnLotteryClient: statement.lotteryClient === 'vendor' ? 'VENDOR' : 'PORTAL',
    register: makeRegisterRules(statement),
    supportedLanguages: [...(languages ?? plain.supportedLanguages)],
    smsProvider: smsProvider ?? plain.smsProvider,
    humanCheck: humanCheck ?? plain.humanCheck,
    jurisdiction: { ...plain.jurisdiction, minAge: minAge ?? plain.jurisdiction.minAge },
    remember: { password: remember !== 'off' },
  }
}
