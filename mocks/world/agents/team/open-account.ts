import type { Amount } from '../../core/amount.ts'
import { dayAt, startOfDay } from '../../core/days.ts'
import { done, invalidRequest, refusal } from '../../core/refusal.ts'
import type { Member, Row } from '../../core/tables.ts'
import { openWallet } from '../../ledger/ledger.ts'
import { makeMember } from '../../people/new-member.ts'
import { validateField } from '../../people/register-fields.ts'
import type { World } from '../../world-types.ts'
import { canGiveRebate } from './downline-rebate.ts'
import { attachToUpline, typeOfKind } from './new-downline.ts'
import { listTeam } from './team.ts'

const MAX_ACCOUNTS_PER_DAY = 20

/** The number of accounts that an agent may still open today. */
export function getAccountsLeftToday({ db, clock }: World, { id: agentId }: Member): number {
  const today = startOfDay(dayAt(clock.now()))
  const opened = db.openedAccounts.count((row) => row.agentId === agentId && row.at >= today)
  return Math.max(0, MAX_ACCOUNTS_PER_DAY - opened)
}

/** Eight characters with letters and digits, as the rules require. */
const defaultPassword = ({ random }: World): string =>
  `${random.pick(['k', 'm', 'p', 'r', 't'])}${random.text(5)}${random.int(10, 99)}`

/** Whether an account of the world or a downline that exists in figures only has this name. */
const isTaken = (world: World, agent: Member, account: string): boolean =>
  world.db.members.find({ account }) !== undefined ||
  listTeam(world, agent).some((one) => one.account === account)

interface AccountInput {
  readonly account: string
  readonly kind: Row<'agentLinks'>['kind']
  readonly rebate: Amount
  readonly requestId: string
}

/** AGT-03, D-071: an account directly below an agent. Enough today: no more before tomorrow. */
export async function openAccount(world: World, agent: Member, input: AccountInput) {
  const { kind, rebate, requestId } = input
  const fault = validateField(world, 'username', input.account)
  if (fault) return invalidRequest('/account', fault)
  if (!canGiveRebate(world, agent, rebate)) return invalidRequest('/rebate', 'is out of range')
  const now = world.clock.now()
  if (getAccountsLeftToday(world, agent) === 0) return 'enough-today'
  const account = input.account.toLowerCase()
  if (isTaken(world, agent, account)) return refusal('register.username.taken')
  const opened = await world.db.members.insert(
    makeMember({
      id: 7000 + world.count('member'),
      account,
      type: typeOfKind(kind),
      password: defaultPassword(world),
      passwordState: 'default',
      firstTimeLogin: true,
      mobile: '',
      email: '',
      createdAt: now,
    }),
  )
  await openWallet(world, opened.id)
  await attachToUpline(world, opened.id, agent.id, rebate)
  await world.db.openedAccounts.insert({
    agentId: agent.id,
    memberId: opened.id,
    requestId,
    at: now,
  })
  return done(opened)
}
