import { type FormEvent, useEffect, useState } from 'react'
import { parseMoment } from '#mocks/world/core/clock.ts'
import { countUnread } from '#mocks/world/messages/inbox.ts'
import type { World } from '#mocks/world/world-types.ts'
import { Problem } from '../controls/problem.tsx'
import { useWorld } from '../shell/panel-context.ts'

/** The steps of the buttons: their names, and what the clock takes. */
const CLOCK_STEPS = [
  ['+1 min', '1m'],
  ['+30 min', '30m'],
  ['+1 h', '1h'],
  ['+1 day', '1d'],
] as const

/**
 * Sends a message event to logged-in members. Their page then fetches the messages and reads the new time from the
 * answer.
 */
function lookAgain(world: World): void {
  for (const memberId of new Set(world.db.sessions.list().map((session) => session.memberId))) {
    const last = world.db.messages.list({ memberId }).at(-1)
    if (!last) continue
    const value = { messageId: last.id, unreadMessage: countUnread(world, memberId) }
    world.emit('message.new', value, memberId)
  }
}

/** Moves the clock of the world by a text such as `30m`; the portal follows at once. */
function advanceClock(world: World, by: string): void {
  world.clock.advance(by)
  lookAgain(world)
}

/** The running time; drawn again every second, because nothing else may change in a world. */
function Now({ world: { clock } }: { readonly world: World }) {
  const [, draw] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => draw((count) => count + 1), 1000)
    return () => clearInterval(timer)
  }, [])
  return (
    <div className="now">
      <time>{`${new Date(clock.now()).toISOString().slice(0, 19)}Z`}</time>
      <span className="quiet">{clock.frozen ? 'stopped' : 'running'}</span>
    </div>
  )
}

/** The running time of the world, and the ways to change it; the portal follows with its next answers. */
export function ClockSection() {
  const world = useWorld()
  const { clock } = world
  const [moment, setMoment] = useState('')
  const [problem, setProblem] = useState('')
  const set = (event: FormEvent) => {
    event.preventDefault()
    try {
      clock.set(parseMoment(moment.trim()))
      setProblem('')
      lookAgain(world)
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    }
  }
  const toggle = () => {
    if (clock.frozen) clock.release()
    else clock.set(clock.now())
    lookAgain(world)
  }
  const reset = () => {
    clock.restore({ frozenAt: null, offset: 0 })
    lookAgain(world)
  }
  return (
    <div className="body">
      <Now world={world} />
      <div className="row">
        {CLOCK_STEPS.map(([text, by]) => (
          <button key={by} type="button" onClick={() => advanceClock(world, by)}>
            {text}
          </button>
        ))}
      </div>
      <div className="row">
        <button type="button" onClick={toggle}>
          {clock.frozen ? 'Start clock' : 'Stop clock'}
        </button>
        <button type="button" onClick={reset}>
          Reset to real time
        </button>
      </div>
      <form className="row" onSubmit={set}>
        <label className="field grow">
          Set to
          <input
            type="text"
            placeholder="2026-11-20T09:00:00Z"
            value={moment}
            onChange={({ target }) => setMoment(target.value)}
          />
        </label>
        <button type="submit">Set</button>
      </form>
      <Problem text={problem} />
    </div>
  )
}
