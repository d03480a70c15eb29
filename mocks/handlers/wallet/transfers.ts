import type { RequestHandler } from 'msw'
import { ok, toAnswer } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import { compareAmounts, sumAmounts } from '#mocks/world/core/amount.ts'
import { CURRENCY } from '#mocks/world/core/site.ts'
import type { Member, Row } from '#mocks/world/core/tables.ts'
import { getBalance } from '#mocks/world/ledger/ledger.ts'
import {
  collectWallets,
  setAutoTransfer,
  transferWallet,
  usesVendorWallets,
} from '#mocks/world/money/transfer-wallet.ts'
import {
  hasAutoTransfer,
  isOpenVendor,
  isSingleWallet,
  walletVendors,
} from '#mocks/world/play/vendor-wallets.ts'
import type { World } from '#mocks/world/world-types.ts'

/** A member's vendor wallets, those with money first. */
function vendorWalletsOf(world: World, member: Member, language: string) {
  if (!usesVendorWallets(world, member)) return []
  return walletVendors(world)
    .map(({ code, name, nameBn }) => ({
      code,
      name: language === 'BN' ? nameBn : name,
      balance: getBalance(world, member.id, code),
      open: isOpenVendor(world, code),
    }))
    .sort((a, b) => compareAmounts(b.balance, a.balance))
}

const shown = ({ id, from, to, amount, at }: Row<'walletTransfers'>) => ({
  id,
  from,
  to,
  amount,
  at,
})

/** The transactions of one request. */
const movedUnder = (world: World, { id: memberId }: Member, requestId: string) => ({
  requestId,
  transfers: world.db.walletTransfers.list({ memberId, requestId }).map(shown),
  closed: [] as string[],
})

/** D-051: the wallets of one member, and money moving between them. */
export const walletTransferHandlers = (world: World): RequestHandler[] => {
  const again = ({ body, member }: { body: { requestId: string }; member: Member }) => {
    const moved = movedUnder(world, member, body.requestId)
    return moved.transfers.length > 0 ? ok(moved) : null
  }
  return [
    operation(world, 'getWallets', ({ member, language }) => {
      const main = getBalance(world, member.id)
      const vendors = vendorWalletsOf(world, member, language)
      return ok({
        isSingle: isSingleWallet(world),
        currency: CURRENCY.code,
        main,
        total: sumAmounts([main, ...vendors.map(({ balance }) => balance)]),
        autoTransfer: hasAutoTransfer(world, member.id),
        vendors,
      })
    }),

    operation(world, 'getWalletTransfer', ({ query: { requestId }, member }) =>
      ok(movedUnder(world, member, requestId)),
    ),

    operation(
      world,
      'transferWallet',
      async ({ body, member }) =>
        toAnswer(await transferWallet(world, member, body), () =>
          movedUnder(world, member, body.requestId),
        ),
      { replay: again },
    ),

    operation(
      world,
      'collectWallets',
      async ({ body: { requestId }, member }) =>
        toAnswer(await collectWallets(world, member, requestId), ({ closed }) => ({
          ...movedUnder(world, member, requestId),
          closed,
        })),
      { replay: again },
    ),

    operation(world, 'setAutoTransfer', async ({ body: { enabled }, member }) =>
      toAnswer(await setAutoTransfer(world, member, enabled), (value) => value),
    ),
  ]
}
