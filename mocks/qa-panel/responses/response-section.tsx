import { type FormEvent, useEffect, useRef, useState } from 'react'
import { findBreach } from '#mocks/contract/check.ts'
import type { World } from '#mocks/world/world-types.ts'
import { type OperationId, operations } from '#openapi/generated/operations.ts'
import { type Active, ActiveList } from '../controls/active-list.tsx'
import { checkJson, formatVerdict, NOT_JSON } from '../controls/json-text.ts'
import { TargetField } from '../controls/target-field.tsx'
import { usePanel, useWorld } from '../shell/panel-context.ts'
import { type Draft, formatBody, getOperation, startDraft } from './draft.ts'
import { fetchExample } from './examples.ts'
import { takeChangedOperation, useReloadOption } from './reload-option.tsx'

const NAMES = Object.keys(operations)

/** The verdict on a draft; one that breaks the contract can be used too. */
function judge(id: OperationId | null, { status, text }: Draft) {
  if (id === null) return { text: 'Choose an operation.', isUsable: false }
  if (text === null)
    return { text: 'The example of the contract is being loaded.', isUsable: false }
  const wrong = checkJson(text, (body) => findBreach(id, status, body, { byFault: false }))
  return {
    text: formatVerdict(wrong),
    kind: wrong === null ? 'match' : 'breach',
    isUsable: wrong !== NOT_JSON,
  }
}

interface ActiveResponse extends Active {
  readonly key: OperationId
}

const listResponses = ({ faults }: World): ActiveResponse[] =>
  [...faults].flatMap(([id, fault]) =>
    fault?.kind === 'answer'
      ? {
          key: id,
          text: id,
          note: `Status ${fault.status}`,
          remove: () => faults.delete(id),
        }
      : [],
  )

/** A response that a tester writes for an operation; it is checked against the contract during typing. */
export function ResponseSection() {
  const world = useWorld()
  const { changes } = usePanel()
  const field = useRef<HTMLInputElement>(null)
  const [draft, setDraft] = useState(() => startDraft(world, takeChangedOperation()))
  const [reloadField, reloadFor] = useReloadOption()
  const id = getOperation(draft)
  const { status, text } = draft
  const isLoading = text === null
  useEffect(() => {
    if (!isLoading || id === null) return
    let isCurrent = true
    fetchExample(id, status).then(
      (example) => isCurrent && setDraft((now) => ({ ...now, text: formatBody(example) })),
      () => isCurrent && setDraft((now) => ({ ...now, text: '' })),
    )
    return () => {
      isCurrent = false
    }
  }, [id, status, isLoading])
  const verdict = judge(id, draft)
  const change = (ids: readonly OperationId[]) => {
    changes.notify()
    reloadFor(ids)
  }
  const use = (event: FormEvent) => {
    event.preventDefault()
    if (id === null || text === null) return
    world.faults.set(id, { kind: 'answer', status, body: JSON.parse(text) })
    change([id])
  }
  return (
    <form className="body" onSubmit={use}>
      <ActiveList
        label="responses"
        active={listResponses(world)}
        onRemove={(removed) => {
          for (const one of removed) one.remove()
          change(removed.map(({ key }) => key))
        }}
        focusElsewhere={() => field.current?.focus()}
      />
      <div className="row">
        <div className="grow">
          <TargetField
            ref={field}
            label="Operation"
            value={draft.name}
            options={NAMES}
            onChange={(name) => setDraft(startDraft(world, name))}
          />
        </div>
        <label className="field answer-status">
          Status
          <select
            value={status}
            disabled={id === null}
            onChange={({ target }) => setDraft(startDraft(world, draft.name, Number(target.value)))}
          >
            {(id === null ? [] : operations[id].statuses).map((code) => (
              <option key={code}>{code}</option>
            ))}
          </select>
        </label>
      </div>
      <label className="field">
        Response body (JSON)
        <textarea
          rows={12}
          spellCheck={false}
          disabled={id === null}
          value={text ?? ''}
          onChange={({ target }) => setDraft({ ...draft, text: target.value })}
        />
      </label>
      <p className="verdict" role="status" data-kind={verdict.kind}>
        {verdict.text}
      </p>
      <div className="row">
        <button type="submit" className="main" disabled={!verdict.isUsable}>
          Use this response
        </button>
        {reloadField}
      </div>
    </form>
  )
}
