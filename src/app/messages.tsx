import { useTranslation } from 'react-i18next'
import { Toaster } from '../ui/toast/toast.tsx'

/** Draws what `toast.show` says. */
export default function Messages() {
  const { t } = useTranslation()
  return (
    <Toaster
      label={t('state.messages')}
      closeLabel={t('action.close')}
      timesLabel={(count) => t('state.times', { count })}
    />
  )
}
