import { HandCoins } from 'lucide-react'
import { Link } from 'react-router'
import { useMoney } from '#entities/wallet/use-money.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { agentHref } from '#patterns/routing/agent-page.ts'
import { buttonLook } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { stackLook } from '#ui/stack/stack.tsx'

/** ADR 0058: what the agent owes by contracts of all kinds, and that it keeps offers back. */
export function OutstandingPayments({ amount, readOnly }: { amount: string; readOnly: boolean }) {
  const { t } = useTranslation('contracts')
  const { money } = useMoney()
  if (amount === '0.00') return null
  return (
    <Card tone="warning" direction="row" align="start">
      <Icon of={HandCoins} />
      <div {...stackLook({ gap: '3', align: 'start' })}>
        <p>{t('owed.text', { amount: money(amount) })}</p>
        {readOnly ? null : (
          <Link to={agentHref('depositv2')} {...buttonLook({ variant: 'primary' })}>
            {t('owed.deposit')}
          </Link>
        )}
      </div>
    </Card>
  )
}
