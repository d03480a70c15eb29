import { ErrorState } from '#ui/error-state/error-state.tsx'
import { doAndDont } from './do-and-dont.tsx'

const nothing = () => undefined

const trace = {
  id: '7f3c9a2e-41d8',
  label: 'Trace ID for support',
  copyLabel: 'Copy trace ID',
  onCopied: nothing,
}

export const errorStatePairs = doAndDont(
  {
    why: 'Say what could not be loaded, and offer to try again.',
    right: (
      <ErrorState message="We could not load your bets." retryLabel="Try again" onRetry={nothing} />
    ),
    wrong: <ErrorState message="Oops! Error 503." retryLabel="OK" onRetry={nothing} />,
  },
  {
    why: 'Only the trace ID is technical, and it says what it is for.',
    right: (
      <ErrorState
        message="We could not load the games."
        retryLabel="Try again"
        onRetry={nothing}
        trace={trace}
      />
    ),
    wrong: (
      <ErrorState
        message="TypeError: undefined is not an object (getGames)"
        retryLabel="Try again"
        onRetry={nothing}
      />
    ),
  },
)
