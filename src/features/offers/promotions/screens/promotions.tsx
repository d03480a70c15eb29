import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ChevronRight, Gift } from 'lucide-react'
import { Suspense } from 'react'
import { Link, useLocation } from 'react-router'
import { type Promotion, promotionQueries } from '#api/offers/promotions.ts'
import { serverNow } from '#api/transport/server-time.ts'
import { PauseNotice } from '#entities/play/pause-notice.tsx'
import { useLanguage } from '#i18n/i18n.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { asArray } from '#lib/read.ts'
import { FilterBar, FilterRow } from '#patterns/filter-bar/filter-bar.tsx'
import { QueryBoundary } from '#patterns/query-boundary.tsx'
import { href } from '#patterns/routing/href.ts'
import { parsePopup } from '#patterns/routing/popup.ts'
import { useSearchState } from '#patterns/use-search-state.ts'
import { usePause } from '#session/pause.ts'
import { useVisitor } from '#session/visitor.ts'
import { lazyScreen } from '#ui/base/lazy-screen.ts'
import { buttonLook } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { linkLook } from '#ui/link/link.tsx'
import { Page } from '#ui/page/page.tsx'
import { stackLook } from '#ui/stack/stack.tsx'
import { OfferCard } from '../components/offer-card.tsx'
import { OffersSkeleton } from '../components/offers-skeleton.tsx'
import { SaferPlayNotice } from '../components/safer-play-notice.tsx'
import { useStandings } from '../hooks/use-standings.ts'
import { endedLast, FILTERS, PROMOTIONS_SEARCH } from '../model.ts'

const offer = lazyScreen(() => import('./offer.tsx'))
const apply = lazyScreen(() => import('./apply.tsx'))

/** The promotions by category; each opens over the page. */
export default function Promotions() {
  const { t } = useTranslation('promotions')
  const { values, searchWith } = useSearchState(PROMOTIONS_SEARCH)
  const pause = usePause()
  const { pending } = useVisitor()
  if (pause)
    return (
      <Page title={t('title')}>
        <PauseNotice pause={pause} />
        <SaferPlayNotice />
      </Page>
    )
  const rewards = (
    <p>
      <Link to={href('/rewards')} {...linkLook({ variant: 'standalone' })}>
        {t('rewards')}
        <Icon of={ChevronRight} size="sm" directional />
      </Link>
    </p>
  )
  return (
    <Page title={t('title')} lead={t('intro')} related={rewards}>
      <FilterBar>
        <FilterRow
          label={t('filter')}
          values={FILTERS}
          chosen={values.type}
          searchFor={(type) => searchWith({ type, id: null, apply: false })}
          name={(type) => t(`type.${type}`)}
        />
      </FilterBar>
      {/* F-26: nothing is offered before it is known whether a break runs. */}
      {pending ? <OffersSkeleton /> : <Offers />}
      <SaferPlayNotice />
      {pending ? null : <OpenOffer />}
    </Page>
  )
}

/** The cards of a category; while loading, those from the list of all categories. */
function Offers() {
  const { code } = useLanguage()
  const { type } = useSearchState(PROMOTIONS_SEARCH).values
  const client = useQueryClient()
  const query = useQuery({
    ...promotionQueries.list(code, type),
    placeholderData: () => {
      const all = client.getQueryData(promotionQueries.list(code, 'all').queryKey)
      return all && { list: asArray(all.list).filter((one) => one.type === type) }
    },
  })
  return (
    <QueryBoundary query={query} waiting={<OffersSkeleton />}>
      {({ list }) => <OfferCards offers={endedLast(asArray(list), serverNow())} />}
    </QueryBoundary>
  )
}

function OfferCards({ offers }: { offers: readonly Promotion[] }) {
  const { t } = useTranslation('promotions')
  const { values, searchWith } = useSearchState(PROMOTIONS_SEARCH)
  const { isLoading, standingOf } = useStandings()
  if (offers.length === 0) {
    const showAll = (
      <Link to={{ search: searchWith({ type: 'all', apply: false }) }} {...buttonLook({})}>
        {t('showAll')}
      </Link>
    )
    return values.type === 'all' ? (
      <EmptyState icon={Gift} message={t('empty')} />
    ) : (
      <EmptyState icon={Gift} message={t('emptyType')} action={showAll} />
    )
  }
  return (
    <ul {...stackLook({ direction: 'grid', gap: 'gutter' })}>
      {offers.map((one, index) => (
        <li key={one.id}>
          <OfferCard
            offer={one}
            standing={standingOf(one.id)}
            isLoading={isLoading}
            priority={index < 2}
          />
        </li>
      ))}
    </ul>
  )
}

/** The promotion that the address names, or its form; a pop-up of the portal takes precedence. */
function OpenOffer() {
  const { search } = useLocation()
  const { id, apply: applying } = useSearchState(PROMOTIONS_SEARCH).values
  if (id === null || parsePopup(search)) return null
  const { View } = applying ? apply : offer
  return (
    <Suspense fallback={null}>
      <View key={id} id={id} />
    </Suspense>
  )
}
