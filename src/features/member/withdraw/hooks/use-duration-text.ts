import { useTranslation } from '#i18n/use-translation.ts'

/** Formats a duration in minutes or, from two hours on, in whole hours. */
export function useDurationText() {
  const { t } = useTranslation('withdraw')
  return (minutes: number): string =>
    minutes >= 120 && minutes % 60 === 0
      ? t('lasts.hours', { count: minutes / 60 })
      : t('lasts.minutes', { count: minutes })
}
