import { withdrawalReasons } from '#mocks/content/payout-providers.ts'
import { localize } from '#mocks/content/text.ts'
import { CURRENCY } from '#mocks/world/core/site.ts'
import { findProvider, maskNumber, type PayoutAccount } from '#mocks/world/money/payout-accounts.ts'
import { getDisputeDeadline } from '#mocks/world/money/receipts.ts'
import { needsIdentity } from '#mocks/world/money/settle-withdrawals.ts'
import {
  isOpen,
  sumPayout,
  sumReceived,
  sumRemaining,
  type Withdrawal,
} from '#mocks/world/money/withdraw-rules.ts'
import { findSentPart, INVESTIGATION_MS, type Reason } from '#mocks/world/money/withdrawals.ts'
import { getKyc } from '#mocks/world/people/kyc.ts'
import type { World } from '#mocks/world/world-types.ts'
import type { components } from '#openapi/generated/types.ts'

type Schemas = components['schemas']

const nameOf = (providerId: string, language: string): string => {
  const name = findProvider(providerId)?.name
  return name ? localize(name, language) : providerId
}

/** A bound account as the contract shows it. */
export function makePayoutAccount(
  { db }: Pick<World, 'db'>,
  { memberId, id, number, ...account }: PayoutAccount,
  language: string,
): Schemas['PayoutAccount'] {
  const provider = findProvider(account.providerId)
  const isPaidTo = (row: Withdrawal) => row.accountId === id && isOpen(row)
  return {
    ...account,
    id,
    number: maskNumber(number),
    kind: provider?.kind ?? 'BANK',
    network: provider?.network ?? null,
    providerName: nameOf(account.providerId, language),
    inUse: db.withdrawals.list((row) => row.memberId === memberId && isPaidTo(row)).length > 0,
  }
}

const isReason = (name: string): name is Reason => Object.hasOwn(withdrawalReasons, name)

function disputeOf({ dispute }: Withdrawal): Schemas['WithdrawalDispute'] | null {
  if (!dispute) return null
  const { files, openedAt, decidedAt } = dispute
  const expectedAt = decidedAt === null ? openedAt + INVESTIGATION_MS : null
  return { ...dispute, files: files.length, expectedAt }
}

function receiptOf(row: Withdrawal): Schemas['WithdrawalReceipt'] | null {
  const part = row.state === 'AWAIT_CONFIRM' ? findSentPart(row) : undefined
  if (!part || part.sentAt === null || row.nextAt === null) return null
  const { number, amount, sentAt: since } = part
  return { part: number, amount, since, confirmBy: row.nextAt }
}

/** A withdrawal as the contract shows it. */
export function makeWithdrawal(
  world: World,
  row: Withdrawal,
  language: string,
): Schemas['Withdrawal'] {
  const { id, requestId, holder, amount, fee, refunded, state, createdAt, settledAt } = row
  const kyc = needsIdentity(world, row) ? getKyc(world, row.memberId) : null
  const waits = kyc !== null && kyc.state !== 'PENDING'
  const reason = waits ? 'IDENTITY_NEEDED' : (row.reason ?? '')
  const confirms = state === 'AWAIT_CONFIRM' || (waits && state === 'REVIEW')
  return {
    id,
    requestId,
    amount,
    fee,
    refunded,
    state,
    createdAt,
    settledAt,
    account: {
      kind: findProvider(row.providerId)?.kind ?? 'BANK',
      providerName: nameOf(row.providerId, language),
      holder,
      number: maskNumber(row.number),
    },
    payout: sumPayout(row),
    received: sumReceived(row),
    remaining: sumRemaining(row),
    currency: CURRENCY.code,
    expectedAt: confirms ? null : (kyc?.expectedAt ?? row.nextAt),
    reason: isReason(reason) ? localize(withdrawalReasons[reason], language) : null,
    documents: waits ? ['IDENTITY'] : [],
    steps: row.steps,
    parts: row.parts,
    receipt: receiptOf(row),
    disputeBy: getDisputeDeadline(world, row),
    dispute: disputeOf(row),
  }
}
