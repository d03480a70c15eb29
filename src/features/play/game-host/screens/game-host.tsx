import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Navigate, useLocation } from 'react-router'
import { systemQueries } from '#api/content/system.ts'
import { type LaunchedGame, type LottoLaunch, playQueries } from '#api/games/play.ts'
import { asApiError } from '#api/transport/error.ts'
import { errorKey } from '#api/transport/error-key.ts'
import { launchUrl } from '#lib/launch-url.ts'
import { asArray } from '#lib/read.ts'
import { track } from '#patterns/analytics.ts'
import { cdnOrder } from '#patterns/pictures/cdn.ts'
import { href } from '#patterns/routing/href.ts'
import { flagParam, readSearch } from '#patterns/search-state.ts'
import { useToken } from '#session/store.ts'
import { useVisitor } from '#session/visitor.ts'
import { ClosedGame } from '../components/closed-game.tsx'
import { LaunchFailure } from '../components/launch-failure.tsx'
import { Opening } from '../components/opening.tsx'
import { Running } from '../components/running.tsx'
import { lottoReturnUrl, parseLottoLaunch } from '../lotto.ts'
import { parseClosure, parseNodeId } from '../model.ts'
import { playSession } from '../play-session.ts'

const LAUNCH_PARAMS = { demo: flagParam } as const

/** Launches the game of the address, with a bar that shows time and net position around it. */
export default function GameHost() {
  const { pathname, search } = useLocation()
  const token = useToken()
  const visitor = useVisitor()
  const nodeId = parseNodeId(pathname)
  const lotto = parseLottoLaunch(pathname, search)
  const demo = lotto === null && readSearch(LAUNCH_PARAMS, search).demo
  if (nodeId === null && lotto === null) return <Navigate to="/" replace />
  if (!demo && token === null)
    return <Navigate to={href('/', null, { search: { popup: 'login' } })} replace />
  if (!demo && visitor.isTrial)
    return <Navigate to={href('/', null, { search: { popup: 'real-account' } })} replace />
  if (visitor.pending) return <Opening />
  const address = pathname + search
  if (lotto) return <Lotto key={address} lottery={lotto} token={token} address={address} />
  return <Game key={nodeId} nodeId={nodeId ?? 0} demo={demo} token={token} address={address} />
}

interface GameProps {
  nodeId: number
  demo: boolean
  token: string | null
  /** The address of this page; a reload continues the same session. */
  address: string
}

function Game({ nodeId, demo, token, address }: GameProps) {
  const resume = () => playSession.at(address)
  const launch = useQuery(playQueries.launch(nodeId, { demo, token, backUrl: '/', resume }))
  return <Launched launch={launch} nodeId={nodeId} demo={demo} back="/" address={address} />
}

/** A lottery in its vendor's own client, which leads back to the page it was opened from. */
function Lotto({
  lottery,
  token,
  address,
}: Pick<GameProps, 'token' | 'address'> & { lottery: LottoLaunch }) {
  const back = lottoReturnUrl(lottery)
  const resume = () => playSession.at(address)
  const launch = useQuery(playQueries.launchLottery(lottery, { token, backUrl: back, resume }))
  return <Launched launch={launch} nodeId={0} demo={false} back={back} address={address} />
}

interface LaunchedProps {
  launch: UseQueryResult<LaunchedGame>
  nodeId: number
  demo: boolean
  /** The path to go to when leaving. */
  back: string
  address: string
}

function Launched({ launch, nodeId, demo, back, address: here }: LaunchedProps) {
  const config = useQuery(systemQueries.config()).data
  const sessionId = launch.data?.sessionId
  useEffect(() => {
    if (!sessionId) return
    playSession.keep(here, sessionId)
    track({ name: 'launch', game: nodeId, demo })
  }, [here, sessionId, nodeId, demo])
  if (launch.isPending || !config) return <Opening />
  const relaunch = () => launch.refetch()
  if (launch.isError) {
    const error = asApiError(launch.error)
    const closed = parseClosure(error)
    if (closed) return <ClosedGame closed={closed} nodeId={nodeId} demo={demo} onRetry={relaunch} />
    return <LaunchFailure error={errorKey(error)} trace={error.traceId} onRetry={relaunch} />
  }
  const [base] = cdnOrder(asArray(config.launchGameCDNs))
  const addressOf = (url: unknown) =>
    launchUrl(url, base, asArray(config.launchHosts), window.location.origin)
  const address = addressOf(launch.data.url)
  if (!address) return <LaunchFailure error="blockedHost" trace={null} onRetry={null} />
  const nextAddress = async () => {
    // After a refused launch the query still holds the previous address.
    const { data, isError } = await relaunch()
    return isError ? null : (addressOf(data?.url)?.href ?? null)
  }
  return (
    <Running
      game={launch.data}
      address={address}
      symbol={config.currency.symbol}
      onAgain={nextAddress}
      back={back}
    />
  )
}
