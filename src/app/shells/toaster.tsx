import { useTranslation } from '#i18n/use-translation.ts'
import { Toaster } from '#ui/toast/toast.tsx'

/** Draws the toasts. */
export default function PortalToaster() {
  const { t } = useTranslation()
  return (
    <Toaster
      label={t('state.messages')}
      spokenLabel={t('state.message')}
      closeLabel={t('action.close')}
      timesLabel={(count) => t('state.times', { count })}
    />
  )
}
