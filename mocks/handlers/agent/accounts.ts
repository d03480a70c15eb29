import type { RequestHandler } from 'msw'
import { fail, invalid, ok, refuse } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import { isAgentType } from '#mocks/merchant/brand.ts'
import { mayGive, rebateOf, rebateRangeOf } from '#mocks/world/agents/team/downline-rebate.ts'
import { putBelow, typeOfKind } from '#mocks/world/agents/team/new-downline.ts'
import { teamOf } from '#mocks/world/agents/team/team.ts'
import { addDays, dayAt, startOf } from '#mocks/world/core/days.ts'
import type { Member } from '#mocks/world/core/tables.ts'
import { openWallet } from '#mocks/world/ledger/ledger.ts'
import { makeMember } from '#mocks/world/people/new-member.ts'
import { refuseField } from '#mocks/world/people/register-fields.ts'
import type { World } from '#mocks/world/world-types.ts'
import type { components } from '#openapi/generated/types.ts'

type Schemas = components['schemas']

const MOST_A_DAY = 20

/** How many accounts an agent may still open today. */
function leftToday({ db, clock }: World, agentId: number): number {
  const today = startOf(dayAt(clock.now()))
  const opened = db.openedAccounts.count((row) => row.agentId === agentId && row.at >= today)
  return Math.max(0, MOST_A_DAY - opened)
}

/** The password is included until it has been changed. */
const shown = (world: World, member: Member): Schemas['OpenedAccount'] => ({
  id: member.id,
  account: member.account,
  kind: isAgentType(member.type) ? 'AGENT' : 'MEMBER',
  rebate: rebateOf(world, member),
  password: member.passwordState === 'default' ? member.password : null,
})

/** Eight characters, with letters and digits as the rules ask for. */
const defaultPassword = ({ random }: World): string =>
  `${random.pick(['k', 'm', 'p', 'r', 't'])}${random.text(5)}${random.int(10, 99)}`

/** AGT-03, D-071: an agent opens accounts directly below. */
export const agentAccountHandlers = (world: World): RequestHandler[] => [
  operation(world, 'getAccountOpening', ({ member }) =>
    ok({ rebate: rebateRangeOf(world, member), leftToday: leftToday(world, member.id) }),
  ),

  operation(
    world,
    'openAccount',
    async ({ body, member: agent }) => {
      const team = teamOf(world, agent)
      const { requestId, kind, rebate } = body
      const reason = refuseField(world, 'username', body.account)
      if (reason) return invalid('/body/account', reason)
      if (!mayGive(world, agent, rebate)) return invalid('/body/rebate', 'is out of range')
      const now = world.clock.now()
      if (leftToday(world, agent.id) === 0) {
        const tomorrow = startOf(addDays(dayAt(now), 1))
        return fail(429, undefined, { retryAfter: Math.ceil((tomorrow - now) / 1000) })
      }
      const account = body.account.toLowerCase()
      if (world.db.members.find({ account }) || team.some((one) => one.account === account))
        return refuse('register.username.taken')
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
      await putBelow(world, opened.id, agent.id, rebate)
      await world.db.openedAccounts.insert({
        agentId: agent.id,
        memberId: opened.id,
        requestId,
        at: now,
      })
      return ok(shown(world, opened))
    },
    {
      again: ({ body: { requestId }, member: { id: agentId } }) => {
        const before = world.db.openedAccounts.find({ agentId, requestId })
        const opened = before && world.db.members.find({ id: before.memberId })
        return opened && ok(shown(world, opened))
      },
    },
  ),
]
