import { OctagonPause } from 'lucide-react'
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import { toMessage } from '#mocks/world/core/to-message.ts'
import { Problem } from '../controls/problem.tsx'
import { TargetField } from '../controls/target-field.tsx'
import { useWorld } from '../shell/panel-context.ts'
import { POINTS } from './points.ts'

/** Seconds after which a call continues by itself. */
const LIMITS = [10, 60, 600]

/** The breakpoints that are set; `onRemove` moves the focus. */
function List({ onRemove }: { readonly onRemove: () => void }) {
  const { breakpoints } = useWorld()
  const all = breakpoints.list()
  if (all.length === 0) return <p className="quiet">No breakpoints set.</p>
  return (
    <>
      <ul aria-label="Breakpoints">
        {all.map(({ id, target, point, seconds }) => (
          <li key={id} className="row">
            <span className="grow">
              <code>{target}</code>{' '}
              <span className="quiet">
                {POINTS[point]}, up to {seconds} s
              </span>
            </span>
            <button
              type="button"
              aria-label={`Remove ${target} ${POINTS[point]}`}
              onClick={() => {
                breakpoints.remove(id)
                onRemove()
              }}
            >
              Remove
            </button>
          </li>
        ))}
      </ul>
      {breakpoints.waiting().length === 0 && <p className="quiet">No call waits.</p>}
    </>
  )
}

/** Sets where calls stop. */
function BreakpointForm() {
  const { breakpoints } = useWorld()
  const [target, setTarget] = useState('')
  const [isAnswer, setAnswer] = useState(false)
  const [limit, setLimit] = useState('60')
  const [problem, setProblem] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const add = (event: FormEvent) => {
    event.preventDefault()
    try {
      breakpoints.set(target.trim(), isAnswer ? 'answer' : 'request', Number(limit))
      setProblem('')
      setTarget('')
    } catch (error) {
      setProblem(toMessage(error))
    }
    field.current?.focus()
  }
  return (
    <>
      <form onSubmit={add}>
        <TargetField
          ref={field}
          label="Operation, tag or all"
          value={target}
          onChange={setTarget}
        />
        <div className="row">
          <label className="field grow">
            Where calls stop
            <select
              value={isAnswer ? 'answer' : 'request'}
              onChange={({ target: { value } }) => setAnswer(value === 'answer')}
            >
              {Object.entries(POINTS).map(([value, text]) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
          </label>
          <label className="field">
            Time limit
            <select value={limit} onChange={({ target: { value } }) => setLimit(value)}>
              {LIMITS.map((seconds) => (
                <option key={seconds} value={seconds}>
                  up to {seconds} s
                </option>
              ))}
            </select>
          </label>
          <button type="submit">Stop calls</button>
        </div>
      </form>
      <Problem text={problem} />
      <List onRemove={() => field.current?.focus()} />
    </>
  )
}

/** The button that shows the breakpoints below it, beside another control. */
export function Breakpoints({ children }: { readonly children: ReactNode }) {
  const { breakpoints } = useWorld()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const count = breakpoints.list().length
  return (
    <>
      <div className="row filter">
        <div className="grow">{children}</div>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <OctagonPause size={18} aria-hidden="true" />
          Breakpoints {count > 0 && <span className="mark">{count}</span>}
        </button>
      </div>
      <div id={id} className="breakpoints" hidden={!isOpen}>
        <BreakpointForm />
      </div>
    </>
  )
}
