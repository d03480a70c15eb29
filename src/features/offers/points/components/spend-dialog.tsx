import { useTranslation } from '#i18n/use-translation.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import type { PointsOffer } from '../model.ts'
import { GiveForm } from './give-form.tsx'

interface GiveDialogProps {
  offer: PointsOffer
  /** The member's points. */
  own: string
  onClose: () => void
}

/** A dialog for the count, its cost, the delivery details and the payment password. */
export function SpendDialog({ offer, own, onClose }: GiveDialogProps) {
  const { t } = useTranslation(['points', 'common'])
  const title = offer.kind === 'money' ? t('convert.title') : offer.reward.name
  return (
    <Dialog
      open
      size="sm"
      title={title}
      closeLabel={t('common:action.close')}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
    >
      <GiveForm offer={offer} own={own} onClose={onClose} />
    </Dialog>
  )
}
