// @vitest-environment jsdom, of its own
import { act, cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { AgentHeader } from '#app/shells/agent-header.tsx'
import { loadTexts, startI18n } from '#i18n/i18n.ts'
import { READ_ONLY_ID } from '#patterns/use-online.ts'
import { stubBrowser } from '#tests/harness/browser.ts'

let visibility: DocumentVisibilityState = 'visible'

beforeEach(async () => {
  stubBrowser()
  localStorage.setItem('lang', 'EN')
  await startI18n()
  await loadTexts('agent')
  visibility = 'visible'
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  vi.useFakeTimers({ now: Date.parse('2026-11-20T09:00:00.400Z') })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function Search() {
  return <output>{useLocation().search}</output>
}

const show = (timeZone = 'Asia/Dhaka') =>
  render(
    <MemoryRouter initialEntries={['/agentHome']}>
      <AgentHeader name="Agent One" timeZone={timeZone} />
      <Search />
    </MemoryRouter>,
  )
const advance = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const setVisibility = (next: DocumentVisibilityState) =>
  act(() => {
    visibility = next
    document.dispatchEvent(new Event('visibilitychange'))
  })

describe('agent header', () => {
  test('AGT-17 shows the GMT offset of the merchant zone', () => {
    show()
    expect(screen.getByText('GMT+6')).toBeTruthy()
  })

  test('AGT-18 the clock ticks on every full second, in that zone, and is not read out', () => {
    show()
    const digits = screen.getByText('15:00:00')
    expect(digits.getAttribute('aria-hidden')).toBe('true')
    advance(600)
    expect(digits.textContent).toBe('15:00:01')
    advance(2000)
    expect(digits.textContent).toBe('15:00:03')
  })

  test('AGT-18 stops in a hidden tab and is right at once on return', () => {
    show()
    setVisibility('hidden')
    expect(vi.getTimerCount()).toBe(0)
    advance(60_000)
    expect(screen.getByText('15:00:00')).toBeTruthy()
    setVisibility('visible')
    expect(screen.getByText('15:01:00')).toBeTruthy()
  })

  test('AGT-18 removes its timer', () => {
    show().unmount()
    expect(vi.getTimerCount()).toBe(0)
  })

  test('AGT-19 AGT-20 shows the account, and logging out asks first', () => {
    show()
    expect(screen.getByText('Agent One')).toBeTruthy()
    act(() => screen.getByRole('button', { name: 'Log out' }).click())
    expect(screen.getByRole('status').textContent).toBe('?popup=logout')
  })

  test('F-48 names the read-only access, for buttons to refer to', () => {
    render(
      <MemoryRouter>
        <AgentHeader name="Accountant" timeZone="Asia/Dhaka" readOnly />
      </MemoryRouter>,
    )
    expect(document.getElementById(READ_ONLY_ID)?.textContent).toContain('View only')
  })
})
