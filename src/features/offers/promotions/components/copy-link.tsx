import { Link2 } from 'lucide-react'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { href } from '../../../../patterns/routing/href.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { toast } from '../../../../ui/toast/toast-store.ts'

/** Copies the address of one promotion, without the rest of the page's state. */
export function CopyLink({ id }: { id: number }) {
  const { t } = useTranslation('promotions')
  const copy = () => {
    const address = window.location.origin + href('/promotions', null, { search: { id } })
    navigator.clipboard.writeText(address).then(
      () => toast.show({ tone: 'success', message: t('copied') }),
      () => toast.show({ tone: 'danger', message: t('notCopied', { address }) }),
    )
  }
  return (
    <Button variant="ghost" startIcon={Link2} onClick={copy}>
      {t('copy')}
    </Button>
  )
}
