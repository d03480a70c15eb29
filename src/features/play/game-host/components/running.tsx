import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type LaunchedGame, playQueries } from '#api/games/play.ts'
import { pollingInterval } from '#api/transport/polling.ts'
import { PlayHoldDialog } from '#entities/play/play-hold-dialog.tsx'
import { Block } from '#patterns/block.tsx'
import { goBack, hasPrevious, parseLayers } from '#patterns/routing/previous.ts'
import { useMedia } from '#ui/base/use-media.ts'
import { useEndOfPlay } from '../hooks/use-end-of-play.ts'
import { useFullScreen } from '../hooks/use-full-screen.ts'
import { BonusStrip } from './bonus-strip.tsx'
import { HostBar } from './host-bar.tsx'
import { MovedStrip } from './moved-strip.tsx'
import { RedirectPanel } from './redirect-panel.tsx'
import styles from './running.module.css'
import { type Address, Stage } from './stage.tsx'
import { WindowPanel } from './window-panel.tsx'

/** Polling interval of a vendor's game: its rounds do not pass through the host. */
const REFETCH_MS = 15_000

interface RunningProps {
  game: LaunchedGame
  address: Address
  symbol: string
  /** Launches the game again and returns the new address; null when refused. */
  onAgain: () => Promise<string | null>
  /** A path of this portal that leaving leads to when the game was not opened from a page of it. */
  back?: string
}

/** An open game with its bar: in the stage, in its own window, or at its vendor. */
export function Running({ game, address, symbol, onAgain, back = '/' }: RunningProps) {
  const navigate = useNavigate()
  const location = useLocation()
  // A phone cannot show two windows side by side, so the game takes the tab. Shrinking this window next to an open one
  // does not count.
  const [isSmall] = useState(useMedia('(width < 768px)'))
  const { mode, sessionId } = game
  const state = useQuery({
    ...playQueries.session(sessionId),
    refetchInterval: pollingInterval(address.own ? false : REFETCH_MS),
  })
  // The list from which it was opened comes back with its filter and scroll position.
  const exit = () =>
    hasPrevious()
      ? goBack(navigate, () => -1 - parseLayers(location.state).length)
      : void navigate(back)

  const fullScreen = useFullScreen()

  useEndOfPlay(sessionId)

  const panel = () => {
    if (mode === 'IFRAME')
      return <Stage game={game} address={address} symbol={symbol} onExit={exit} />
    if (mode !== 'WINDOW' || isSmall) return <RedirectPanel game={game} address={address} />
    return (
      <WindowPanel
        game={game}
        symbol={symbol}
        href={address.href}
        onAgain={onAgain}
        onExit={exit}
      />
    )
  }

  return (
    <div className={styles.host}>
      <Block source={{ of: state.data, refetch: state.refetch }}>
        <HostBar
          name={game.gameName}
          demo={game.demo}
          symbol={symbol}
          startedAt={state.data?.beganAt ?? null}
          net={state.data?.net ?? '0.00'}
          rounds={state.data?.rounds ?? 0}
          onExit={exit}
          fullScreen={mode === 'IFRAME' ? fullScreen : null}
        />
      </Block>
      <MovedStrip game={game} />
      <BonusStrip game={game} />
      <PlayHoldDialog demo={game.demo} onExit={exit} />
      <main id="main" className={styles.main} tabIndex={-1}>
        <Block size="page" source={{ of: game, refetch: onAgain }}>
          {panel()}
        </Block>
      </main>
    </div>
  )
}
