import { Clock, Gamepad2, Heart, SearchX } from 'lucide-react'
import { Link } from 'react-router'
import { useTranslation } from '#i18n/use-translation.ts'
import { href } from '#patterns/routing/href.ts'
import { Button, buttonLook } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import type { Filters } from '../model.ts'
import { oddsCount } from '../odds.ts'

type NoGamesProps = {
  filters: Filters
  query: string
  /** The page itself has no games at all. */
  isEmpty: boolean
  onReset: () => void
}

/** No games to show: why, and what to do about it. */
export function NoGames({ filters, query, isEmpty, onReset }: NoGamesProps) {
  const { t } = useTranslation(['lobby', 'common'])
  if (isEmpty) {
    const home = (
      <Link to={href('/')} {...buttonLook({})}>
        {t('common:action.home')}
      </Link>
    )
    return <EmptyState icon={Gamepad2} message={t('empty.page')} action={home} />
  }
  const reset = <Button onClick={onReset}>{t('empty.reset')}</Button>
  // The filters may be the cause as well as the query or the favourites.
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
