import type { RequestHandler } from 'msw'
import { fail, ok, refuse, refuseFor } from '../../contract/answers.ts'
import { operation } from '../../contract/operation.ts'
import type { BodyOf } from '../../contract/types.ts'
import { makePayoutAccount } from '../../factories/withdrawal.ts'
import type { Member } from '../../world/core/tables.ts'
import { checkPaymentPassword } from '../../world/money/payment-password.ts'
import {
  accountsOf,
  isNumberOf,
  isSameName,
  MOST_ACCOUNTS,
  masked,
  providerOf,
} from '../../world/money/payout-accounts.ts'
import { isOpen } from '../../world/money/withdraw-rules.ts'
import { audit } from '../../world/people/audit.ts'
import type { World } from '../../world/world-types.ts'

const overview = (world: World, { id }: Member, language: string) => ({
  list: accountsOf(world, id).map((row) => makePayoutAccount(world, row, language)),
  most: MOST_ACCOUNTS,
  holder: world.db.members.find({ id })?.payeeName ?? null,
})

/** Why this account cannot be bound; null when it can. */
function objection(
  world: World,
  { id, payeeName }: Member,
  { providerId, holder, number }: BodyOf<'bindPayoutAccount'>,
) {
  const provider = providerOf(providerId)
  if (!provider) return fail(404)
  if (!provider.available) return refuse('function.not.available')
  if (!isNumberOf(provider, number)) return refuse('bankcard.number.invalid')
  const own = accountsOf(world, id)
  if (own.some((one) => one.providerId === providerId && one.number === number))
    return refuse('bankcard.duplicate')
  if (own.length >= MOST_ACCOUNTS) return refuse('bankcard.limit')
  if (provider.network !== null) return null
  const isOwn = holder !== null && (payeeName === null || isSameName(holder, payeeName))
  return isOwn ? null : refuse('bankcard.name.mismatch')
}

async function bind(
  world: World,
  { id: memberId, payeeName }: Member,
  { providerId, holder, number }: BodyOf<'bindPayoutAccount'>,
): Promise<void> {
  const named = providerOf(providerId)?.network === null ? holder : null
  await world.db.payoutAccounts.insert({
    ...{ id: world.nextId('account'), memberId, providerId, holder: named, number },
    isDefault: accountsOf(world, memberId).length === 0,
    addedAt: world.clock.now(),
  })
  if (payeeName === null && named !== null)
    await world.db.members.update({ id: memberId }, (row) => {
      row.payeeName = named
    })
  await audit(world, memberId, 'PAYOUT_ACCOUNT_BOUND', `${providerId} ${masked(number)}`)
}

async function makeDefault({ db }: World, memberId: number, id: string): Promise<void> {
  await db.payoutAccounts.update({ memberId }, (row) => {
    row.isDefault = row.id === id
  })
}

/** D-054: where withdrawals are paid to. */
export const payoutAccountHandlers = (world: World): RequestHandler[] => [
  operation(world, 'getPayoutAccounts', ({ member, language }) =>
    ok(overview(world, member, language)),
  ),

  operation(
    world,
    'bindPayoutAccount',
    async ({ body, member, language }) => {
      const bar = objection(world, member, body)
      if (bar) return bar
      const wrong = await checkPaymentPassword(world, member, body.paymentPassword)
      if (wrong) return refuseFor(wrong)
      await bind(world, member, body)
      return ok(overview(world, member, language))
    },
    { again: ({ member, language }) => ok(overview(world, member, language)) },
  ),

  operation(
    world,
    'removePayoutAccount',
    async ({ body, member, language }) => {
      const { accountId: id } = body
      const account = world.db.payoutAccounts.find({ id, memberId: member.id })
      if (!account) return fail(404)
      if (world.db.withdrawals.list({ accountId: id }).some(isOpen))
        return refuse('bankcard.in.use')
      world.db.payoutAccounts.remove({ id })
      const [first] = accountsOf(world, member.id)
      if (account.isDefault && first) await makeDefault(world, member.id, first.id)
      const { providerId, number } = account
      await audit(world, member.id, 'PAYOUT_ACCOUNT_REMOVED', `${providerId} ${masked(number)}`)
      return ok(overview(world, member, language))
    },
    { again: ({ member, language }) => ok(overview(world, member, language)) },
  ),

  operation(world, 'setDefaultPayoutAccount', async ({ body, member, language }) => {
    const { accountId: id } = body
    if (!world.db.payoutAccounts.find({ id, memberId: member.id })) return fail(404)
    await makeDefault(world, member.id, id)
    return ok(overview(world, member, language))
  }),
]
