import { HandCoins } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useMoney } from '../../../../entities/wallet/use-money.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { agentHref } from '../../../../patterns/routing/agent-page.ts'
import { buttonLook } from '../../../../ui/button/button.tsx'
import { StatePanel } from '../../../../ui/state-panel/state-panel.tsx'

/** ADR 0058: what the agent owes by contracts of all kinds, and that it keeps offers back. */
export function Owed({ amount, readOnly }: { amount: string; readOnly: boolean }) {
  const { t } = useTranslation('contracts')
  const { money } = useMoney()
  if (amount === '0.00') return null
  return (
    <StatePanel icon={HandCoins} message={t('owed.text', { amount: money(amount) })}>
      {readOnly ? null : (
        <Link to={agentHref('depositv2')} {...buttonLook({ variant: 'primary' })}>
          {t('owed.deposit')}
        </Link>
      )}
    </StatePanel>
  )
}
