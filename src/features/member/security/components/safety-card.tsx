import { ShieldAlert, ShieldCheck } from 'lucide-react'
import type { SecurityConfig } from '../../../../api/security.ts'
import { serverNow } from '../../../../api/server-time.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { usePopup } from '../../../../patterns/routing/popup.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Card } from '../../../../ui/card/card.tsx'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { ProgressBar } from '../../../../ui/progress-bar/progress-bar.tsx'
import { type SafetyItem, safetyOf } from '../score.ts'
import styles from './safety-card.module.css'

const TONE = { low: 'danger', medium: 'warning', high: 'success' } as const

/** D-064: how safe the account is, and what would help most. */
export function SafetyCard({ config }: { config: SecurityConfig }) {
  const { t } = useTranslation('security')
  const { open } = usePopup()
  const { score, level, missing } = safetyOf(config, serverNow())
  const [next] = missing
  const begin = (item: SafetyItem) => {
    if (item === 'paymentPassword') return open('payment-password')
    if (item === 'freshPassword') return open('change-password')
    return open('secure', { do: item === 'secondFactor' ? 'totp' : item })
  }
  return (
    <Card padding="lg" tone={TONE[level]}>
      <div className={styles.head}>
        <span className={styles.shield} data-level={level}>
          <Icon of={level === 'high' ? ShieldCheck : ShieldAlert} size="xl" />
        </span>
        <div className={styles.bar}>
          <ProgressBar
            label={t(`score.level.${level}`)}
            value={score}
            valueText={t('score.of', { score })}
            tone={TONE[level]}
          />
          <p className={styles.text}>{next ? t(`score.next.${next}`) : t('score.all')}</p>
        </div>
        {next ? (
          <Button variant="primary" onClick={() => begin(next)}>
            {t(`score.do.${next}`)}
          </Button>
        ) : null}
      </div>
    </Card>
  )
}
