import { CircleAlert } from 'lucide-react'
import type { ApiError } from '#api/transport/error.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './form-alert.module.css'
import type { Refusals } from './form-error.ts'
import { useErrorText } from './use-error-text.ts'

interface FormAlertProps {
  error: ApiError | null
  /** The feature's own codes. */
  refusals?: Refusals
  /** Shown in place of an error, for failures that do not come from the server. */
  notice?: string | null
}

/** An error of the whole form, announced when it appears. */
export function FormAlert({ error, refusals, notice = null }: FormAlertProps) {
  const { t } = useTranslation('common')
  const text = useErrorText(refusals)
  const trace = error && (error.status >= 500 || error.code === 'unknown') ? error.traceId : null
  const message = notice ?? (error && text(error))
  return (
    <div role="alert" className={styles.place}>
      {message === null ? null : (
        <div className={styles.alert}>
          <Icon of={CircleAlert} size="md" />
          <div>
            <p>
              <bdi>{message}</bdi>
            </p>
            {trace && notice === null ? (
              <p className={styles.trace}>
                {t('state.trace')}: <bdi>{trace}</bdi>
              </p>
            ) : null}
          </div>
        </div>
      )}
    </div>
  )
}
