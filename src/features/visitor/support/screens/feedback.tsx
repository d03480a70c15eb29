import { useTranslation } from '#i18n/use-translation.ts'
import { useToken } from '#session/store.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { FeedbackForm } from '../components/feedback-form.tsx'
import { OtherContacts } from '../components/other-contacts.tsx'
import { useFeedback } from '../hooks/use-feedback.ts'

/** A message to the merchant, from members and guests alike. */
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
      <Stack gap="5">
        {/* The key: another visitor never sees what this one has typed. */}
        <FeedbackContents key={token ?? ''} onSent={onClose} />
        <OtherContacts current="feedback" />
      </Stack>
    </Dialog>
  )
}

function FeedbackContents({ onSent }: { onSent: () => void }) {
  return <FeedbackForm feedback={useFeedback(onSent)} />
}
