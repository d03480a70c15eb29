import { ChevronRight } from 'lucide-react'
import type { RefObject } from 'react'
import { Link, useLocation } from 'react-router'
import { asApiError } from '#api/transport/error.ts'
import { errorKey } from '#api/transport/error-key.ts'
import { useMayPlay } from '#entities/game/use-may-play.ts'
import type { Lane } from '#entities/vendor/lanes.ts'
import { useLanes } from '#entities/vendor/use-lanes.ts'
import { vendorColor } from '#entities/vendor/vendor-color.ts'
import { vendorLink } from '#entities/vendor/vendor-target.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { MARK, usePictures } from '#patterns/pictures/pictures.ts'
import { ErrorState } from '#ui/error-state/error-state.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { MegaMenu } from '#ui/mega-menu/mega-menu.tsx'
import { VendorTile, VendorTileSkeleton } from '#ui/vendor-tile/vendor-tile.tsx'
import styles from './main-mega.module.css'
import { findLaneOriginals, findLaneVendors, type Vendor } from './menu-lanes.ts'
import { NAV, type NavEntry } from './nav.ts'

/** HDR-18: a panel with more vendors than this is large. */
const LARGE_ABOVE = 10
const PLACES = ['a', 'b', 'c', 'd', 'e'] as const

function VendorLink({ page, vendor }: { page: string; vendor: Vendor }) {
  const { t } = useTranslation('frame')
  const mayPlay = useMayPlay()
  const { src: art, others: artFallback } = usePictures()(vendor.lagerIcon, MARK)
  const { to, forMoney, overlay } = vendorLink(vendor, {
    page,
    games: 'popup',
    search: useLocation().search,
  })
  return (
    <VendorTile
      nameless
      name={vendor.displayName}
      art={art}
      artFallback={artFallback}
      nodeId={vendorColor(vendor.vassalage)}
      closedLabel={vendor.maintenance ? t('mega.closed') : undefined}
      link={(className, content) => (
        <Link
          className={className}
          to={to}
          state={overlay ? { overlay } : undefined}
          preventScrollReset={overlay}
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

type PanelProps = { entry: NavEntry; vendors: Lane['vendors']; waiting: boolean }

function Tiles({ entry, vendors, waiting }: PanelProps) {
  const { t } = useTranslation('frame')
  if (waiting) {
    return PLACES.map((place) => (
      <li key={place}>
        <VendorTileSkeleton />
      </li>
    ))
  }
  if (vendors.length === 0) return <li className={styles.none}>{t('mega.none')}</li>
  return vendors.map((vendor) => (
    <li key={vendor.vassalage}>
      <VendorLink page={entry.to} vendor={vendor} />
    </li>
  ))
}

/** The in-house vendors after the RNG vendors, with their own page. */
function Originals({ page, vendors }: { page: string; vendors: Lane['vendors'] }) {
  const { t } = useTranslation(['frame', 'shell'])
  if (vendors.length === 0) return null
  const name = t('shell:title.originals')
  return (
    <section className={styles.originals} aria-label={name}>
      <div className={styles.head}>
        <p className={styles.title}>{name}</p>
        <AllLink to={`${page}?vassalage=INHOUSE`} name={name} />
      </div>
      <ul className={styles.tiles}>
        {vendors.map((vendor) => (
          <li key={vendor.vassalage}>
            <VendorLink page={page} vendor={vendor} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function AllLink({ to, name }: { to: string; name: string }) {
  const { t } = useTranslation('frame')
  return (
    <Link className={styles.all} to={to} aria-label={t('mega.allOf', { type: name })}>
      {t('mega.all')}
      <Icon of={ChevronRight} size="sm" directional />
    </Link>
  )
}

/** The vendors of the type under the pointer or the focus. */
export default function MainMega({ row }: { row: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation(['frame', 'shell', 'common'])
  const { lanes, query } = useLanes()
  // Read here, because the query only tracks fields that are read while rendering.
  const { isError, isPending, isFetching, data, error, refetch } = query
  const entryOf = (id: string) => NAV.find(({ key }) => key === id)
  const countOf = (id: string) => {
    const entry = entryOf(id)
    return entry ? findLaneVendors(lanes, entry.key).length : 0
  }
  const nameOf = (id: string) => {
    const entry = entryOf(id)
    return entry ? t(`shell:nav.${entry.key}`) : ''
  }
  return (
    <MegaMenu
      row={row}
      label={(id) => t('frame:mega.label', { type: nameOf(id) })}
      size={(id) => (countOf(id) > LARGE_ABOVE ? 'large' : 'normal')}
    >
      {(id) => {
        const entry = entryOf(id)
        if (!entry) return null
        const vendors = findLaneVendors(lanes, entry.key)
        return (
          <>
            <div className={styles.head}>
              <p className={styles.title}>{t('frame:mega.label', { type: nameOf(id) })}</p>
              {vendors.length === 1 ? null : <AllLink to={entry.to} name={nameOf(id)} />}
            </div>
            {isError && data === undefined ? (
              <ErrorState
                message={t(`common:error.${errorKey(asApiError(error))}`)}
                retryLabel={t('common:action.retry')}
                retrying={isFetching}
                onRetry={() => void refetch()}
              />
            ) : (
              <>
                <ul className={styles.tiles} aria-busy={isPending}>
                  <Tiles entry={entry} vendors={vendors} waiting={isPending} />
                </ul>
                <Originals page={entry.to} vendors={findLaneOriginals(lanes, entry.key)} />
              </>
            )}
          </>
        )
      }}
    </MegaMenu>
  )
}
