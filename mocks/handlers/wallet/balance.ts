import type { RequestHandler } from 'msw'
import { ok } from '../../contract/answers.ts'
import { operation } from '../../contract.ts'
import { makeBalance } from '../../factories/wallet.ts'
import { MAIN } from '../../world/ledger.ts'
import { isSingleWallet } from '../../world/vendor-wallets.ts'
import type { World } from '../../world/world-types.ts'

/** The member's balance. */
export const walletHandlers = (world: World): RequestHandler[] => [
  operation(world, 'getBalance', ({ member }) => {
    const wallet = world.db.wallets.find({ memberId: member.id, wallet: MAIN })
    return ok(makeBalance({ ...wallet, updatedAt: wallet?.updatedAt ?? world.clock.now() }))
  }),

  operation(world, 'getMerchantWallet', () => ok({ isSingle: isSingleWallet(world) })),
]
