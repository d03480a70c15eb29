import { CalendarCheck, Check } from 'lucide-react'
import { type CheckIn, claimCheckIn } from '../../../../api/rewards.ts'
import { formatDateTime } from '../../../../i18n/format.ts'
import { useLanguage } from '../../../../i18n/i18n.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { gmtLabel } from '../../../../lib/clock.ts'
import { asArray } from '../../../../lib/read.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { useClaim } from '../hooks/use-claim.ts'
import { useRewardWords } from '../hooks/use-reward-words.ts'
import { dayWords, signedOf } from '../model.ts'
import styles from './today-card.module.css'

/** OTH-20: today's sign-in, how it went so far, and when the next day begins. */
export function TodayCard({ month }: { month: CheckIn }) {
  const { t } = useTranslation('rewards')
  const { tag } = useLanguage()
  const { words } = useRewardWords()
  const { busy, claim } = useClaim()
  const { today, resetAt, streak, barred } = month
  const days = asArray(month.days)
  const own = days.find(({ day }) => day === today)
  const claimed = own?.state === 'CLAIMED'
  const { signed, open } = signedOf(days)
  const time = { time: formatDateTime(resetAt), zone: gmtLabel(resetAt) }
  return (
    <section className={styles.card} aria-labelledby="today-title">
      <span className={styles.sign} data-done={claimed}>
        <Icon of={claimed ? Check : CalendarCheck} size="xl" />
      </span>
      <div className={styles.words}>
        <h2 id="today-title">
          {dayWords(today, tag, { weekday: 'long', day: 'numeric', month: 'long' })}
        </h2>
        {own?.reward ? <p className={styles.reward}>{words(own.reward)}</p> : null}
        <p className={styles.small}>{t(claimed ? 'today.next' : 'today.until', time)}</p>
      </div>
      {barred === null ? (
        <dl className={styles.facts}>
          <div>
            <dt>{t('today.streak')}</dt>
            <dd>{t('today.days', { count: streak })}</dd>
          </div>
          <div>
            <dt>{t('today.month')}</dt>
            <dd>{t('today.of', { signed, open })}</dd>
          </div>
        </dl>
      ) : null}
      {barred === null && own ? (
        <Button
          className={styles.act}
          variant={claimed ? 'secondary' : 'primary'}
          size="lg"
          startIcon={claimed ? Check : undefined}
          disabled={claimed}
          loading={busy !== null}
          onClick={() =>
            void claim('today', (requestId) => claimCheckIn({ day: today, requestId }))
          }
        >
          {t(claimed ? 'today.done' : 'today.claim')}
        </Button>
      ) : null}
    </section>
  )
}
