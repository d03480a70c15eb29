import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { asApiError } from '../../../api/error.ts'
import { errorKey } from '../../../api/error-key.ts'
import { type LaunchedGame, playQueries } from '../../../api/play.ts'
import { systemQueries } from '../../../api/system.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { asArray } from '../../../lib/read.ts'
import { gameUrl } from '../../../lib/safe-url.ts'
import { useToken } from '../../../session/store.ts'
import { useVisitor } from '../../../session/visitor.ts'
import { Spinner } from '../../../ui/spinner/spinner.tsx'
import { nodeIdOf } from '../model.ts'
import { HostBar } from '../parts/host-bar.tsx'
import { LaunchTrouble } from '../parts/launch-trouble.tsx'
import { Stage } from '../parts/stage.tsx'
import { useEndOfPlay } from '../use-end-of-play.ts'
import styles from './game-host.module.css'

/** The game host (D-037): opens the game of the address and keeps the player informed around it. */
export default function GameHost() {
  const { pathname, search } = useLocation()
  const token = useToken()
  const visitor = useVisitor()
  const demo = new URLSearchParams(search).get('demo') === '1'
  const nodeId = nodeIdOf(pathname)
  if (nodeId === null) return <Navigate to="/" replace />
  if (!demo && token === null) return <Navigate to="/?popup=login" replace />
  if (!demo && visitor.isTrial) return <Navigate to="/?popup=real-account" replace />
  if (visitor.pending) return <Opening />
  return <Game key={nodeId} nodeId={nodeId} demo={demo} token={token} />
}

function Game({ nodeId, demo, token }: { nodeId: number; demo: boolean; token: string | null }) {
  const launch = useQuery(playQueries.launch(nodeId, { demo, token, backUrl: '/' }))
  const config = useQuery(systemQueries.config()).data
  if (launch.isPending || !config) return <Opening />
  if (launch.isError) {
    const error = asApiError(launch.error)
    return (
      <LaunchTrouble
        error={errorKey(error)}
        trace={error.traceId}
        onRetry={() => launch.refetch()}
      />
    )
  }
  const address = gameUrl(launch.data.url, asArray(config.launchHosts), window.location.origin)
  if (!address) return <LaunchTrouble error="domain" trace={null} onRetry={null} />
  return <Running game={launch.data} address={address} symbol={config.currency.symbol} />
}

interface RunningProps {
  game: LaunchedGame
  address: { href: string; own: boolean }
  symbol: string
}

function Running({ game, address, symbol }: RunningProps) {
  const navigate = useNavigate()
  const host = useRef<HTMLDivElement>(null)
  const state = useQuery(playQueries.session(game.sessionId))
  const exit = () => void navigate('/')

  useEndOfPlay(game.sessionId)

  const full = document.fullscreenEnabled
    ? () => void host.current?.requestFullscreen().catch(() => undefined)
    : null
  const since = state.data
    ? state.dataUpdatedAt - (state.data.serverTime - state.data.startedAt)
    : null
  return (
    <div ref={host} className={styles.host}>
      <HostBar
        name={game.gameName}
        demo={game.demo}
        symbol={symbol}
        startedAt={since}
        net={state.data?.net ?? '0.00'}
        rounds={state.data?.rounds ?? 0}
        onExit={exit}
        onFullScreen={full}
      />
      <main id="main" className={styles.main}>
        <Stage game={game} address={address} onExit={exit} />
      </main>
    </div>
  )
}

function Opening() {
  const { t } = useTranslation('play')
  return (
    <div className={styles.opening} role="status">
      <Spinner size="lg" />
      <p>{t('opening')}</p>
    </div>
  )
}
