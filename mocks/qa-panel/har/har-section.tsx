import { type DragEvent, useRef, useState } from 'react'
import { readRecording } from '#mocks/contract/read-recording.ts'
import { describeRecording } from '#mocks/har/describe.ts'
import { checkHarSize } from '#mocks/har/har-file.ts'
import { REPEATS } from '#mocks/har/player.ts'
import { toMessage } from '#mocks/world/core/to-message.ts'
import { Fold } from '../controls/fold.tsx'
import { useRedraw } from '../controls/use-redraw.ts'
import { fetchContract } from '../responses/examples.ts'
import { useWorld } from '../shell/panel-context.ts'

type State = NonNullable<ReturnType<typeof describeRecording>>

const REPEAT_NAMES = {
  next: 'Next recorded response',
  same: 'Same response until the next recorded write',
}

const minuteOf = (at: number) => new Date(at).toISOString().slice(0, 16).replace('T', ' ')

const countOf = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** The content of a recording, in sentences. */
function summary({ calls, creator, startedAt, sessions, others, unanswered }: State): string {
  const breaches = calls.filter(({ breach }) => breach !== null).length
  return [
    `${countOf(calls.length, 'call', 'calls')} from ${creator}, recorded ${minuteOf(startedAt)} UTC.`,
    ...(breaches > 0
      ? [`${countOf(breaches, 'response breaks', 'responses break')} the API contract.`]
      : []),
    ...(sessions > 0
      ? [`Left to the world: ${countOf(sessions, 'call', 'calls')} of a login or a verification.`]
      : []),
    ...(unanswered > 0 ? [`Without a response: ${countOf(unanswered, 'call', 'calls')}.`] : []),
    ...(others > 0 ? [`Not read: ${countOf(others, 'other request', 'other requests')}.`] : []),
  ].join(' ')
}

function RecordedCall({ n, operationId, status, breach, given }: State['calls'][number]) {
  return (
    <li>
      <div className="row">
        <span className="quiet">{n}</span>
        <span className="status" data-kind={status < 400 ? 'ok' : 'failed'}>
          {status}
        </span>
        <code className="grow">{operationId}</code>
        {breach !== null && (
          <span className="mark" data-breach>
            breach
          </span>
        )}
        {given > 0 && <span className="mark">{`given ${given}×`}</span>}
      </div>
      {breach !== null && <p className="quiet">{breach}</p>}
    </li>
  )
}

interface LoadedProps {
  readonly state: State
  readonly onRemove: () => void
}

function Loaded({ state, onRemove }: LoadedProps) {
  const { recording: player, clock } = useWorld()
  return (
    <section className="recording" aria-label="Recording">
      <label className="field">
        A repeated call gets
        <select
          value={state.repeat}
          onChange={({ target }) => {
            player.repeat = REPEATS.find((one) => one === target.value) ?? 'next'
          }}
        >
          {REPEATS.map((value) => (
            <option key={value} value={value}>
              {REPEAT_NAMES[value]}
            </option>
          ))}
        </select>
      </label>
      <div className="row">
        <button type="button" onClick={() => clock.set(player.recording?.startedAt ?? clock.now())}>
          Set clock to recording
        </button>
        <button type="button" onClick={onRemove}>
          Remove recording
        </button>
      </div>
      <div>
        <Fold title="Replaced when the file was read">
          <ul className="lines" aria-label="Rules of redaction">
            {state.redacted.map(({ what, count }) => (
              <li key={what}>{`${what}: ${countOf(count, 'value', 'values')}`}</li>
            ))}
            <li>Headers and cookies: not kept</li>
          </ul>
        </Fold>
        <Fold title="Answered by the world">
          <ul className="lines" aria-label="Calls answered by the world">
            {state.byWorld.map(({ operationId, count }) => (
              <li key={operationId}>
                <code>{operationId}</code>
                {` ${count}×`}
              </li>
            ))}
            {state.byWorld.length === 0 && <li>No call yet.</li>}
          </ul>
        </Fold>
      </div>
      <ul className="recorded" aria-label="Calls of the recording">
        {state.calls.map((call) => (
          <RecordedCall key={call.n} {...call} />
        ))}
      </ul>
    </section>
  )
}

/** A HAR of the live portal, from which calls are answered; what it lacks is answered by the world. */
export function HarSection() {
  const { recording: player } = useWorld()
  useRedraw(player.onChange)
  const file = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState('')
  const state = describeRecording(player)
  const read = async (chosen: File | undefined) => {
    if (!chosen) return
    setProblem('')
    try {
      checkHarSize(chosen.size)
      player.load(readRecording(await chosen.text(), chosen.name, await fetchContract()))
    } catch (error) {
      setProblem(toMessage(error))
    }
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    void read(event.dataTransfer.files[0])
  }
  const remove = () => {
    player.remove()
    file.current?.focus()
  }
  return (
    <section
      className="body"
      aria-label="HAR"
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <p className="quiet">
        Answers calls from a HAR that your browser saved on the live portal. Personal data is
        replaced before anything is kept.
      </p>
      <label className="field drop">
        HAR file: choose it, or drop it here
        <input
          ref={file}
          type="file"
          aria-label="HAR file"
          accept=".har,application/json"
          onChange={({ target }) => {
            void read(target.files?.[0])
            target.value = ''
          }}
        />
      </label>
      <p className="problem" role="alert">
        {problem}
      </p>
      <div>
        {state && <h3 className="name">{state.name}</h3>}
        <p className="quiet" role="status">
          {state ? summary(state) : 'No recording. The world answers all calls.'}
        </p>
      </div>
      {state && <Loaded state={state} onRemove={remove} />}
    </section>
  )
}
