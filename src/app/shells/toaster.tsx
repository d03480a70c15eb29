import { useTranslation } from '../../i18n/use-translation.ts'
import { Toaster } from '../../ui/toast/toast.tsx'

/** Draws what `toast.show` says. */
export default function PortalToaster() {
  const { t } = useTranslation()
  return (
    <Toaster
      label={t('state.messages')}
      closeLabel={t('action.close')}
      timesLabel={(count) => t('state.times', { count })}
    />
  )
}
