import type { ApiError } from '#api/transport/error.ts'
import { errorKey } from '#api/transport/error-key.ts'
import { formatDateTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { gmtLabel } from '#lib/clock.ts'
import { usePauseLine } from '../use-pause-text.ts'
import {
  attemptsLeft,
  formErrorKey,
  lockedUntil,
  paymentLockedUntil,
  type Refusals,
} from './form-error.ts'

/** "9:15 PM" stays on one line. */
const unbroken = (time: string) => time.replace(/\s(?=\S+$)/u, '\u00a0')

/**
 * The text of an error in the reader's language. An unknown error has the server's text, if there is one.
 * `refusals` are those of the feature.
 */
export function useErrorText(refusals?: Refusals): (error: ApiError) => string {
  const { t } = useTranslation(['forms', 'common'])
  const pause = usePauseLine()
  return (error) => {
    if (pause !== null && error.code === 'self.excluded') return pause
    const until = lockedUntil(error)
    if (until !== null)
      return t('forms:locked', { time: unbroken(formatDateTime(until)), zone: gmtLabel(until) })
    const paymentLock = paymentLockedUntil(error)
    if (paymentLock !== null) {
      const time = unbroken(formatDateTime(paymentLock))
      return t('forms:payment.locked', { time, zone: gmtLabel(paymentLock) })
    }
    const left = attemptsLeft(error)
    if (left !== null) return t('forms:payment.wrong', { count: left })
    const own = formErrorKey(error, refusals)
    if (own) return t(`forms:error.${own}`)
    const key = errorKey(error)
    if (key === 'unknown' && error.serverMessage) return error.serverMessage
    return t(`common:error.${key}`)
  }
}
