import type { Contract } from '#api/agent/contracts.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import styles from './contract.module.css'
import { useContractWords } from './use-contract-words.ts'

/** The terms of a contract: each tier as a sentence, then the period. */
export function ContractTerms({
  kind,
  period,
  terms,
}: Pick<Contract, 'kind' | 'period' | 'terms'>) {
  const { t } = useTranslation('contracts')
  const words = useContractWords()
  const rhythm = kind === 'HOURLY_SALARY' || kind === 'REALTIME_SALARY' ? kind : period
  return (
    <>
      <ol className={styles.terms} aria-label={t('terms')}>
        {terms.map((tier) => (
          <li key={JSON.stringify(tier)}>{words.tier(kind, tier)}</li>
        ))}
      </ol>
      <p className={styles.note}>{t(`paid.${rhythm}`)}</p>
    </>
  )
}
