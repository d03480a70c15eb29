import { serverNow } from '#api/transport/server-time.ts'
import { currentLanguage } from '#i18n/i18n.ts'
import { findLanguage } from '#i18n/languages.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { gmtLabel } from '#lib/clock.ts'
import { PAST_PRESETS, presetRange, recordLimits } from '#lib/date-range.ts'
import { zoneName } from '#lib/zone-name.ts'
import { DateRangeField } from '#ui/date-range-field/date-range-field.tsx'
import type { RecordsState } from './use-records-state.ts'

/** "Bangladesh Time (GMT+6)" */
export const zoneLabel = (timeZone: string, tag: string): string =>
  `${zoneName(timeZone, tag)} (${gmtLabel(serverNow(), timeZone)})`

/** The days whose records are shown. */
export function RecordDays({ state, look }: { state: RecordsState; look?: 'field' | 'chip' }) {
  const { t } = useTranslation(['records', 'common'])
  const tag = findLanguage(currentLanguage())?.tag ?? 'en'
  const { today } = state
  const limits = recordLimits(today)
  return (
    <DateRangeField
      label={t('days.label')}
      look={look}
      closeLabel={t('common:action.close')}
      value={state.range}
      onChange={state.setRange}
      presets={PAST_PRESETS.map((preset) => ({
        label: t(`days.preset.${preset}`),
        range: presetRange(preset, today),
      }))}
      today={today}
      limits={limits}
      tag={tag}
      zone={t('days.zone', { zone: zoneLabel(state.timeZone, tag) })}
      labels={{
        presets: t('days.presets'),
        months: t('days.months'),
        previousMonth: t('days.previousMonth'),
        nextMonth: t('days.nextMonth'),
        from: t('days.from'),
        to: t('days.to'),
        typed: t('days.typed'),
        apply: t('days.apply'),
        noDay: t('days.noDay'),
        issue: (issue) => t(`days.issue.${issue}`, { days: limits.maxDays }),
      }}
    />
  )
}
