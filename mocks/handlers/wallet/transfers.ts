import type { RequestHandler } from 'msw'
import { invalid, ok, refuse } from '../../contract/answers.ts'
import { operation } from '../../contract/operation.ts'
import { isTrialType } from '../../merchant/brand.ts'
import { addAmounts, compareAmounts } from '../../world/core/amount.ts'
import { CURRENCY } from '../../world/core/site.ts'
import type { Member, Row } from '../../world/core/tables.ts'
import { balanceOf, MAIN } from '../../world/ledger/ledger.ts'
import {
  autoTransferOf,
  gather,
  isOpenVendor,
  isSingleWallet,
  moveBetween,
  walletVendors,
} from '../../world/money/vendor-wallets.ts'
import type { World } from '../../world/world-types.ts'
import { isExcluded } from '../../world/play/pauses.ts'

const hasVendorWallets = (world: World, { type }: Member) =>
  !isSingleWallet(world) && !isTrialType(type)

/** The wallets of a member with all vendors, those with money first. */
function vendorWalletsOf(world: World, member: Member, language: string) {
  if (!hasVendorWallets(world, member)) return []
  return walletVendors(world)
    .map(({ code, name, nameBn }) => ({
      code,
      name: language === 'BN' ? nameBn : name,
      balance: balanceOf(world, member.id, code),
      open: isOpenVendor(world, code),
    }))
    .sort((a, b) => compareAmounts(b.balance, a.balance))
}

const shown = ({ id, from, to, amount, at }: Row<'walletTransfers'>) => ({
  ...{ id, from, to, amount, at },
})

/** What was moved under one wish. */
const movedUnder = (world: World, { id: memberId }: Member, requestId: string) => ({
  requestId,
  transfers: world.db.walletTransfers.list({ memberId, requestId }).map(shown),
  closed: [] as string[],
})

/** Which field of a transfer is wrong; null when none is: money goes between MAIN and a vendor. */
function wrongField(world: World, from: string, to: string): 'from' | 'to' | null {
  const codes = new Set([MAIN, ...walletVendors(world).map(({ code }) => code)])
  if (!codes.has(from)) return 'from'
  if (!codes.has(to)) return 'to'
  return (from === MAIN) === (to === MAIN) ? 'to' : null
}

/** D-051: the wallets of one member, and money moving between them. */
export const walletTransferHandlers = (world: World): RequestHandler[] => {
  const again = ({ body, member }: { body: { requestId: string }; member: Member }) => {
    const moved = movedUnder(world, member, body.requestId)
    return moved.transfers.length > 0 ? ok(moved) : null
  }
  return [
    operation(world, 'getWallets', ({ member, language }) => {
      const main = balanceOf(world, member.id)
      const vendors = vendorWalletsOf(world, member, language)
      return ok({
        isSingle: isSingleWallet(world),
        currency: CURRENCY.code,
        main,
        total: vendors.reduce((sum, { balance }) => addAmounts(sum, balance), main),
        autoTransfer: autoTransferOf(world, member.id),
        vendors,
      })
    }),

    operation(world, 'getWalletTransfer', ({ query: { requestId }, member }) =>
      ok(movedUnder(world, member, requestId)),
    ),

    operation(
      world,
      'transferWallet',
      async ({ body, member }) => {
        const { from, to, amount, requestId } = body
        if (!hasVendorWallets(world, member)) return refuse('function.not.available')
        const wrong = wrongField(world, from, to)
        if (wrong) {
          const reason = 'must be a wallet, and one of the two MAIN'
          return invalid(`/body/${wrong}`, reason)
        }
        if (to !== MAIN && isExcluded(world, member)) return refuse('self.excluded')
        if (!isOpenVendor(world, to === MAIN ? from : to)) return refuse('vendor.maintenance')
        if (compareAmounts(balanceOf(world, member.id, from), amount) < 0)
          return refuse('balance.insufficient')
        await moveBetween(world, { memberId: member.id, from, to, amount, requestId })
        return ok(movedUnder(world, member, requestId))
      },
      { again },
    ),

    operation(
      world,
      'collectWallets',
      async ({ body: { requestId }, member }) => {
        if (!hasVendorWallets(world, member)) return refuse('function.not.available')
        const { closed } = await gather(world, member.id, MAIN, requestId)
        return ok({ ...movedUnder(world, member, requestId), closed })
      },
      { again },
    ),

    operation(world, 'setAutoTransfer', async ({ body: { enabled }, member }) => {
      if (!hasVendorWallets(world, member)) return refuse('function.not.available')
      const memberId = member.id
      world.db.autoTransfers.remove({ memberId })
      await world.db.autoTransfers.insert({ memberId, enabled })
      return ok({ enabled })
    }),
  ]
}
