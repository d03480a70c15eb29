import { Gift } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { buttonLook } from '../../../../ui/button/button.tsx'
import { EmptyState } from '../../../../ui/empty-state/empty-state.tsx'

/** Nothing of this kind is offered. */
export function Nothing({ message }: { message: string }) {
  const { t } = useTranslation('prizes')
  const others = (
    <Link to="/promotions" {...buttonLook({})}>
      {t('promotions')}
    </Link>
  )
  return <EmptyState icon={Gift} message={message} action={others} />
}
