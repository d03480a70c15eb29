// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { createPath, type Location, NavigationType, Router, type To } from 'react-router'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { useSheetAddress } from '#entities/game/sheet-address.ts'
import { SearchBox } from '#features/play/lobby/components/search-box.tsx'
import { useFilters } from '#features/play/lobby/hooks/use-filters.ts'
import { loadTexts, startI18n } from '#i18n/i18n.ts'
import { stubBrowser } from '#tests/harness/browser.ts'

const PAUSE_MS = 1000

beforeAll(async () => {
  await startI18n()
  await loadTexts('lobby')
})
beforeEach(() => {
  stubBrowser()
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function Field() {
  const { filters, given, type, commit, change, reset } = useFilters()
  const sheet = useSheetAddress()
  return (
    <>
      <SearchBox given={given} onType={type} onCommit={commit} />
      <button type="button" onClick={() => change({ selection: 'HOT' })}>
        hot
      </button>
      <button type="button" onClick={() => change({ vendor: 'PG' })}>
        vendor
      </button>
      <button type="button" onClick={() => sheet.open(7)}>
        sheet
      </button>
      <button type="button" onClick={reset}>
        reset
      </button>
      <output>{JSON.stringify(filters)}</output>
    </>
  )
}

interface Entry {
  readonly kind: NavigationType
  readonly location: Location
}

/** A history whose changes reach the page only when the test lets them. */
function openSlowly(from = '/rng') {
  const waiting: Entry[] = []
  let deliver: (entry: Entry) => void = () => undefined
  let count = 0
  const entryOf = (kind: Entry['kind'], to: To, state: unknown = null): Entry => {
    count += 1
    const { pathname, search } = new URL(typeof to === 'string' ? to : createPath(to), 'http://x')
    // As in a browser, the state comes back as a copy, never as the same object.
    const copy = structuredClone(state)
    return { kind, location: { pathname, search, hash: '', state: copy, key: `k${count}` } }
  }
  const navigator = {
    createHref: (to: To) => (typeof to === 'string' ? to : createPath(to)),
    go: () => undefined,
    push: (to: To, state?: unknown) => waiting.push(entryOf(NavigationType.Push, to, state)),
    replace: (to: To, state?: unknown) => waiting.push(entryOf(NavigationType.Replace, to, state)),
  }
  function History() {
    const [entry, setEntry] = useState(() => entryOf(NavigationType.Pop, from))
    deliver = setEntry
    return (
      <Router location={entry.location} navigationType={entry.kind} navigator={navigator}>
        <Field />
      </Router>
    )
  }
  render(<History />)
  return {
    field: screen.getByRole<HTMLInputElement>('searchbox'),
    press: (name: string) => fireEvent.click(screen.getByRole('button', { name })),
    /** The latest requested address. */
    asked: () => waiting.at(-1)?.location.search,
    /** Delivers the oldest pending address. */
    arrive() {
      const next = waiting.shift()
      if (!next) throw new Error('No address is under way.')
      act(() => deliver(next))
    },
    /** Delivers only the latest address, as when React skips outdated ones. */
    arriveLast() {
      const next = waiting.splice(0).at(-1)
      if (!next) throw new Error('No address is under way.')
      act(() => deliver(next))
    },
    pending: () => waiting.length,
    from: (kind: Entry['kind'], to: string) => act(() => deliver(entryOf(kind, to))),
  }
}

const pause = () => act(() => vi.advanceTimersByTimeAsync(PAUSE_MS))

test('RTE-26 a late address does not overwrite later input', async () => {
  const { field, arrive, asked, pending } = openSlowly()
  field.focus()
  fireEvent.change(field, { target: { value: 'Dep' } })
  await pause()
  expect(asked()).toBe('?q=Dep')
  fireEvent.change(field, { target: { value: 'Dep Firew' } })
  await pause()
  fireEvent.change(field, { target: { value: 'Dep Firework Leg' } })
  arrive()
  expect(field.value).toBe('Dep Firework Leg')
  arrive()
  fireEvent.change(field, { target: { value: 'Dep Firework Legend' } })
  await pause()
  while (pending() > 0) arrive()
  expect(field.value).toBe('Dep Firework Legend')
  expect(document.activeElement).toBe(field)
  expect(screen.getByRole('status').textContent).toContain('"query":"Dep Firework Legend"')
})

test('RTE-26 the same word again, with addresses skipped, keeps the field, and later links apply', async () => {
  const { field, arrive, arriveLast, from } = openSlowly()
  for (const value of ['ab', 'abc', 'ab']) {
    fireEvent.change(field, { target: { value } })
    await pause()
  }
  arrive()
  expect(field.value).toBe('ab')
  arriveLast()
  expect(field.value).toBe('ab')
  from(NavigationType.Push, '/rng?q=abc')
  expect(field.value).toBe('abc')
  from(NavigationType.Pop, '/rng?q=ab')
  expect(field.value).toBe('ab')
  from(NavigationType.Push, '/rng')
  expect(field.value).toBe('')
})

test('RTE-26 a filter, a sheet and a reset during a late address lose neither word nor filter', async () => {
  const { field, press, asked, arriveLast, arrive, pending } = openSlowly()
  fireEvent.change(field, { target: { value: 'dragon' } })
  press('hot')
  await pause()
  fireEvent.blur(field)
  press('vendor')
  expect(asked()).toBe('?vassalage=PG&show=hot&q=dragon')
  arriveLast()
  fireEvent.change(field, { target: { value: 'dragons' } })
  await pause()
  press('sheet')
  arriveLast()
  expect(field.value).toBe('dragons')
  while (pending() > 0) arrive()
  expect(screen.getByRole('status').textContent).toContain('"query":"dragons"')
  press('reset')
  expect(field.value).toBe('')
  arriveLast()
  await pause()
  expect(field.value).toBe('')
  expect(pending()).toBe(0)
})
