import type { Vendor } from '#mocks/catalogue/vendors.ts'
import { closedVendors } from '#mocks/merchant/closures.ts'
import { type Amount, compareAmounts, subtractAmounts } from '../core/amount.ts'
import type { Row } from '../core/tables.ts'
import { hasVendorWallets } from '../ledger/history/history.ts'
import { listWallets, MAIN, postEntries } from '../ledger/ledger.ts'
import type { World } from '../world-types.ts'

export const isSingleWallet = (world: World): boolean => !hasVendorWallets(world)

/** The vendors with their own wallet: their games need money there first. */
export const walletVendors = (world: World): readonly Vendor[] =>
  isSingleWallet(world)
    ? []
    : world.catalogue
        .vendors()
        .filter(({ code }) =>
          world.catalogue.byVendor(code).some(({ wallet }) => wallet === 'TRANSFER'),
        )

export const isOpenVendor = (world: World, vendor: string): boolean =>
  !closedVendors(world).includes(vendor)

/** D-051: whether a launch may move money by itself; on until the member says otherwise. */
export const hasAutoTransfer = ({ db }: World, memberId: number): boolean =>
  db.autoTransfers.find({ memberId })?.enabled ?? true

interface Move {
  readonly memberId: number
  readonly from: string
  readonly to: string
  readonly amount: Amount
  /** Null when a launch moves it, or the end of a game. */
  readonly requestId: string | null
  /** Time of the transaction, epoch ms; now when absent. */
  readonly at?: number
}

/** Moves money between two wallets. Throws InsufficientBalanceError, and then nothing was moved. */
export async function transferBetweenWallets(
  world: World,
  move: Move,
): Promise<Row<'walletTransfers'>> {
  const { memberId, from, to, amount, at = world.clock.now() } = move
  const id = world.nextId('transfer')
  const common = { memberId, reference: id, note: from === MAIN ? to : from, at }
  await postEntries(world, [
    { ...common, kind: 'TRANSFER_OUT', amount: subtractAmounts('0.00', amount), wallet: from },
    { ...common, kind: 'TRANSFER_IN', amount, wallet: to },
  ])
  return world.db.walletTransfers.insert({ ...move, id, at })
}

/**
 * Moves everything in the member's other wallets to this one. Money at a vendor under maintenance stays there, and
 * those vendors are returned.
 */
export async function collectIntoWallet(
  world: World,
  memberId: number,
  to: string,
  requestId: string | null,
) {
  const others = listWallets(world, memberId).filter(
    ({ wallet, balance }) => wallet !== to && compareAmounts(balance, '0.00') > 0,
  )
  const open = others.filter(({ wallet }) => isOpenVendor(world, wallet))
  const transfers: Row<'walletTransfers'>[] = []
  for (const { wallet: from, balance: amount } of open)
    transfers.push(await transferBetweenWallets(world, { memberId, from, to, amount, requestId }))
  const closed = others.filter((one) => !open.includes(one)).map(({ wallet }) => wallet)
  return { transfers, closed }
}
