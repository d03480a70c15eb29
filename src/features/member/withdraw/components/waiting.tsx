import { Link } from 'react-router'
import { useMoney } from '#entities/wallet/use-money.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { asArray } from '#lib/read.ts'
import { useMemberPages } from '#patterns/routing/member-page.ts'
import { buttonLook } from '#ui/button/button.tsx'
import { cardLook } from '#ui/card/card.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { useConfirmations } from '../hooks/use-withdrawals.ts'
import { ReceiptCountdown } from './receipt-countdown.tsx'

/** The payments that wait for the member's confirmation, at the top of the page. */
export function Waiting() {
  const { t } = useTranslation('withdraw')
  const { money } = useMoney()
  const { link } = useMemberPages()
  const list = asArray(useConfirmations().data?.list)
  return list.map(({ id, receipt }) =>
    receipt === null ? null : (
      <section
        key={id}
        aria-label={t('receipt.title', { amount: money(receipt.amount) })}
        {...cardLook({ direction: 'row', justify: 'between', wrap: true, tone: 'warning' })}
      >
        <Stack gap="1">
          <strong>{t('receipt.title', { amount: money(receipt.amount) })}</strong>
          <ReceiptCountdown receipt={receipt} />
        </Stack>
        <Link {...link('withdraw', { withdrawal: id })} {...buttonLook({ variant: 'primary' })}>
          {t('waiting.answer')}
        </Link>
      </section>
    ),
  )
}
