import { Clock, Gamepad2, Heart, SearchX } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { Button, buttonLook } from '../../../../ui/button/button.tsx'
import { EmptyState } from '../../../../ui/empty-state/empty-state.tsx'
import type { Filters } from '../model.ts'
import { oddsCount } from '../odds.ts'

type NothingProps = {
  filters: Filters
  query: string
  /** The page itself has no games at all. */
  bare: boolean
  onReset: () => void
}

/** D-044: nothing to show, why, and the one thing to do about it. */
export function Nothing({ filters, query, bare, onReset }: NothingProps) {
  const { t } = useTranslation(['lobby', 'common'])
  if (bare) {
    const home = (
      <Link to="/" {...buttonLook({})}>
        {t('common:action.home')}
      </Link>
    )
    return <EmptyState icon={Gamepad2} message={t('empty.page')} action={home} />
  }
  const reset = <Button onClick={onReset}>{t('empty.reset')}</Button>
  // As likely the filters are to blame as the words or the hearts.
  if (oddsCount(filters) > 0) {
    return <EmptyState icon={Gamepad2} message={t('empty.filters')} action={reset} />
  }
  if (query) {
    return <EmptyState icon={SearchX} message={t('empty.query', { query })} action={reset} />
  }
  if (filters.selection === 'FAV') {
    return <EmptyState icon={Heart} message={t('empty.FAV')} action={reset} />
  }
  if (filters.selection === 'RECENT') {
    return <EmptyState icon={Clock} message={t('empty.RECENT')} action={reset} />
  }
  return <EmptyState icon={Gamepad2} message={t('empty.filters')} action={reset} />
}
