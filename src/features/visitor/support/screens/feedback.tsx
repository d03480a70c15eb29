import { useTranslation } from '../../../../i18n/use-translation.ts'
import { useToken } from '../../../../session/store.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { FeedbackForm } from '../components/feedback-form.tsx'
import styles from '../components/support.module.css'
import { OtherWays } from '../components/ways.tsx'
import { useFeedback } from '../hooks/use-feedback.ts'

/** MOD-08, MOD-24: a few words to the merchant, from members and guests alike. */
export default function FeedbackPopup({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['support', 'common'])
  const token = useToken()
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="md"
      title={t('support:feedback.title')}
      description={t('support:feedback.intro')}
      closeLabel={t('common:action.close')}
    >
      <div className={styles.stack}>
        <Letter key={token ?? ''} onSent={onClose} />
        <OtherWays beside="feedback" />
      </div>
    </Dialog>
  )
}

/** Another visitor, another form: nobody finds the words of the one before. */
function Letter({ onSent }: { onSent: () => void }) {
  return <FeedbackForm door={useFeedback(onSent)} />
}
