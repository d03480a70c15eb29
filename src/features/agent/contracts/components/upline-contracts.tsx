import { FileText } from 'lucide-react'
import type { Contracts } from '#api/agent/contracts.ts'
import { ContractDetail } from '#entities/contract/contract-detail.tsx'
import { useTranslation } from '#i18n/use-translation.ts'
import { Card } from '#ui/card/card.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import styles from './contracts.module.css'

const SHOWN = ['OFFERED', 'ACTIVE', 'TERMINATION_REQUESTED']

/** The contracts that the agent's own upline offers or pays; ended ones are in the history. */
export function UplineContracts({
  contracts,
  readOnly,
}: {
  contracts: Contracts
  readOnly: boolean
}) {
  const { t } = useTranslation('contracts')
  const received = contracts.list.filter(({ role }) => role === 'RECEIVER')
  const current = received.filter(({ state }) => SHOWN.includes(state))
  const shown = current.length > 0 ? current : received.slice(0, 1)
  return (
    <section className={styles.section} aria-labelledby="from-above">
      <h2 id="from-above" className={styles.heading}>
        {t('above.title')}
      </h2>
      {shown.length === 0 ? <EmptyState icon={FileText} message={t('above.none')} /> : null}
      <div className={styles.cards}>
        {shown.map((contract) => (
          <Card key={contract.id}>
            <h3 className={styles.name}>
              <bdi>{contract.other.account}</bdi>
            </h3>
            <ContractDetail contract={contract} endsWhen={contracts.endsWhen} readOnly={readOnly} />
          </Card>
        ))}
      </div>
    </section>
  )
}
