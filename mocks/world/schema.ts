import './no-eval.ts'
import { z } from 'zod'
import { lotterySchemas } from './schema-lottery.ts'
import { prizeSchemas } from './schema-prizes.ts'
import { proofSchemas } from './schema-proofs.ts'
import { rewardSchemas } from './schema-rewards.ts'

const amount = z.string().regex(/^-?\d{1,15}\.\d{2}$/)
const moment = z.number().int().nonnegative()

/** A person with an account. `type` is the numeric user type: 0 and 3 member, 4 trial, 1, 2, 41, 42 agent. */
export const memberSchema = z.object({
  id: z.number().int().positive(),
  account: z.string().min(1),
  nickname: z.string().nullable(),
  type: z.number().int().nonnegative(),
  password: z.string(),
  /** default: still the site's default password; expired: must be changed now. */
  passwordState: z.enum(['fine', 'default', 'expired']),
  firstTimeLogin: z.boolean(),
  /** Refused until then; null when not locked. */
  lockedUntil: moment.nullable(),
  /** Wrong passwords since the last success. */
  failures: z.number().int().nonnegative(),
  dialingCode: z.string(),
  mobile: z.string(),
  email: z.string(),
  /** Path below an image CDN, null for initials. */
  icon: z.string().nullable(),
  language: z.string(),
  vipLevel: z.number().int().nonnegative().nullable(),
  netDeposit: amount,
  /** The most that may be lost in a day, by the player's own wish; null without a limit. */
  lossLimit: amount.nullable(),
  /** Only trial accounts end by themselves. */
  expiresAt: moment.nullable(),
  createdAt: moment,
  /** The name on the bank account; null while there is no account. */
  payeeName: z.string().nullable(),
  /** An authenticator app is set up. */
  totp: z.boolean(),
  idNumber: z.string().nullable(),
  /** Excluded by the player's own wish until then. */
  excludedUntil: moment.nullable(),
  /** Log-ins come from an address that was proven before. */
  addressKnown: z.boolean(),
})

/** A log-in. `ended` says why it is over. */
export const sessionSchema = z.object({
  token: z.string().min(16),
  memberId: z.number().int(),
  createdAt: moment,
  expiresAt: moment.nullable(),
  ended: z.enum(['logout', 'kicked', 'expired']).nullable(),
})

export const walletSchema = z.object({
  memberId: z.number().int(),
  balance: amount,
  currency: z.string(),
  updatedAt: moment,
})

export const favoriteSchema = z.object({
  memberId: z.number().int(),
  nodeId: z.number().int(),
  vendor: z.string(),
  gameType: z.string(),
  at: moment,
})

export const recentSchema = z.object({
  memberId: z.number().int(),
  nodeId: z.number().int(),
  gameType: z.string(),
  at: moment,
})

/** A launched game. `memberId` is null for a demo without an account; `balance` is its play money. */
export const playSchema = z.object({
  id: z.string().min(8),
  memberId: z.number().int().nullable(),
  nodeId: z.number().int(),
  demo: z.boolean(),
  startedAt: moment,
  endedAt: moment.nullable(),
  rounds: z.number().int().nonnegative(),
  staked: amount,
  won: amount,
  /** Play money of a demo; null when the wallet pays. */
  demoBalance: amount.nullable(),
})

/** A settled round; a repeated roundId answers with this. */
export const roundSchema = z.object({
  playId: z.string(),
  roundId: z.string(),
  stake: amount,
  payout: amount,
  balance: amount,
  net: amount,
  rounds: z.number().int().positive(),
  /** What was bet on, in games with a choice. */
  choice: z.string().nullable(),
  symbols: z.array(z.array(z.string())),
  lines: z.array(z.number().int()),
  at: moment,
})

export const transactionSchema = z.object({
  id: z.string(),
  memberId: z.number().int(),
  kind: z.enum(['STAKE', 'PAYOUT', 'DEPOSIT', 'WITHDRAWAL', 'BONUS', 'TRANSFER']),
  amount,
  balanceAfter: amount,
  at: moment,
})

export const messageSchema = z.object({
  id: z.string(),
  memberId: z.number().int(),
  title: z.string(),
  text: z.string(),
  read: z.boolean(),
  at: moment,
})

/** What visitors wrote to the merchant; `memberId` is null for guests. */
export const feedbackSchema = z.object({
  memberId: z.number().int().nullable(),
  sender: z.string(),
  type: z.number().int(),
  content: z.string(),
  at: moment,
})

/** An application for a promotion; `requestId` is the wish it came from. */
export const promotionApplicationSchema = z.object({
  memberId: z.number().int(),
  promotionId: z.number().int(),
  state: z.enum(['PENDING', 'APPROVED', 'REJECTED']),
  appliedAt: moment,
  decidedAt: moment.nullable(),
  comment: z.string(),
  files: z.array(z.string()),
  requestId: z.string(),
})

/** What is known of an uploaded file; its bytes are not kept. */
export const uploadSchema = z.object({
  id: z.string(),
  memberId: z.number().int(),
  type: z.enum(['image/jpeg', 'image/png', 'image/webp']),
  size: z.number().int().positive(),
  requestId: z.string(),
  at: moment,
})

/** Every stateful collection of a world, by name. */
export const schemas = {
  members: memberSchema,
  sessions: sessionSchema,
  wallets: walletSchema,
  favorites: favoriteSchema,
  recents: recentSchema,
  plays: playSchema,
  rounds: roundSchema,
  transactions: transactionSchema,
  messages: messageSchema,
  feedbacks: feedbackSchema,
  promotionApplications: promotionApplicationSchema,
  uploads: uploadSchema,
  ...lotterySchemas,
  ...rewardSchemas,
  ...prizeSchemas,
  ...proofSchemas,
}

export type TableName = keyof typeof schemas
export type Row<N extends TableName> = z.output<(typeof schemas)[N]>
export type Member = Row<'members'>
export type Session = Row<'sessions'>
export type Play = Row<'plays'>
