import { useQuery } from '@tanstack/react-query'
import { ShieldAlert, ShieldCheck } from 'lucide-react'
import { useNavigate } from 'react-router'
import { profileQueries } from '#api/member/profile.ts'
import type { SecurityConfig } from '#api/member/security.ts'
import { serverNow } from '#api/transport/server-time.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { useMemberPages } from '#patterns/routing/member-page.ts'
import { usePopup } from '#patterns/routing/popup.ts'
import { useToken } from '#session/store.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { ProgressBar } from '#ui/progress-bar/progress-bar.tsx'
import { computeSafety, type SafetyItem } from '../score.ts'
import styles from './safety-card.module.css'

const TONE = { low: 'danger', medium: 'warning', high: 'success' } as const

/** The safety score of the account, with the most useful next steps. */
export function SafetyCard({ config }: { config: SecurityConfig }) {
  const { t } = useTranslation('security')
  const { open } = usePopup()
  const navigate = useNavigate()
  const { link } = useMemberPages()
  const identity = useQuery(profileQueries.kyc(useToken() ?? '')).data?.state
  const { score, level, missing } = computeSafety(config, serverNow(), identity === 'VERIFIED')
  const [next] = missing
  const begin = (item: SafetyItem) => {
    if (item === 'paymentPassword') return open('payment-password')
    if (item === 'freshPassword') return open('change-password')
    if (item === 'identity') return navigate(link('profile').to)
    const isApp = item === 'secondFactor' || item === 'recoveryCodes'
    return open('secure', { do: isApp ? 'totp' : item })
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
