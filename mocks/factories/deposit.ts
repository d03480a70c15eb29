import { DEPOSIT_NOT_FOUND, depositMethods } from '#mocks/content/deposit-methods.ts'
import { promotionTexts } from '#mocks/content/offers/promotions.ts'
import { localize } from '#mocks/content/text.ts'
import { subtractAmounts } from '#mocks/world/core/amount.ts'
import { CURRENCY } from '#mocks/world/core/site.ts'
import type { Row } from '#mocks/world/core/tables.ts'
import { dueAt } from '#mocks/world/money/deposits.ts'
import type { components } from '#openapi/generated/types.ts'

type Deposit = components['schemas']['Deposit']

/** The reference that the payer enters with the payment. */
const referenceOf = (id: string) => `SB-${id.slice(-8)}`

/** A deposit as the contract shows it. */
export function makeDeposit(row: Row<'deposits'>, language: string): Deposit {
  const { reference: _, files: __, memberId: ___, bonus, ...facts } = row
  const method = depositMethods.find(({ id }) => id === row.methodId)
  const reference = referenceOf(row.id)
  const promotion = promotionTexts.find(({ id }) => id === bonus?.promotionId)
  const payment = `${reference}?amount=${row.amount}`
  return {
    ...facts,
    kind: method?.kind ?? 'AGENT',
    methodName: method ? localize(method.name, language) : row.methodId,
    credited: subtractAmounts(row.amount, row.fee),
    currency: CURRENCY.code,
    bonus: bonus && { ...bonus, title: promotion ? localize(promotion.title, language) : '—' },
    expectedAt: row.state === 'PROCESSING' ? dueAt(row) : null,
    reason: row.state === 'FAILED' ? localize(DEPOSIT_NOT_FOUND, language) : null,
    instructions: [...(method?.target ?? []), { name: 'REFERENCE', value: reference }],
    link:
      method?.kind === 'MOBILE_WALLET'
        ? `https://pay.suborno.example/${row.methodId}/${payment}`
        : null,
    qr:
      method?.kind === 'QR' || method?.kind === 'CRYPTO'
        ? `https://pay.suborno.example/${row.methodId}/${payment}`
        : null,
  }
}
