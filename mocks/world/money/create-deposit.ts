import {
  type DepositMethodText,
  depositMethods,
  PAY_MINUTES,
} from '#mocks/content/deposit-methods.ts'
import { type Amount, compareAmounts } from '../core/amount.ts'
import { MINUTE } from '../core/durations.ts'
import { plainNumber } from '../core/identity.ts'
import { done, refusal } from '../core/refusal.ts'
import type { Member, Row } from '../core/tables.ts'
import { isExcluded } from '../play/pauses.ts'
import type { World } from '../world-types.ts'
import { checkDepositLimit } from './deposit-limits.ts'
import {
  checkDepositPromotion,
  computeDepositBonus,
  listDepositPromotions,
} from './deposit-promotions.ts'

interface DepositInput {
  readonly methodId: string
  readonly amount: Amount
  readonly promotionId: number | null
  readonly requestId: string
}

/** The reason why this deposit cannot begin now; null when it can. */
function checkDeposit(
  world: World,
  member: Member,
  method: DepositMethodText,
  { amount, promotionId }: DepositInput,
) {
  if (isExcluded(world, member)) return refusal('self.excluded')
  if (!method.available) return refusal('function.not.available')
  if (compareAmounts(amount, method.min) < 0) return refusal('deposit.min')
  if (compareAmounts(amount, method.max) > 0) return refusal('deposit.max')
  const refused =
    promotionId === null ? null : checkDepositPromotion(world, member, promotionId, amount)
  if (refused) return refused
  return checkDepositLimit(world, member, amount)
}

/** Begins a deposit, which waits to be paid. */
export async function createDeposit(world: World, member: Member, input: DepositInput) {
  const { methodId, amount, promotionId, requestId } = input
  const method = depositMethods.find(({ id }) => id === methodId)
  if (!method) return refusal('unknown')
  const refused = checkDeposit(world, member, method, input)
  if (refused) return refused
  const now = world.clock.now()
  const promotion = listDepositPromotions(world, member).find(({ id }) => id === promotionId)
  const row = await world.db.deposits.insert({
    id: world.nextId('deposit'),
    memberId: member.id,
    requestId,
    methodId,
    amount,
    fee: method.fee,
    bonus: promotion ? computeDepositBonus(promotion, amount) : null,
    state: 'PENDING',
    createdAt: now,
    payBy: now + PAY_MINUTES * MINUTE,
    paidAt: null,
    settledAt: null,
    reference: '',
    files: [],
  })
  return done(row)
}

interface ReportedPayment {
  readonly depositId: string
  readonly reference: string
  readonly files: string[]
}

/** Whether a payment was named for another deposit, by whomever: one that was not found may be named again. */
function isNamed({ db }: World, { id, methodId }: Row<'deposits'>, reference: string): boolean {
  const number = plainNumber(reference)
  if (number === '') return false
  return db.deposits
    .list({ methodId })
    .some(
      (other) =>
        other.id !== id && other.state !== 'FAILED' && plainNumber(other.reference) === number,
    )
}

/** Records that the member reports the deposit as paid; the merchant then looks for the payment. */
export async function reportDepositPaid(
  world: World,
  { id: memberId }: Member,
  { depositId, reference, files }: ReportedPayment,
) {
  const { db, clock } = world
  const deposit = db.deposits.find({ id: depositId, memberId })
  if (!deposit || files.some((id) => !db.uploads.find({ id, memberId }))) return refusal('unknown')
  if (deposit.state === 'PROCESSING') return done(deposit)
  if (deposit.state !== 'PENDING') return refusal('deposit.closed')
  if (isNamed(world, deposit, reference)) return refusal('deposit.reference.used')
  const [paid = deposit] = await db.deposits.update({ id: depositId }, (row) => {
    Object.assign(row, { state: 'PROCESSING', paidAt: clock.now(), reference, files })
  })
  return done(paid)
}
