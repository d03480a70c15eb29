import type { RequestHandler } from 'msw'
import { ok } from '../contract/answers.ts'
import { operation } from '../contract.ts'
import type { World } from '../db/world-types.ts'
import { makeBalance } from '../factories/wallet.ts'

/** What the member has, and how many wallets there are. */
export const walletHandlers = (world: World): RequestHandler[] => [
  operation(world, 'getBalance', ({ member }) => {
    const wallet = world.db.wallets.find({ memberId: member.id })
    return ok(makeBalance({ ...wallet, updatedAt: wallet?.updatedAt ?? world.clock.now() }))
  }),

  operation(world, 'getMerchantWallet', () => ok({ isSingle: true })),
]
