import { useQuery } from '@tanstack/react-query'
import { Navigate, useLocation } from 'react-router-dom'
import { asApiError } from '../../../api/error.ts'
import { errorKey } from '../../../api/error-key.ts'
import { playQueries } from '../../../api/play.ts'
import { systemQueries } from '../../../api/system.ts'
import { launchUrl } from '../../../lib/launch-url.ts'
import { asArray } from '../../../lib/read.ts'
import { cdnOrder } from '../../../session/cdn.ts'
import { useToken } from '../../../session/store.ts'
import { useVisitor } from '../../../session/visitor.ts'
import { closedOf, nodeIdOf } from '../model.ts'
import { ClosedGame } from '../parts/closed-game.tsx'
import { LaunchTrouble } from '../parts/launch-trouble.tsx'
import { Opening } from '../parts/opening.tsx'
import { Running } from '../parts/running.tsx'

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
  const again = () => launch.refetch()
  if (launch.isError) {
    const error = asApiError(launch.error)
    const closed = closedOf(error)
    if (closed) return <ClosedGame closed={closed} nodeId={nodeId} demo={demo} onRetry={again} />
    return <LaunchTrouble error={errorKey(error)} trace={error.traceId} onRetry={again} />
  }
  const [base] = cdnOrder(asArray(config.launchGameCDNs))
  const addressOf = (url: unknown) =>
    launchUrl(url, base, asArray(config.launchHosts), window.location.origin)
  const address = addressOf(launch.data.url)
  if (!address) return <LaunchTrouble error="blockedHost" trace={null} onRetry={null} />
  const openAgain = async () => {
    // A refused opening keeps the answer of the one before.
    const { data, isError } = await again()
    return isError ? null : (addressOf(data?.url)?.href ?? null)
  }
  return (
    <Running
      game={launch.data}
      address={address}
      symbol={config.currency.symbol}
      onAgain={openAgain}
    />
  )
}
