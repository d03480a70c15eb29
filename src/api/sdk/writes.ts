import { mutationOptions } from '@tanstack/react-query'
import { openAccount } from '../agent/agent-links.ts'
import { type ContractKind, processContract } from '../agent/contracts.ts'
import { placeLotteryBets } from '../games/lottery.ts'
import { submitKyc, updateProfile } from '../member/profile.ts'
import { createDeposit } from '../money/deposit.ts'
import {
  collectWallets,
  transferDownline,
  transferUpline,
  transferWallet,
} from '../money/wallet.ts'
import {
  bindPayoutAccount,
  confirmPayment,
  createWithdrawal,
  disputePayment,
} from '../money/withdrawals.ts'
import { convertPoints, redeemPoints } from '../offers/points.ts'
import { claimRaffleTickets, openEnvelope, spinWheel } from '../offers/prizes.ts'
import { applyForPromotion, claimActivity } from '../offers/promotions.ts'
import { claimCheckIn, claimMission, claimRebate, claimVipBonus } from '../offers/rewards.ts'
import { writeOnce } from '../transport/write.ts'
import type { Portal } from './create-portal.ts'

interface Write<Input, Result> {
  /** Names this kind of write; its keys are kept under it. */
  readonly name: string
  /** Sends it under the key, which is its `requestId`. */
  readonly send: (input: Input, key: string) => Promise<Result>
  /** The content that identifies a write; different content is a different write. Leave out passwords and codes. */
  readonly contentOf?: (input: Input) => unknown
}

/**
 * Options of a mutation that sends once with its own idempotency key and never retries by itself. It never fails: its
 * data is a `WriteOutcome`. The same content keeps its key until the outcome is known.
 */
export const writeOptions = <Input, Result>(
  at: Portal,
  { name, send, contentOf = (input) => input }: Write<Input, Result>,
) =>
  mutationOptions({
    mutationKey: ['portal-write', name],
    mutationFn: (input: Input) =>
      writeOnce({
        keys: at.idempotencyKeys(name),
        content: contentOf(input),
        send: (key) => send(input, key),
      }),
    retry: false,
    networkMode: 'always',
    // The variables may contain a password and must not outlive the form.
    gcTime: 1000,
  })

interface Keyed {
  readonly requestId: string
}
type Unkeyed<Body> = Body extends unknown ? Omit<Body, 'requestId'> : never

/** Whether a body has again what its input leaves out. */
const isKeyed = <Body extends Keyed>(body: Body | Unkeyed<Body>): body is Body =>
  Object.hasOwn(body, 'requestId')

/** A call whose body has the key as `requestId` and perhaps the payment password. */
const keyed =
  <Body extends Keyed, Result>(name: string, call: (body: Body, at: Portal) => Promise<Result>) =>
  (at: Portal) =>
    writeOptions(at, {
      name,
      async send(input: Unkeyed<Body>, requestId) {
        const body = { ...input, requestId }
        if (!isKeyed<Body>(body)) throw new TypeError(`${name} has no key.`)
        return await call(body, at)
      },
      contentOf: (input) => ({ ...input, paymentPassword: undefined }),
    })

/** A call whose only input is its key. */
const bare =
  <Result>(name: string, call: (requestId: string, at: Portal) => Promise<Result>) =>
  (at: Portal) =>
    writeOptions<void, Result>(at, { name, send: (_, key) => call(key, at), contentOf: () => null })

/** Writes of money, play and offers, each with its idempotency key; everything else is a plain call. */
export const writes = {
  placeLotteryBets: keyed('lottery-bets', placeLotteryBets),
  createDeposit: keyed('deposit', createDeposit),
  createWithdrawal: keyed('withdrawal', createWithdrawal),
  bindPayoutAccount: keyed('payout-account', bindPayoutAccount),
  confirmPayment: keyed('payment-confirmation', confirmPayment),
  disputePayment: keyed('payment-dispute', disputePayment),
  transferWallet: keyed('wallet-transfer', transferWallet),
  collectWallets: bare('wallet-collect', collectWallets),
  transferUpline: keyed('upline-transfer', transferUpline),
  transferDownline: keyed('downline-transfer', transferDownline),
  redeemPoints: keyed('points-redeem', redeemPoints),
  convertPoints: keyed('points-convert', convertPoints),
  claimCheckIn: keyed('check-in', claimCheckIn),
  claimMission: keyed('mission', claimMission),
  claimVipBonus: keyed('vip-bonus', claimVipBonus),
  claimRebate: keyed('rebate', claimRebate),
  claimActivity: keyed('activity', claimActivity),
  claimRaffleTickets: keyed('raffle', claimRaffleTickets),
  applyForPromotion: keyed('promotion', applyForPromotion),
  spinWheel: bare('wheel', spinWheel),
  openEnvelope: (at: Portal) =>
    writeOptions(at, { name: 'envelope', send: (id: number, key) => openEnvelope(id, key, at) }),
  updateProfile: keyed('profile', updateProfile),
  submitKyc: keyed('kyc', submitKyc),
  openAccount: keyed('account', openAccount),
  processContract: (kind: ContractKind, at: Portal) =>
    keyed(`contract-${kind}`, (body: Parameters<typeof processContract>[1]) =>
      processContract(kind, body, at),
    )(at),
} as const
