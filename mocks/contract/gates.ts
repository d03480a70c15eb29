import { getPrincipal } from '#mocks/content/accounts.ts'
import { STARTUP_OPERATIONS } from '#mocks/faults/fault.ts'
import { isAgentType, isTrialType } from '#mocks/merchant/brand.ts'
import { isModuleOn } from '#mocks/merchant/settings.ts'
import { MINUTE } from '#mocks/world/core/durations.ts'
import { VISITOR_IP } from '#mocks/world/core/site.ts'
import type { Member, Session } from '#mocks/world/core/tables.ts'
import type { World } from '#mocks/world/world-types.ts'
import { type OperationId, operations, type Role } from '#openapi/generated/operations.ts'
import { fail, refuse } from './answers.ts'
import type { Failed, Refused } from './types.ts'

/**
 * Maintenance and region block refuse every call that declares their status. Maintenance takes precedence (D-015).
 */
export function checkSiteStatus(world: World, id: OperationId): Failed<number> | null {
  if (STARTUP_OPERATIONS.has(id)) return null
  const statuses: readonly number[] = operations[id].statuses
  const { maintenance, maintenanceEnd, region } = world.status()
  if (maintenance && statuses.includes(503)) {
    const left = maintenanceEnd === null ? 10 * MINUTE : maintenanceEnd - world.clock.now()
    const retryAfter = Math.max(1, Math.ceil(left / 1000))
    return fail(503, undefined, { retryAfter, value: { maintenanceEnd } })
  }
  if (region && statuses.includes(403)) return fail(403, undefined, { value: { ip: VISITOR_IP } })
  return null
}

/** D-025, AUT-25: whether the session was opened with a password that must be changed first. */
export const mustChangePassword = (
  { conditions }: World,
  session: Session | null,
  member: Member | null,
): boolean =>
  session?.byPassword === true &&
  member !== null &&
  member.passwordState !== 'fine' &&
  !isTrialType(member.type) &&
  isModuleOn(conditions, 'PWDEXPFORCECHANGE3')

/** Refuses calls that the contract does not allow before the password is changed. */
export const checkPasswordChange = (
  world: World,
  id: OperationId,
  { session, member }: { session: Session | null; member: Member | null },
): Failed<403> | null =>
  operations[id].session !== 'none' &&
  !operations[id].beforePasswordChange &&
  mustChangePassword(world, session, member)
    ? fail(403, 'password.change.required')
    : null

/** Operations that write although they are GET. */
const GET_OPERATIONS_THAT_WRITE: ReadonlySet<OperationId> = new Set(['launchGame'])

export const WRITING_READ_PATHS: ReadonlySet<string> = new Set(
  [...GET_OPERATIONS_THAT_WRITE].map((id) => operations[id].path),
)

const isWrite = (id: OperationId): boolean =>
  operations[id].method !== 'GET' || GET_OPERATIONS_THAT_WRITE.has(id)

const isForAccountants = (id: OperationId): boolean => {
  const roles: readonly Role[] = operations[id].roles
  return roles.includes('accountant')
}

/** F-48: a read-only account is refused every write that the contract does not allow it, whatever the client. */
export const checkReadOnly = (id: OperationId, member: Member | null): Failed<403> | null =>
  member !== null &&
  getPrincipal(member.account) !== undefined &&
  operations[id].session !== 'none' &&
  isWrite(id) &&
  !isForAccountants(id)
    ? fail(403, 'account.read.only')
    : null

const roleOf = ({ account, type }: Member): Role => {
  if (isTrialType(type)) return 'trial'
  if (getPrincipal(account) !== undefined) return 'accountant'
  return isAgentType(type) ? 'agent' : 'member'
}

/** The refusals for a caller without the role. The first one that the operation declares is used. */
const NOT_FOR_THEM = ['reward.not.eligible', 'function.not.available']

/** ROL-10: refuses callers whom `x-roles` does not list, if the contract declares a refusal for that. */
export function checkRole(id: OperationId, member: Member | null): Refused<string> | null {
  const { roles, refusals }: { roles: readonly Role[]; refusals: readonly string[] } =
    operations[id]
  const mayCall = member === null || roles.includes(roleOf(member))
  const code = mayCall ? undefined : NOT_FOR_THEM.find((one) => refusals.includes(one))
  return code === undefined ? null : refuse(code)
}

/** F-48: in the agent centre an accountant sees what the agent sees. */
export function getActingMember(
  { db }: World,
  id: OperationId,
  member: Member | null,
): Member | null {
  const agent = member && operations[id].tag === 'agent' ? getPrincipal(member.account) : undefined
  return (agent === undefined ? undefined : db.members.find({ account: agent })) ?? member
}
