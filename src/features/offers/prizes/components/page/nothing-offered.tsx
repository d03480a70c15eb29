import { Gift } from 'lucide-react'
import { Link } from 'react-router'
import { useTranslation } from '#i18n/use-translation.ts'
import { href } from '#patterns/routing/href.ts'
import { buttonLook } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'

/** Stands in for a prize that is not offered at the moment. */
export function NothingOffered({ message }: { message: string }) {
  const { t } = useTranslation('prizes')
  const promotions = (
    <Link to={href('/promotions')} {...buttonLook({})}>
      {t('promotions')}
    </Link>
  )
  return <EmptyState icon={Gift} message={message} action={promotions} />
}
