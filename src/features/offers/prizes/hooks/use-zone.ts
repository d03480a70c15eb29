import { serverNow } from '../../../../api/server-time.ts'
import { useLanguage } from '../../../../i18n/i18n.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { gmtLabel } from '../../../../lib/clock.ts'
import { periodKey } from '../model.ts'

/** D-083: times in the reader's zone, as on all pages of players; it is named beside them. */
export function useZone() {
  const { t } = useTranslation('prizes')
  const { tag } = useLanguage()
  const format = new Intl.DateTimeFormat(`${tag}-u-ca-gregory-nu-latn`, {
    dateStyle: 'medium',
    timeStyle: 'short',
  })
  const zone = (at: number) => gmtLabel(at)
  const at = (moment: number) => format.format(moment)
  return {
    at,
    zone,
    /** When something can be had, as plain facts. */
    period: (times: { startAt: number; endAt: number | null }) => {
      const { startAt, endAt } = times
      const from = at(startAt)
      const to = endAt === null ? '' : at(endAt)
      const span = endAt === null ? '' : format.formatRange(startAt, endAt)
      return t(`period.${periodKey(times, serverNow())}`, { from, to, span, zone: zone(startAt) })
    },
  }
}
