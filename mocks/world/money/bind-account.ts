import { done, refusal } from '../core/refusal.ts'
import type { Member } from '../core/tables.ts'
import { recordAudit } from '../people/audit.ts'
import type { World } from '../world-types.ts'
import { checkPaymentPassword } from './payment-password.ts'
import {
  findProvider,
  isSameName,
  isValidNumber,
  listPayoutAccounts,
  MAX_ACCOUNTS,
  maskNumber,
  toDestination,
} from './payout-accounts.ts'
import { isOpen } from './withdraw-rules.ts'

interface PayoutAccountInput {
  readonly providerId: string
  readonly holder: string | null
  readonly number: string
  readonly paymentPassword: string
}

/** The reason why this account cannot be bound; null when it can. */
function checkPayoutAccount(
  world: World,
  { id, payeeName }: Member,
  { providerId, holder, number }: PayoutAccountInput,
) {
  const provider = findProvider(providerId)
  if (!provider) return refusal('unknown')
  if (!provider.available) return refusal('function.not.available')
  if (!isValidNumber(provider, number)) return refusal('bankcard.number.invalid')
  const own = listPayoutAccounts(world, id)
  const place = toDestination(provider, number)
  const holders = world.db.payoutAccounts.list((one) => {
    const other = findProvider(one.providerId)
    return other !== undefined && toDestination(other, one.number) === place
  })
  if (holders.some(({ memberId }) => memberId === id)) return refusal('bankcard.duplicate')
  if (holders.length > 0) return refusal('bankcard.taken')
  if (own.length >= MAX_ACCOUNTS) return refusal('bankcard.limit')
  if (provider.network !== null) return null
  const isOwn = holder !== null && (payeeName === null || isSameName(holder, payeeName))
  return isOwn ? null : refusal('bankcard.name.mismatch')
}

/** Binds an account to pay out to; the first one of a member is the default, and its holder the member's name. */
export async function bindAccount(world: World, member: Member, input: PayoutAccountInput) {
  const refused =
    checkPayoutAccount(world, member, input) ??
    (await checkPaymentPassword(world, member, input.paymentPassword))
  if (refused) return refused
  const { providerId, holder, number } = input
  const { id: memberId, payeeName } = member
  const named = findProvider(providerId)?.network === null ? holder : null
  await world.db.payoutAccounts.insert({
    id: world.nextId('account'),
    memberId,
    providerId,
    holder: named,
    number,
    isDefault: listPayoutAccounts(world, memberId).length === 0,
    addedAt: world.clock.now(),
  })
  if (payeeName === null && named !== null)
    await world.db.members.update({ id: memberId }, (row) => {
      row.payeeName = named
    })
  await recordAudit(world, memberId, 'PAYOUT_ACCOUNT_BOUND', `${providerId} ${maskNumber(number)}`)
  return done(null)
}

const markDefault = ({ db }: World, memberId: number, id: string) =>
  db.payoutAccounts.update({ memberId }, (row) => {
    row.isDefault = row.id === id
  })

/** Removes an account that no open withdrawal is paid to; another one becomes the default. */
export async function removeAccount(world: World, { id: memberId }: Member, id: string) {
  const account = world.db.payoutAccounts.find({ id, memberId })
  if (!account) return refusal('unknown')
  if (world.db.withdrawals.list({ accountId: id }).some(isOpen)) return refusal('bankcard.in.use')
  world.db.payoutAccounts.remove({ id })
  const [first] = listPayoutAccounts(world, memberId)
  if (account.isDefault && first) await markDefault(world, memberId, first.id)
  const { providerId, number } = account
  await recordAudit(
    world,
    memberId,
    'PAYOUT_ACCOUNT_REMOVED',
    `${providerId} ${maskNumber(number)}`,
  )
  return done(null)
}

/** Makes an account the default. */
export async function setDefaultAccount(world: World, { id: memberId }: Member, id: string) {
  if (!world.db.payoutAccounts.find({ id, memberId })) return refusal('unknown')
  await markDefault(world, memberId, id)
  return done(null)
}
