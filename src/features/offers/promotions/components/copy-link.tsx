import { Link2 } from 'lucide-react'
import { useTranslation } from '#i18n/use-translation.ts'
import { copyText } from '#lib/clipboard.ts'
import { href } from '#patterns/routing/href.ts'
import { useCopyConfirmation } from '#patterns/use-copy-confirmation.ts'
import { Button } from '#ui/button/button.tsx'
import { toast } from '#ui/toast/toast-store.ts'

/** Copies the address of one promotion, without the rest of the page's state. */
export function CopyLink({ id }: { id: number }) {
  const { t } = useTranslation('promotions')
  const confirm = useCopyConfirmation()
  const copy = async () => {
    const address = window.location.origin + href('/promotions', null, { search: { id } })
    if (await copyText(address)) confirm(t('copied'))
    else toast.show({ tone: 'danger', message: t('notCopied', { address }) })
  }
  return (
    <Button variant="ghost" startIcon={Link2} onClick={() => void copy()}>
      {t('copy')}
    </Button>
  )
}
