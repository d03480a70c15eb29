import { useMemo } from 'react'
import { formatDateTime, formatTime } from '#i18n/format.ts'
import { useLanguage } from '#i18n/i18n.ts'
import { dayWord, foreignZone, nearMoment } from '#i18n/moment.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { useMinute } from './use-minute.ts'
import { useTimeZone } from './use-time-zone.ts'

interface MomentTexts {
  /** "today 18:00 (in 3 h)", "tomorrow 00:00", else date and time. Fits behind "from", "until" and "by". */
  readonly moment: (epochMs: number) => string
  /** Date and time. */
  readonly stamp: (epochMs: number) => string
  /** A text about a time, with the zone where it is needed. */
  readonly zoned: (text: string, epochMs: number) => string
}

/**
 * Times as texts, in the reader's zone and counted by the server's clock. The zone is named only where the
 * reader's clock differs from the merchant's.
 */
export function useTimeText(): MomentTexts {
  const { t } = useTranslation('common')
  const { tag } = useLanguage()
  const timeZone = useTimeZone()
  const now = useMinute()
  return useMemo(() => {
    const zoned = (text: string, at: number): string => {
      const zone = foreignZone(at, timeZone)
      return zone === null ? text : `${text} ${zone}`
    }
    const stamp = (at: number) => zoned(formatDateTime(at), at)
    const moment = (at: number): string => {
      const near = nearMoment(at, now)
      if (near === null) return stamp(at)
      const time = zoned(`${dayWord(near.day, tag)} ${formatTime(at)}`, at)
      if (near.left === null) return time
      const { unit, count } = near.left
      return t('moment.near', { time, left: t(`moment.${unit}`, { count }) })
    }
    return { moment, stamp, zoned }
  }, [t, tag, timeZone, now])
}
