import type { ParseKeys } from 'i18next'
import { useCallback, useRef, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.ts'
import { AsOf } from '#patterns/as-of.tsx'
import { Block } from '#patterns/block.tsx'
import { QueryFailure } from '#patterns/query-boundary.tsx'
import { useLatest } from '#ui/base/use-latest.ts'
import { useMedia } from '#ui/base/use-media.ts'
import { FilterSheet } from '../components/filter-sheet.tsx'
import { GameGrid, GridSkeleton } from '../components/game-grid.tsx'
import { LobbyHead } from '../components/lobby-head.tsx'
import { NoGames } from '../components/no-games.tsx'
import { OpenedSheet } from '../components/opened-sheet.tsx'
import { SearchBox } from '../components/search-box.tsx'
import { Suggestions } from '../components/suggestions.tsx'
import { Toolbar } from '../components/toolbar.tsx'
import { VendorLane } from '../components/vendor-lane.tsx'
import { useFilters } from '../hooks/use-filters.ts'
import { type LobbyList, useList } from '../hooks/use-list.ts'
import { useScrollMemory } from '../hooks/use-scroll-memory.ts'
import { type Tiles, useTiles } from '../hooks/use-tiles.ts'
import { type Filters, INHOUSE, isPageName, PAGES } from '../model.ts'
import styles from './games.module.css'

export type PageTitle =
  Extract<ParseKeys<'shell'>, `title.${string}`> extends `title.${infer Name}` ? Name : never

type BodyProps = {
  list: LobbyList
  tiles: Tiles
  label: string
  typed: string
  onReset: () => void
}

function Body({ list, tiles, label, typed, onReset }: BodyProps) {
  const { status, query, shown, games, filters, busy } = list
  if (status !== 'ready')
    return <QueryFailure query={query} size="page" waiting={<GridSkeleton shape={tiles.shape} />} />
  if (shown.length === 0 && !busy) {
    return (
      <>
        <NoGames
          filters={filters}
          query={typed.trim()}
          isEmpty={games.length === 0}
          onReset={onReset}
        />
        <Suggestions key={typed.trim()} list={list} query={typed.trim()} tiles={tiles} />
      </>
    )
  }
  return <GameGrid label={label} games={shown} tiles={tiles} busy={busy} />
}

/** The games of one kind, to be narrowed down and played. */
export default function Games({ title }: { title: PageTitle }) {
  const { t } = useTranslation('shell')
  const page = PAGES[isPageName(title) ? title : 'rng']
  const { filters: requested, typed, given, type, commit, change, reset } = useFilters()
  const tiles = useTiles(page.shape)
  const list = useList(page, requested, typed, tiles)
  const bar = useRef<HTMLDivElement>(null)
  const latest = useLatest(change)
  const onChange = useCallback((part: Partial<Filters>) => latest.current(part), [latest])
  const wide = useMedia('(width >= 1024px)')
  const [sheet, setSheet] = useState(false)
  const openSheet = useCallback(() => setSheet(true), [])
  const { status, shown, filters, busy, games } = list
  const ready = status === 'ready'
  const isEmpty = ready && games.length === 0

  useScrollMemory(ready && !busy, JSON.stringify(filters satisfies Filters), () => {
    if ((bar.current?.getBoundingClientRect().top ?? 0) < 0)
      bar.current?.scrollIntoView({ block: 'start', behavior: 'instant' })
  })

  // Whether there are any is known with the games; until then the address is believed.
  const vendor = ready || title !== 'rng' ? filters.vendor : requested.vendor
  const name = vendor === INHOUSE ? t('title.originals') : t(`title.${title}`)
  return (
    <div className={styles.page}>
      <LobbyHead title={name} count={ready ? shown.length : null}>
        {isEmpty ? null : <SearchBox given={given} onType={type} onCommit={commit} />}
      </LobbyHead>
      {page.kind === 'centre' && page.type ? (
        <Block>
          <VendorLane
            type={page.type}
            games={games}
            actions={tiles.actions}
            mayPlay={tiles.mayPlay}
          />
        </Block>
      ) : null}
      <div ref={bar} className={styles.bar}>
        {isEmpty ? null : (
          <Toolbar
            offer={list.offer}
            withChips={page.kind === 'list'}
            onSheet={wide ? null : openSheet}
            onChange={onChange}
          />
        )}
      </div>
      <FilterSheet
        offer={list.offer}
        count={ready ? shown.length : null}
        open={sheet && !wide}
        onChange={onChange}
        onOpenChange={setSheet}
      />
      <Block>
        <AsOf query={list.asOf} />
        <Body list={list} tiles={tiles} label={name} typed={typed} onReset={reset} />
      </Block>
      <OpenedSheet find={(id) => list.catalogue?.byId.get(id)} games={games} tiles={tiles} />
    </div>
  )
}
