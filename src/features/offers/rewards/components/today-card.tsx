import { CalendarCheck, Check } from 'lucide-react'
import { type CheckIn, claimCheckIn } from '#api/offers/rewards.ts'
import { useLanguage } from '#i18n/i18n.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { asArray } from '#lib/read.ts'
import { useTimeText } from '#patterns/use-time-text.ts'
import { WriteButton } from '#patterns/write-button.tsx'
import { cardLook } from '#ui/card/card.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { useClaim } from '../hooks/use-claim.ts'
import { useRewardText } from '../hooks/use-reward-text.ts'
import { checkInCount, formatDay } from '../model.ts'
import { Claimed } from './claimed.tsx'
import styles from './today-card.module.css'

/** Today's check-in, the ones so far, and when the next day begins. */
export function TodayCard({ month }: { month: CheckIn }) {
  const { t } = useTranslation('rewards')
  const { tag } = useLanguage()
  const { full } = useRewardText()
  const { moment } = useTimeText()
  const { claim, pending, unanswered, won } = useClaim<string>({
    name: 'check-in',
    send: (day, requestId) => claimCheckIn({ day, requestId }),
  })
  const { today, resetAt, streak, blockedBy } = month
  const days = asArray(month.days)
  const own = days.find(({ day }) => day === today)
  const claimed = own?.state === 'CLAIMED'
  const { checkedIn, open } = checkInCount(days)
  return (
    <section
      aria-labelledby="today-title"
      data-keep-clear={won && claimed ? true : undefined}
      {...cardLook({ gap: '4', className: styles.card })}
    >
      <span className={styles.icon} data-done={claimed}>
        <Icon of={claimed ? Check : CalendarCheck} size="xl" />
      </span>
      <Stack gap="1" className={styles.texts}>
        <h2 id="today-title">
          {formatDay(today, tag, { weekday: 'long', day: 'numeric', month: 'long' })}
        </h2>
        {own?.reward ? <p className={styles.reward}>{full(own.reward)}</p> : null}
        <p className={styles.small}>
          {t(claimed ? 'today.next' : 'today.until', { time: moment(resetAt) })}
        </p>
        {unanswered === today && !claimed ? (
          <p className={styles.small}>{t('unanswered')}</p>
        ) : null}
      </Stack>
      {blockedBy === null ? (
        <dl className={styles.facts}>
          <div>
            <dt>{t('today.streak')}</dt>
            <dd>{t('today.days', { count: streak })}</dd>
          </div>
          <div>
            <dt>{t('today.month')}</dt>
            <dd>{t('today.of', { signed: checkedIn, open })}</dd>
          </div>
        </dl>
      ) : null}
      {blockedBy === null && own ? (
        <WriteButton
          className={styles.action}
          variant={claimed ? 'secondary' : 'primary'}
          size="lg"
          startIcon={claimed ? Check : undefined}
          disabled={claimed}
          loading={pending !== null}
          onClick={() => void claim(today)}
        >
          {t(claimed ? 'today.done' : 'today.claim')}
        </WriteButton>
      ) : null}
      {won && claimed ? (
        <div className={styles.won}>
          <Claimed reward={won.reward} />
        </div>
      ) : null}
    </section>
  )
}
