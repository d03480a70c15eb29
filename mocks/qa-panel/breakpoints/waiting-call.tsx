import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { isDelivery } from '#mocks/contract/deliver.ts'
import type { WaitingCall as Call, Decision } from '#mocks/faults/breakpoints.ts'
import { FAULT_WORDS } from '#mocks/faults/fault-rule.ts'
import { operations } from '#openapi/generated/operations.ts'
import { useWorld } from '../shell/panel-context.ts'
import { Editor, useEdit } from './edit.tsx'
import { POINTS } from './points.ts'

/** Faults that respond to a call; dropping it has a button of its own. */
const WORDS = Object.entries(FAULT_WORDS).filter(
  ([, { fault }]) => !isDelivery(fault) && fault.kind !== 'offline',
)

/** Notes in `isLost` that the element with the focus has left the page. */
function useLoss(isLost: RefObject<boolean>): RefObject<HTMLLIElement | null> {
  const item = useRef<HTMLLIElement>(null)
  useLayoutEffect(() => {
    const element = item.current
    return () => {
      const root = element?.getRootNode()
      if (!(root instanceof Document || root instanceof ShadowRoot)) return
      if (element?.contains(root.activeElement)) isLost.current = true
    }
  }, [isLost])
  return item
}

interface Props {
  readonly call: Call
  /** The time limit of its breakpoint. */
  readonly seconds: number
  readonly isLost: RefObject<boolean>
}

/** A call that waits, with what can be done about it. */
export function WaitingCall({ call, seconds, isLost }: Props) {
  const { id, operationId, point, ms } = call
  const { breakpoints } = useWorld()
  const [fault, setFault] = useState('500')
  const edit = useEdit(breakpoints, call)
  const item = useLoss(isLost)
  const name = `${operationId} #${id}`
  const decide = (decision: Decision) => () => breakpoints.decide(id, decision)
  const onward = (action: 'continue' | 'twice') => () =>
    breakpoints.decide(id, { action, ...edit.read() })
  return (
    <li ref={item}>
      <div className="row">
        <div className="grow">
          <b>{operationId}</b> #{id} <span className="quiet">{POINTS[point]}</span>
        </div>
        <span className="left">{Math.max(0, Math.ceil(seconds - ms / 1000))} s left</span>
      </div>
      <div className="row">
        <button
          type="button"
          className="main"
          aria-label={`Continue ${name}`}
          disabled={!edit.isUsable}
          onClick={onward('continue')}
        >
          Continue
        </button>
        {point === 'request' && (
          <button
            type="button"
            aria-label={`Send twice ${name}`}
            disabled={!edit.isUsable}
            onClick={onward('twice')}
          >
            Send twice
          </button>
        )}
        <button type="button" aria-label={`Drop ${name}`} onClick={decide({ action: 'drop' })}>
          Drop
        </button>
      </div>
      <div className="row">
        <select
          className="grow"
          aria-label={`Fault for ${name}`}
          value={fault}
          onChange={({ target }) => setFault(target.value)}
        >
          {WORDS.map(([word, { description }]) => (
            <option key={word} value={word}>
              {word}: {description}
            </option>
          ))}
          {operations[operationId].refusals.map((code) => (
            <option key={code} value={`code=${code}`}>
              {code}
            </option>
          ))}
        </select>
        <button
          type="button"
          aria-label={`Fail ${name}`}
          onClick={decide({ action: 'fail', fault })}
        >
          Fail
        </button>
      </div>
      <Editor call={call} edit={edit} />
    </li>
  )
}
