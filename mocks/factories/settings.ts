import type { components } from '../../openapi/generated/types.ts'
import type { Statement } from '../scenarios/statement.ts'
import { makeRegisterRules } from './register-rules.ts'
import { makeConfig } from './system.ts'
import { makeWhitelabel } from './whitelabel.ts'

type Schemas = components['schemas']
type Node = Schemas['WhitelabelNode']

/** ROL-15: is the module on, and everything above it? */
export function isOn(statement: Statement, modId: string): boolean {
  const has = (nodes: readonly Node[]): boolean =>
    nodes.some((node) => node.enabled && (node.modId === modId || has(node.childrenNodes)))
  return has(makeWhitelabel(statement.modules))
}

/** What the merchant has settled in this world, as far as the statement says otherwise. */
export function settingsOf(statement: Statement): Schemas['PermissionConfig'] {
  const plain = makeConfig()
  const { smsProvider, humanCheck, minAge, remember, modules } = statement
  return {
    ...plain,
    whitelabel: makeWhitelabel(modules),
    register: makeRegisterRules(statement),
    smsProvider: smsProvider ?? plain.smsProvider,
    humanCheck: humanCheck ?? plain.humanCheck,
    jurisdiction: { ...plain.jurisdiction, minAge: minAge ?? plain.jurisdiction.minAge },
    remember: { password: remember !== 'off' },
  }
}
