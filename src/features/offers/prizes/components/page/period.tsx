import { CalendarDays } from 'lucide-react'
import { serverNow } from '#api/transport/server-time.ts'
import { useLanguage } from '#i18n/i18n.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { dateFormat } from '#lib/date-format.ts'
import { useTimeText } from '#patterns/use-time-text.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { periodKey } from '../../model.ts'
import styles from './period.module.css'

interface PeriodProps {
  /** Epoch milliseconds; null when there is no end. */
  startAt: number
  endAt: number | null
}

/** From when until when something is offered, in the reader's zone. */
export function Period({ startAt, endAt }: PeriodProps) {
  const { t } = useTranslation('prizes')
  const { tag } = useLanguage()
  const { moment, zoned } = useTimeText()
  const range = dateFormat(`${tag}-u-ca-gregory-hc-h23-nu-latn`, {
    dateStyle: 'medium',
    timeStyle: 'short',
  })
  return (
    <p className={styles.period}>
      <Icon of={CalendarDays} size="sm" />
      {t(`period.${periodKey({ startAt, endAt }, serverNow())}`, {
        from: moment(startAt),
        to: endAt === null ? '' : moment(endAt),
        span: endAt === null ? '' : zoned(range.formatRange(startAt, endAt), startAt),
      })}
    </p>
  )
}
