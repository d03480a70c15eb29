import { useState } from 'react'
import type { LogEntry } from '#mocks/world/core/log.ts'
import { toMessage } from '#mocks/world/core/to-message.ts'
import { CopyButton } from '../controls/copy-button.tsx'
import { Problem } from '../controls/problem.tsx'
import { usePanel } from '../shell/panel-context.ts'
import { useReport } from './use-report.ts'

/** Whether a call is pinned or compared, and how to change that. */
export interface CallState {
  readonly isPinned: boolean
  readonly isCompared: boolean
  readonly onPin: (entry: LogEntry) => void
  readonly onCompare: (entry: LogEntry) => void
}

interface Props extends CallState {
  readonly entry: LogEntry
}

/** The actions for a call; pressing *Pin* or *Compare* again undoes it. */
export function CallActions({ entry, isPinned, isCompared, onPin, onCompare }: Props) {
  const { stepBack } = usePanel()
  const report = useReport()
  const [problem, setProblem] = useState('')
  const fail = (error: unknown) => setProblem(toMessage(error))
  return (
    <>
      <div className="row">
        {stepBack.has(entry) && (
          <>
            <button type="button" onClick={() => stepBack.back(entry).catch(fail)}>
              Back to before this call
            </button>
            <CopyButton
              text={async () => report({ call: entry.n, world: await stepBack.start(entry) })}
              onError={fail}
            >
              Report from here
            </CopyButton>
          </>
        )}
        <button type="button" aria-pressed={isPinned} onClick={() => onPin(entry)}>
          Pin
        </button>
        <button type="button" aria-pressed={isCompared} onClick={() => onCompare(entry)}>
          Compare
        </button>
      </div>
      <Problem text={problem} />
    </>
  )
}
