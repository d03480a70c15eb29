import { AppWindow, Building2, CircleHelp, Gift } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useMayPlay } from '#entities/game/use-may-play.ts'
import { vendorLink } from '#entities/vendor/vendor-target.ts'
import { formatCount } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { href, searchText } from '#patterns/routing/href.ts'
import { chipLook } from '#ui/chip/chip.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import type { CatalogueGame } from '../catalogue/model.ts'
import { TEXT_OF_TYPE } from '../hooks/use-search.ts'
import type { useSearchResults } from '../hooks/use-search-results.ts'
import type { Tiles } from '../hooks/use-tiles.ts'
import { pagePath } from '../model.ts'
import styles from './findings.module.css'
import { GameRow } from './game-row.tsx'

type Findings = ReturnType<typeof useSearchResults>

/** One group of results, with its name. */
function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.group} aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      {children}
    </section>
  )
}

type GamesProps = { title: string; games: readonly CatalogueGame[]; tiles: Tiles; more?: ReactNode }

export function FoundGames({ title, games, tiles, more }: GamesProps) {
  if (games.length === 0) return null
  return (
    <Group title={title}>
      <ul className={styles.rows}>
        {games.map((game) => (
          <GameRow key={game.id} game={game} tiles={tiles} />
        ))}
      </ul>
      {more}
    </Group>
  )
}

/** The pages that have all games of a query, one a type. */
export function TypeLinks({ types, query }: { types: Findings['types']; query: string }) {
  const { t } = useTranslation(['lobby', 'shell'])
  return (
    <ul className={styles.types}>
      {types.flatMap(([type, total]) => {
        const path = pagePath(type)
        if (!path) return []
        return [
          <li key={type}>
            <Link to={path + searchText({ q: query })} {...chipLook({ selected: false })}>
              {t('lobby:finder.ofType', {
                name: t(`shell:${TEXT_OF_TYPE[type]}`),
                total: formatCount(total),
              })}
            </Link>
          </li>,
        ]
      })}
    </ul>
  )
}

/** Pages of the portal itself. */
export function FoundPages({ pages }: Pick<Findings, 'pages'>) {
  const { t } = useTranslation('lobby')
  if (pages.length === 0) return null
  return (
    <Group title={t('finder.pages')}>
      <ul className={styles.rows}>
        {pages.map(({ id, to, title }) => (
          <li key={id}>
            <Link className={styles.link} to={to}>
              <Icon of={AppWindow} />
              <bdi>{title}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </Group>
  )
}

export function FoundVendors({ vendors }: Pick<Findings, 'vendors'>) {
  const { t } = useTranslation(['lobby', 'shell'])
  const mayPlay = useMayPlay()
  if (vendors.length === 0) return null
  return (
    <Group title={t('lobby:finder.vendors')}>
      <ul className={styles.rows}>
        {vendors.map((vendor) => {
          const page = pagePath(vendor.gameType) ?? href('/rng')
          const { to, forMoney } = vendorLink(vendor, { page, games: 'page' })
          return (
            <li key={`${vendor.vassalage}-${vendor.gameType}`}>
              <Link
                className={styles.link}
                to={to}
                onClick={(event) => {
                  if (forMoney && !mayPlay()) event.preventDefault()
                }}
              >
                <Icon of={Building2} />
                <bdi>{vendor.displayName}</bdi>
                <small>{t(`shell:${TEXT_OF_TYPE[vendor.gameType]}`)}</small>
              </Link>
            </li>
          )
        })}
      </ul>
    </Group>
  )
}

export function FoundOffers({ offers }: Pick<Findings, 'offers'>) {
  const { t } = useTranslation('shell')
  if (offers.length === 0) return null
  return (
    <Group title={t('nav.promotions')}>
      <ul className={styles.rows}>
        {offers.map(({ id, title }) => (
          <li key={id}>
            <Link className={styles.link} to={href('/promotions', null, { search: { id } })}>
              <Icon of={Gift} />
              <bdi>{title}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </Group>
  )
}

export function FoundHelp({ articles }: Pick<Findings, 'articles'>) {
  const { t } = useTranslation('shell')
  if (articles.length === 0) return null
  return (
    <Group title={t('title.help')}>
      <ul className={styles.rows}>
        {articles.map(({ article, section }) => (
          <li key={article.id}>
            <Link className={styles.link} to={href('/help', null, { hash: article.id })}>
              <Icon of={CircleHelp} />
              <bdi>{article.title}</bdi>
              <small>{section.title}</small>
            </Link>
          </li>
        ))}
      </ul>
    </Group>
  )
}
