import { memo, Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import type { Game } from '#api/games/games.ts'
import { type GameSummary, toGameSummary } from '#entities/game/game-summary.ts'
import { useSheetAddress } from '#entities/game/sheet-address.ts'
import { useGameActions } from '#entities/game/use-game-actions.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { Block } from '#patterns/block.tsx'
import { usePause } from '#session/pause.ts'
import { useVisitor } from '#session/visitor.ts'
import { lazyScreen } from '#ui/base/lazy-screen.ts'
import { useLatest } from '#ui/base/use-latest.ts'
import { NearViewport } from '#ui/near-viewport/near-viewport.tsx'
import { toast } from '#ui/toast/toast-store.ts'
import { useTileActions } from '../hooks/use-tile-actions.ts'
import { SECTIONS } from '../sections.ts'
import styles from './below-fold.module.css'
import { GamesSection, VendorsSection } from './game-sections.tsx'
import { ContinuePlaying, HotGames, useRecent } from './hot-rails.tsx'
import { Jackpot } from './jackpot.tsx'
import { PostersSkeleton } from './rail-skeleton.tsx'
import type { TileActions } from './tile-rail.tsx'
import { Winners } from './winners.tsx'

const gameSheet = lazyScreen(() => import('#entities/game/game-sheet.tsx'))

/** The game whose sheet is open. Its id is in the address, so that Back closes the sheet. */
function useSheet() {
  const { t } = useTranslation('common')
  const [game, setGame] = useState<GameSummary | null>(null)
  const { search } = useLocation()
  const address = useSheetAddress()
  const latest = useLatest(search)
  return {
    game: game?.nodeId === address.nodeId ? game : null,
    async open(next: Game) {
      try {
        await gameSheet.preload()
      } catch {
        toast.show({ tone: 'danger', message: t('error.network') })
        return
      }
      // Something else was opened meanwhile, and must not be covered.
      if (latest.current !== search) return
      setGame(toGameSummary(next))
      address.open(next.nodeId)
    },
    /** Another game in the same sheet. */
    change(next: GameSummary) {
      setGame(next)
      address.change(next.nodeId)
    },
    close: address.close,
  }
}

/** Everything below the fold, in a chunk that is loaded after the first paint. */
export default function BelowFold() {
  const gameActions = useGameActions()
  const visitor = useVisitor()
  const sheet = useSheet()
  // Invitations to play are hidden during a break; the games themselves remain visible.
  const isPaused = usePause() !== null
  const played = useRecent(visitor.isLogin && !isPaused)
  const recent = isPaused ? null : played
  const actions = useTileActions(gameActions, sheet.open)
  return (
    <>
      {recent && recent.list.length > 0 ? (
        <NearViewport placeholder={<PostersSkeleton />}>
          <Block>
            <ContinuePlaying recent={recent} actions={actions} />
          </Block>
        </NearViewport>
      ) : null}
      {recent === undefined ? <PostersSkeleton /> : null}
      {isPaused ? null : <Invitations actions={actions} />}
      {SECTIONS.map((facts) => (
        <NearViewport key={facts.type} className={styles.railPlaceholder}>
          {facts.kind === 'games' ? (
            <Block>
              <GamesSection facts={facts} actions={actions} />
            </Block>
          ) : (
            <Block>
              <VendorsSection facts={facts} />
            </Block>
          )}
        </NearViewport>
      ))}
      {sheet.game ? (
        <Suspense fallback={null}>
          <gameSheet.View
            key={sheet.game.nodeId}
            game={sheet.game}
            actions={gameActions}
            onOther={sheet.change}
            onClose={sheet.close}
          />
        </Suspense>
      ) : null}
    </>
  )
}

const Invitations = memo(function Invitations({ actions }: { actions: TileActions }) {
  return (
    <>
      <NearViewport placeholder={<PostersSkeleton />}>
        <Block>
          <HotGames actions={actions} />
        </Block>
      </NearViewport>
      <NearViewport className={styles.jackpotPlaceholder}>
        <Block>
          <Jackpot />
        </Block>
      </NearViewport>
      <NearViewport className={styles.winnersPlaceholder}>
        <Block>
          <Winners />
        </Block>
      </NearViewport>
    </>
  )
})
