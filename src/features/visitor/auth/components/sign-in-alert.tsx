import { CircleAlert } from 'lucide-react'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import styles from '../../../../patterns/forms/form-alert.module.css'
import { FormAlert } from '../../../../patterns/forms/form-alert.tsx'
import { Icon } from '../../../../ui/icon/icon.tsx'
import type { Door } from '../hooks/use-sign-in.ts'

/** What went wrong at the door as a whole; `placed` means that a field says it already. */
export function DoorAlert({ door, placed }: { door: Door; placed: boolean }) {
  const { t } = useTranslation(['auth', 'common'])
  const { failure, notice } = door
  if (notice === null) return <FormAlert error={placed ? null : failure} />
  const words =
    notice === 'windowBlocked' ? t('common:error.popupBlocked') : t(`auth:notice.${notice}`)
  return (
    <div role="alert" className={styles.place}>
      <div className={styles.alert}>
        <Icon of={CircleAlert} size="md" />
        <p>{words}</p>
      </div>
    </div>
  )
}
