import { Suspense, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { openRound } from '#entities/game/open-round.ts'
import { defineScreen } from '#patterns/routing/define-route.ts'
import { session } from '#session/store.ts'
import { useVisitor } from '#session/visitor.ts'
import { useRoute } from '../routing/use-route.ts'

const notice = defineScreen(() => import('./open-round-notice.tsx'), 'play')

const accountHere = () => session.get('account') ?? ''

/** Outside of games, looks for a round that was left without a result. */
export function OpenRoundWatch() {
  useLocation()
  const { frame } = useRoute()
  const account = useSyncExternalStore(session.subscribe, accountHere)
  const { mustChangePassword } = useVisitor()
  const round = frame === 'game' || mustChangePassword ? null : openRound.read(account)
  return round ? (
    <Suspense fallback={null}>
      <notice.View key={round.roundId} account={account} round={round} />
    </Suspense>
  ) : null
}
