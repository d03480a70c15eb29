import { useQuery } from '@tanstack/react-query'
import { Headset } from 'lucide-react'
import { systemQueries } from '#api/content/system.ts'
import { formatList } from '#i18n/format.ts'
import { useLanguage } from '#i18n/i18n.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { gmtLabel } from '#lib/clock.ts'
import { useMinute } from '#patterns/use-minute.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { dayName, daySpan, isOpen } from '../service-hours.ts'
import styles from './service-hours-line.module.css'

/** The service hours for agents in the merchant's time zone, and whether service is open now. */
export function ServiceHoursLine() {
  const { t } = useTranslation('auth')
  const { tag } = useLanguage()
  const at = useMinute()
  const config = useQuery(systemQueries.config()).data
  const hours = config?.agentServiceHours
  // A list that did not come is undefined (src/api/transport/shape.ts).
  if (!config || !hours?.days?.length) return null
  const span = daySpan(hours.days)
  const open = isOpen(hours, config.timeZone, at)
  const days = span
    ? t('agent.days', { first: dayName(span[0], tag), last: dayName(span[1], tag) })
    : formatList(hours.days.map((day) => dayName(day, tag)))
  const { from, to } = hours
  return (
    <section className={styles.hours} aria-label={t('agent.hours')}>
      <span className={styles.icon}>
        <Icon of={Headset} size="md" />
      </span>
      <div className={styles.body}>
        <p className={styles.title}>
          {t('agent.hours')}
          <Badge variant={open ? 'success' : 'neutral'} dot={open}>
            {open ? t('agent.open') : t('agent.closed')}
          </Badge>
        </p>
        <p className={styles.line}>
          {t('agent.hoursLine', { days, from, to, zone: gmtLabel(at, config.timeZone) })}
        </p>
      </div>
    </section>
  )
}
