import { isTrialType } from '#mocks/merchant/brand.ts'
import { type Amount, compareAmounts } from '../core/amount.ts'
import { done, invalidRequest, refusal } from '../core/refusal.ts'
import type { Member } from '../core/tables.ts'
import { getBalance, MAIN } from '../ledger/ledger.ts'
import { isExcluded } from '../play/pauses.ts'
import {
  collectIntoWallet,
  isOpenVendor,
  isSingleWallet,
  transferBetweenWallets,
  walletVendors,
} from '../play/vendor-wallets.ts'
import type { World } from '../world-types.ts'

/** Whether a member has vendor wallets in addition to the main one. */
export const usesVendorWallets = (world: World, { type }: Member) =>
  !isSingleWallet(world) && !isTrialType(type)

/** The invalid field of a transfer. Null when all are valid: money moves between MAIN and a vendor. */
function wrongField(world: World, from: string, to: string): 'from' | 'to' | null {
  const codes = new Set([MAIN, ...walletVendors(world).map(({ code }) => code)])
  if (!codes.has(from)) return 'from'
  if (!codes.has(to)) return 'to'
  return (from === MAIN) === (to === MAIN) ? 'to' : null
}

interface TransferInput {
  readonly from: string
  readonly to: string
  readonly amount: Amount
  readonly requestId: string
}

/** D-051: moves money between the main wallet and that of a vendor. */
export async function transferWallet(world: World, member: Member, input: TransferInput) {
  const { from, to, amount, requestId } = input
  if (!usesVendorWallets(world, member)) return refusal('function.not.available')
  const wrong = wrongField(world, from, to)
  if (wrong) return invalidRequest(`/${wrong}`, 'must be a wallet, and one of the two MAIN')
  if (to !== MAIN && isExcluded(world, member)) return refusal('self.excluded')
  if (!isOpenVendor(world, to === MAIN ? from : to)) return refusal('vendor.maintenance')
  if (compareAmounts(getBalance(world, member.id, from), amount) < 0)
    return refusal('balance.insufficient')
  return done(
    await transferBetweenWallets(world, { memberId: member.id, from, to, amount, requestId }),
  )
}

/** D-051: moves all that open vendors hold back to the main wallet. */
export const collectWallets = async (world: World, member: Member, requestId: string) =>
  usesVendorWallets(world, member)
    ? done(await collectIntoWallet(world, member.id, MAIN, requestId))
    : refusal('function.not.available')

/** Says whether a launch may move money by itself. */
export async function setAutoTransfer(world: World, member: Member, enabled: boolean) {
  if (!usesVendorWallets(world, member)) return refusal('function.not.available')
  const memberId = member.id
  world.db.autoTransfers.remove({ memberId })
  await world.db.autoTransfers.insert({ memberId, enabled })
  return done({ enabled })
}
