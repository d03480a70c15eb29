import { useRef, useState, useSyncExternalStore } from 'react'
import type { LogEntry } from '#mocks/world/core/log.ts'
import { Breakpoints } from '../breakpoints/breakpoints.tsx'
import { WaitingCalls } from '../breakpoints/waiting-calls.tsx'
import { usePanel } from '../shell/panel-context.ts'
import { listCalls } from './call-list.ts'
import { LatestCalls, PinnedCalls } from './call-lists.tsx'
import { CallTools } from './call-tools.tsx'
import { Comparison } from './comparison.tsx'
import { createPins, hasCall, withoutCall } from './pins.ts'

/** Adds or removes a compared call; the oldest of three is dropped. */
const toggled = (compared: readonly LogEntry[], entry: LogEntry) =>
  hasCall(compared, entry) ? withoutCall(compared, entry) : [...compared, entry].slice(-2)

/** The pinned and the latest calls, newest first: request, response, and breaches of the contract. */
export function CallsSection() {
  const { world } = usePanel()
  const [filter, setFilter] = useState('')
  const [compared, setCompared] = useState<readonly LogEntry[]>([])
  const [{ list, pins, compare }] = useState(() => ({
    list: listCalls(world),
    pins: createPins(),
    compare: (entry: LogEntry) => setCompared((now) => toggled(now, entry)),
  }))
  const pinned = useSyncExternalStore(pins.subscribe, pins.list)
  const search = useRef<HTMLInputElement>(null)
  const focusSearch = () => search.current?.focus()
  const choices = { filter, pinned, compared, onPin: pins.toggle, onCompare: compare }
  return (
    <div className="body">
      <WaitingCalls onLost={focusSearch} />
      <Breakpoints>
        <input
          ref={search}
          type="search"
          placeholder="Filter: wallet, post, 503, /deposit, socket"
          aria-label="Filter calls"
          value={filter}
          onChange={({ target }) => setFilter(target.value)}
        />
      </Breakpoints>
      <Comparison
        calls={compared}
        onClose={() => {
          setCompared([])
          focusSearch()
        }}
      />
      <PinnedCalls
        {...choices}
        onPin={(entry) => {
          pins.toggle(entry)
          focusSearch()
        }}
      />
      <LatestCalls list={list} choices={choices} />
      <CallTools list={list} />
    </div>
  )
}
