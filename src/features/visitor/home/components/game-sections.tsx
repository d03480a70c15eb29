import { useQuery } from '@tanstack/react-query'
import { memo } from 'react'
import { Link } from 'react-router'
import { gameQueries } from '#api/games/games.ts'
import { useMayPlay } from '#entities/game/use-may-play.ts'
import type { Lane } from '#entities/vendor/lanes.ts'
import { useLanes } from '#entities/vendor/use-lanes.ts'
import { VendorCard } from '#entities/vendor/vendor-card.tsx'
import { vendorLink } from '#entities/vendor/vendor-target.ts'
import { useLanguage } from '#i18n/i18n.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { QueryBoundary } from '#patterns/query-boundary.tsx'
import { href } from '#patterns/routing/href.ts'
import { useMedia } from '#ui/base/use-media.ts'
import { Carousel } from '#ui/carousel/carousel.tsx'
import { type PerView, RAIL } from '#ui/carousel/carousel-logic.ts'
import { useCarouselLabels } from '../hooks/use-carousel-labels.ts'
import { ARROW_ABOVE, RAIL_GAP, RAIL_PER_VIEW, VENDOR_CAP } from '../rails.ts'
import type { SECTIONS } from '../sections.ts'
import { RailSkeleton } from './rail-skeleton.tsx'
import { failureLook, Section } from './section.tsx'
import { type TileActions, TileRail } from './tile-rail.tsx'

type GamesFacts = Extract<(typeof SECTIONS)[number], { kind: 'games' }>
type VendorsFacts = Extract<(typeof SECTIONS)[number], { kind: 'vendors' }>
type Vendor = Lane['vendors'][number]

/** Four from a window of 1280 px on, even where the side menu makes the rail narrower. */
function useRail(): PerView {
  const isWide = useMedia('(width >= 1280px)')
  return isWide && typeof RAIL === 'object' ? { ...RAIL, md: RAIL_PER_VIEW } : RAIL
}

/** The first games of a type. */
export const GamesSection = memo(function GamesSection({
  facts,
  actions,
}: {
  facts: GamesFacts
  actions: TileActions
}) {
  const { t } = useTranslation('home')
  const perView = useRail()
  const query = useQuery(gameQueries.list(facts.type, useLanguage().code))
  const title = t(`sections.${facts.type}`)
  if (query.data?.games.length === 0) return null
  return (
    <Section
      title={title}
      more={
        query.isPending ? undefined : { to: href(facts.path), count: query.data?.total ?? null }
      }
    >
      <QueryBoundary
        query={query}
        {...failureLook}
        waiting={<RailSkeleton perView={perView} gap={RAIL_GAP} shape="wide" />}
      >
        {({ games }) => (
          <TileRail
            label={title}
            games={games}
            shape="wide"
            actions={actions}
            perView={perView}
            gap={RAIL_GAP}
            arrowAbove={ARROW_ABOVE}
          />
        )}
      </QueryBoundary>
    </Section>
  )
})

function VendorLink({ vendor, facts }: { vendor: Vendor; facts: VendorsFacts }) {
  const mayPlay = useMayPlay()
  const { to, forMoney, overlay } = vendorLink(
    { ...vendor, gameType: facts.type },
    { page: href(facts.path), games: 'popup' },
  )
  return (
    <VendorCard
      vendor={vendor}
      link={(className, content) => (
        <Link
          className={className}
          to={to}
          state={overlay ? { overlay } : undefined}
          preventScrollReset={overlay}
          draggable={false}
          onClick={(event) => {
            if (forMoney && !mayPlay()) event.preventDefault()
          }}
        >
          {content}
        </Link>
      )}
    />
  )
}

/** The vendors of a lane, at most twelve. */
export const VendorsSection = memo(function VendorsSection({ facts }: { facts: VendorsFacts }) {
  const { t } = useTranslation('home')
  const labels = useCarouselLabels()
  const perView = useRail()
  const { lanes, query } = useLanes()
  const title = t(`sections.${facts.type}`)
  const vendors = lanes.find((lane) => lane.title === facts.type)?.vendors ?? []
  if (query.data && vendors.length === 0) return null
  const shown = vendors.slice(0, VENDOR_CAP)
  return (
    <Section
      title={title}
      more={
        query.isPending
          ? undefined
          : { to: href(facts.path), count: query.data ? vendors.length : null }
      }
    >
      <QueryBoundary
        query={query}
        {...failureLook}
        waiting={<RailSkeleton perView={perView} gap={RAIL_GAP} shape="vendor" />}
      >
        {() => (
          <Carousel
            label={title}
            labels={labels}
            slidesPerView={perView}
            gap={RAIL_GAP}
            arrows={shown.length > ARROW_ABOVE ? 'beside' : 'none'}
          >
            {shown.map((vendor) => (
              <VendorLink key={vendor.vassalage} vendor={vendor} facts={facts} />
            ))}
          </Carousel>
        )}
      </QueryBoundary>
    </Section>
  )
})
