import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ChevronRight, Gift } from 'lucide-react'
import { Suspense } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { promotionQueries } from '../../../../api/promotions.ts'
import { useLanguage } from '../../../../i18n/i18n.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { now } from '../../../../lib/clock.ts'
import { asArray } from '../../../../lib/read.ts'
import { Failure } from '../../../../patterns/forms/failure.tsx'
import { popupOf } from '../../../../patterns/routing/popup.ts'
import { lazyScreen } from '../../../../ui/base/lazy-screen.ts'
import { buttonLook } from '../../../../ui/button/button.tsx'
import { EmptyState } from '../../../../ui/empty-state/empty-state.tsx'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { linkLook } from '../../../../ui/link/link.tsx'
import { OfferCard } from '../components/offer-card.tsx'
import { OffersWaiting } from '../components/offers-waiting.tsx'
import { SaferNote } from '../components/safer-note.tsx'
import { TypeFilter } from '../components/type-filter.tsx'
import { useApplications } from '../hooks/use-applications.ts'
import { filterOf, inOrder, offerOf, withPlace } from '../model.ts'
import styles from './promotions.module.css'

const offer = lazyScreen(() => import('./offer.tsx'))
const apply = lazyScreen(() => import('./apply.tsx'))

/** RTE-13, PRD-07, ENT-79: what the merchant offers, by kind; each opens over the page. */
export default function Promotions() {
  const { t } = useTranslation('promotions')
  return (
    <section className={styles.page} aria-labelledby="promotions-title">
      <div className={styles.head}>
        <h1 id="promotions-title">{t('title')}</h1>
        <p className={styles.intro}>{t('intro')}</p>
        <p>
          <Link to="/rewards" {...linkLook({ variant: 'standalone' })}>
            {t('rewards')}
            <Icon of={ChevronRight} size="sm" directional />
          </Link>
        </p>
      </div>
      <TypeFilter />
      <Offers />
      <SaferNote />
      <Over />
    </section>
  )
}

/** The cards of the filter in the address; known ones show while the filter's own are asked for. */
function Offers() {
  const { t } = useTranslation('promotions')
  const { search } = useLocation()
  const { code } = useLanguage()
  const type = filterOf(search)
  const client = useQueryClient()
  const applications = useApplications()
  const query = useQuery({
    ...promotionQueries.list(code, type),
    placeholderData: () => {
      const all = client.getQueryData(promotionQueries.list(code, 'all').queryKey)
      return all && { list: asArray(all.list).filter((one) => one.type === type) }
    },
  })
  if (!query.data) return <Failure query={query} waiting={<OffersWaiting />} />
  const offers = inOrder(asArray(query.data.list), now())
  if (offers.length === 0) {
    const others = { search: withPlace(search, { type: 'all' }) }
    const all = (
      <Link to={others} {...buttonLook({})}>
        {t('showAll')}
      </Link>
    )
    return (
      <EmptyState
        icon={Gift}
        message={type === 'all' ? t('empty') : t('emptyType')}
        action={type === 'all' ? null : all}
      />
    )
  }
  return (
    <ul className={styles.cards}>
      {offers.map((one, index) => (
        <li key={one.id}>
          <OfferCard
            offer={one}
            application={applications.find(({ promotionId }) => promotionId === one.id) ?? null}
            priority={index < 2}
          />
        </li>
      ))}
    </ul>
  )
}

/** The promotion that the address names, or its form; a pop-up of the portal goes before it. */
function Over() {
  const { search } = useLocation()
  const named = offerOf(search)
  if (!named || popupOf(search)) return null
  const { View } = named.applying ? apply : offer
  return (
    <Suspense fallback={null}>
      <View key={named.id} id={named.id} />
    </Suspense>
  )
}
