import { useSyncExternalStore } from 'react'
import type { LogEntry } from '#mocks/world/core/log.ts'
import type { CallState } from './call-actions.tsx'
import { type CallList, isFrame, matches } from './call-list.ts'
import { CallRow } from './call-row.tsx'
import { FrameRow } from './frame-row.tsx'
import { hasCall } from './pins.ts'

/** The choices of the tester that every list of calls follows. */
export interface Choices extends Pick<CallState, 'onPin' | 'onCompare'> {
  readonly filter: string
  readonly pinned: readonly LogEntry[]
  readonly compared: readonly LogEntry[]
}

function Row({ entry, choices }: { readonly entry: LogEntry; readonly choices: Choices }) {
  const { filter, pinned, compared, onPin, onCompare } = choices
  return (
    <CallRow
      entry={entry}
      isHidden={!matches(entry, filter)}
      isPinned={hasCall(pinned, entry)}
      isCompared={hasCall(compared, entry)}
      onPin={onPin}
      onCompare={onCompare}
    />
  )
}

export const PinnedCalls = (choices: Choices) =>
  choices.pinned.length > 0 && (
    <section>
      <h3>Pinned</h3>
      <ul className="calls" aria-label="Pinned calls">
        {choices.pinned.map((entry) => (
          <Row key={`${entry.traceId} ${entry.n}`} entry={entry} choices={choices} />
        ))}
      </ul>
    </section>
  )

/** Says why no call is shown, or that new ones are not. */
function hintOf({ shown, isPaused, waiting }: ReturnType<CallList['read']>, filter: string) {
  if (isPaused) return `Paused, ${waiting.length} new`
  if (shown.length === 0) return 'No calls yet.'
  return shown.some(({ entry }) => matches(entry, filter))
    ? ''
    : 'No call contains all these words.'
}

interface LatestProps {
  readonly list: CallList
  readonly choices: Choices
}

/** Follows the calls of the world by itself, so that a new call draws nothing else again. */
export function LatestCalls({ list, choices }: LatestProps) {
  const lines = useSyncExternalStore(list.subscribe, list.read)
  return (
    <section>
      <div className="row">
        <h3 className="grow">Latest</h3>
        <span className="quiet" role="status">
          {hintOf(lines, choices.filter)}
        </span>
      </div>
      <ul className="calls" aria-label="Last calls, newest first">
        {lines.shown.map(({ id, entry }) =>
          isFrame(entry) ? (
            <FrameRow key={id} frame={entry} isHidden={!matches(entry, choices.filter)} />
          ) : (
            <Row key={id} entry={entry} choices={choices} />
          ),
        )}
      </ul>
    </section>
  )
}
