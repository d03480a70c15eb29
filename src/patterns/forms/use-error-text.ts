import type { ApiError } from '#api/transport/error.ts'
import { errorKey } from '#api/transport/error-key.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { usePauseLine } from '../use-pause-text.ts'
import { useTimeText } from '../use-time-text.ts'
import {
  attemptsLeft,
  formErrorKey,
  lockedUntil,
  paymentLockedUntil,
  type Refusals,
} from './form-error.ts'

/**
 * The text of an error in the reader's language. An unknown error has the server's text, if there is one.
 * `refusals` are those of the feature.
 */
export function useErrorText(refusals?: Refusals): (error: ApiError) => string {
  const { t } = useTranslation(['forms', 'common'])
  const { moment } = useTimeText()
  const pause = usePauseLine()
  return (error) => {
    if (pause !== null && error.code === 'self.excluded') return pause
    const until = lockedUntil(error)
    if (until !== null) return t('forms:locked', { time: moment(until) })
    const paymentLock = paymentLockedUntil(error)
    if (paymentLock !== null) return t('forms:payment.locked', { time: moment(paymentLock) })
    const left = attemptsLeft(error)
    if (left !== null) return t('forms:payment.wrong', { count: left })
    const own = formErrorKey(error, refusals)
    if (own) return t(`forms:error.${own}`)
    const key = errorKey(error)
    if (key === 'unknown' && error.serverMessage) return error.serverMessage
    return t(`common:error.${key}`)
  }
}
