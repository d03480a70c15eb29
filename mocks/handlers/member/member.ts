import type { RequestHandler } from 'msw'
import { getPrincipal } from '#mocks/content/accounts.ts'
import { ok, toAnswer } from '#mocks/contract/answers.ts'
import { mustChangePassword } from '#mocks/contract/gates.ts'
import { operation } from '#mocks/contract/operation.ts'
import { makeMemberInfo } from '#mocks/factories/member.ts'
import { isAgentType, isTrialType } from '#mocks/merchant/brand.ts'
import { offersContracts } from '#mocks/world/agents/contracts/checks.ts'
import { fromMinor } from '#mocks/world/core/amount.ts'
import type { Member } from '#mocks/world/core/tables.ts'
import { hasEmptyLists } from '#mocks/world/list-size.ts'
import { sumNetDeposit } from '#mocks/world/money/net-deposit.ts'
import { AVATARS, setAvatar } from '#mocks/world/people/avatar.ts'
import { offersReferral } from '#mocks/world/people/referral.ts'
import { hasLimits } from '#mocks/world/play/limits.ts'
import { findPause } from '#mocks/world/play/pauses.ts'
import type { World } from '#mocks/world/world-types.ts'

/** CON-11, F-48: which pages an agent has, and whether this account may only read them. */
const agentFactsOf = (world: World, { type, account }: Member) =>
  isAgentType(type)
    ? {
        enableSalary: offersContracts(world),
        enableContract: offersContracts(world),
        ...(getPrincipal(account) !== undefined && { readOnly: true }),
      }
    : {}

const PROMOTIONS_WAITING = 3

/** The member behind the session. */
export const memberHandlers = (world: World): RequestHandler[] => [
  operation(world, 'getMemberInfo', ({ member, session }) => {
    const pause = findPause(world, member)
    const offers = pause !== null || isTrialType(member.type) || hasEmptyLists(world)
    return ok({
      ...makeMemberInfo(member, {
        availablePromoCount: offers ? 0 : PROMOTIONS_WAITING,
        limitsSet: hasLimits(world, member.id),
        netDeposit: fromMinor(sumNetDeposit(world, member).net),
      }),
      availablePromo: { REFERRAL: { enabled: offersReferral(world) } },
      ...agentFactsOf(world, member),
      ...(pause && { pause }),
      ...(mustChangePassword(world, session, member) && { mustChangePassword: true }),
    })
  }),

  operation(world, 'getMemberIcon', ({ member }) => ok({ icon: member.icon, choices: AVATARS })),

  operation(world, 'updateMemberIcon', async ({ body, member }) =>
    toAnswer(await setAvatar(world, member, body), (icon) => ({ icon, choices: AVATARS })),
  ),

  operation(world, 'firstLogin', async ({ member }) => {
    await world.db.members.update({ id: member.id }, (row) => {
      row.firstTimeLogin = false
    })
    return ok({ firstTimeLogin: false })
  }),

  operation(world, 'setLanguage', async ({ body, member }) => {
    await world.db.members.update({ id: member.id }, (row) => {
      row.language = body.language
    })
    return ok(null)
  }),
]
