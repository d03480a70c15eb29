import { type FormEvent, useEffect, useState } from 'react'
import { toMessage } from '#mocks/world/core/to-message.ts'
import type { World } from '#mocks/world/world-types.ts'
import { Problem } from '../controls/problem.tsx'
import { useWorld } from '../shell/panel-context.ts'
import { advanceClock, CLOCK_STEPS, resetClock, setClock, toggleClock } from './move-clock.ts'

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
  const [moment, setMoment] = useState('')
  const [problem, setProblem] = useState('')
  const set = (event: FormEvent) => {
    event.preventDefault()
    try {
      setClock(world, moment)
      setProblem('')
    } catch (error) {
      setProblem(toMessage(error))
    }
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
        <button type="button" onClick={() => toggleClock(world)}>
          {world.clock.frozen ? 'Start clock' : 'Stop clock'}
        </button>
        <button type="button" onClick={() => resetClock(world)}>
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
