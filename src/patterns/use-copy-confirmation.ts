import { useTranslation } from '../i18n/use-translation.ts'
import { toast } from '../ui/toast/toast-store.ts'

/** ERR-25: says that something was copied, with a button that puts the message away. */
export function useCopyConfirmation(): (message?: string) => void {
  const { t } = useTranslation('common')
  return (message = t('action.copied')) => {
    const action = { label: t('action.ok'), run: () => undefined }
    toast.show({ tone: 'success', message, action })
  }
}
