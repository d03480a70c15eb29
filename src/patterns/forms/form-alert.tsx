import { CircleAlert } from 'lucide-react'
import type { ApiError } from '../../api/error.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './form-alert.module.css'
import { useErrorText } from './use-error-text.ts'

/** What the server said to the whole form; announced when it appears. */
export function FormAlert({ error }: { error: ApiError | null }) {
  const { t } = useTranslation('common')
  const text = useErrorText()
  const trace = error && (error.status >= 500 || error.code === 'unknown') ? error.traceId : null
  return (
    <div role="alert" className={styles.place}>
      {error ? (
        <div className={styles.alert}>
          <Icon of={CircleAlert} size="md" />
          <div>
            <p>
              <bdi>{text(error)}</bdi>
            </p>
            {trace ? (
              <p className={styles.trace}>
                {t('state.trace')}: <bdi>{trace}</bdi>
              </p>
            ) : null}
          </div>
        </div>
      ) : null}
    </div>
  )
}
