import { useTranslation } from '#i18n/use-translation.ts'
import { toast } from '#ui/toast/toast-store.ts'

/** Confirms that something was copied, with a button that closes the message. */
export function useCopyConfirmation(): (message?: string) => void {
  const { t } = useTranslation('common')
  return (message = t('action.copied')) => {
    const action = { label: t('action.ok'), run: () => undefined }
    toast.show({ tone: 'success', message, action })
  }
}
