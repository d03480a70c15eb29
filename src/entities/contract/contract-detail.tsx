import type { Contract } from '#api/agent/contracts.ts'
import { formatDateTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { useTimeZone } from '#patterns/use-time-zone.ts'
import { useMoney } from '../wallet/use-money.ts'
import styles from './contract.module.css'
import { ContractBadge } from './contract-badge.tsx'
import { ContractHistory } from './contract-history.tsx'
import { ContractSteps } from './contract-steps.tsx'
import { ContractTerms } from './contract-terms.tsx'

interface ContractDetailProps {
  contract: Contract
  endsWhen: 'HIGHER' | 'LOWER'
  /** An accountant looks and does nothing. */
  readOnly: boolean
}

/** One contract: its state, its terms, the possible steps, and its history. */
export function ContractDetail({ contract, endsWhen, readOnly }: ContractDetailProps) {
  const { t } = useTranslation('contracts')
  const timeZone = useTimeZone()
  const { state, version, expiresAt, requestedBy, requestExpiresAt, other, role, due } = contract
  const { money } = useMoney()
  const asked = {
    account: other.account,
    time: requestExpiresAt === null ? '' : formatDateTime(requestExpiresAt, timeZone),
  }
  return (
    <div className={styles.detail}>
      <p className={styles.head}>
        <ContractBadge state={state} due={due} />
        <span className={styles.note}>{t('version', { version })}</span>
      </p>
      {state === 'OFFERED' ? (
        <p>{t('openUntil', { time: formatDateTime(expiresAt, timeZone) })}</p>
      ) : null}
      {requestedBy === null ? null : (
        <p>{requestedBy === 'ME' ? t('asked.ME', asked) : t('asked.OTHER', asked)}</p>
      )}
      {due === '0.00' ? null : (
        <p>{t(`due.${role}`, { amount: money(due), account: other.account })}</p>
      )}
      <ContractTerms {...contract} />
      {readOnly ? null : <ContractSteps contract={contract} endsWhen={endsWhen} />}
      <ContractHistory contract={contract} />
    </div>
  )
}
