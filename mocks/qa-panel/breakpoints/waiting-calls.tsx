import { useEffect, useLayoutEffect, useReducer, useRef } from 'react'
import { useWorld } from '../shell/panel-context.ts'
import { WaitingCall } from './waiting-call.tsx'

/** Draws the component again every second while `isOn`. */
function useSeconds(isOn: boolean): void {
  const [, draw] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    if (!isOn) return
    const timer = setInterval(draw, 1000)
    return () => clearInterval(timer)
  }, [isOn])
}

const countOf = (calls: number) => (calls === 1 ? '1 call waits.' : `${calls} calls wait.`)

/**
 * The calls that wait at a breakpoint, in the order of their arrival. When the call with the focus leaves, the next one
 * takes it; `onLost` moves it if none is left.
 */
export function WaitingCalls({ onLost }: { readonly onLost: () => void }) {
  const { breakpoints } = useWorld()
  const waiting = breakpoints.waiting()
  const all = breakpoints.list()
  const list = useRef<HTMLUListElement>(null)
  const isLost = useRef(false)
  useSeconds(waiting.length > 0)
  useLayoutEffect(() => {
    if (!isLost.current) return
    isLost.current = false
    const next = list.current?.querySelector('button')
    if (next) next.focus()
    else onLost()
  })
  if (waiting.length === 0) return null
  return (
    <section className="waiting">
      <p role="status">{countOf(waiting.length)}</p>
      <ul ref={list} aria-label="Waiting calls">
        {waiting.map((call) => (
          <WaitingCall
            key={call.id}
            call={call}
            seconds={all.find(({ id }) => id === call.breakpoint)?.seconds ?? 0}
            isLost={isLost}
          />
        ))}
      </ul>
    </section>
  )
}
