import { CalendarDays } from 'lucide-react'
import { serverNow } from '#api/transport/server-time.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { useTimeText } from '#patterns/use-time-text.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { toDeadline } from '../model.ts'
import styles from './deadline.module.css'

/** Keeps a date on one line of a narrow card. */
const SPACE = '\u00a0'

/** The last day as a text with the exact time; a fact, not a countdown. */
export function Deadline({ endAt }: { endAt: number | null }) {
  const { t } = useTranslation('promotions')
  const { moment } = useTimeText()
  const { key, days } = toDeadline(endAt, serverNow())
  return (
    <p className={styles.line}>
      <Icon of={CalendarDays} size="sm" />
      {endAt === null ? (
        <span>{t('until.none')}</span>
      ) : (
        <time dateTime={new Date(endAt).toISOString()}>
          {t(`until.${key}`, { count: days, time: moment(endAt).replaceAll(' ', SPACE) })}
        </time>
      )}
    </p>
  )
}
