import { useState } from 'react'
import type { Breakpoints, WaitingCall } from '#mocks/faults/breakpoints.ts'
import { toMessage } from '#mocks/world/core/to-message.ts'
import { Fold } from '../controls/fold.tsx'
import { checkJson, formatVerdict } from '../controls/json-text.ts'

/** The edited text of a request or response. */
interface Edit {
  readonly text: string
  readonly verdict: string
  readonly isUsable: boolean
  readonly type: (text: string) => void
  /** The edit as a part of a decision; empty while the text is unchanged. */
  readonly read: () => { edit?: unknown }
}

/** A waiting call's text, checked while the tester types. */
export function useEdit({ check }: Breakpoints, { id, content }: WaitingCall): Edit {
  const [original] = useState(() => JSON.stringify(content, null, 2))
  const [text, setText] = useState(original)
  /** The problem with the text; null for a usable one. */
  const [wrong, setWrong] = useState<string | null>(null)
  const isChanged = text !== original
  const findProblem = (edit: unknown) => {
    try {
      check(id, { action: 'continue', edit })
      return null
    } catch (error) {
      return toMessage(error)
    }
  }
  return {
    text,
    verdict: isChanged ? formatVerdict(wrong) : '',
    isUsable: wrong === null,
    type(next) {
      setText(next)
      setWrong(next === original ? null : checkJson(next, findProblem))
    },
    read: () => (isChanged ? { edit: JSON.parse(text) } : {}),
  }
}

interface Props {
  readonly call: WaitingCall
  readonly edit: Edit
}

/** The text of a waiting call's request or response. */
export function Editor({ call: { id, point }, edit: { text, verdict, type } }: Props) {
  const what = point === 'request' ? 'request' : 'response'
  return (
    <Fold title={`Edit ${what}`}>
      <textarea
        rows={Math.min(12, Math.max(4, text.split('\n').length + 1))}
        spellCheck={false}
        aria-label={`Edited ${what} of call ${id} (JSON)`}
        value={text}
        onChange={({ target }) => type(target.value)}
      />
      <p className="quiet" role="status">
        {verdict}
      </p>
    </Fold>
  )
}
