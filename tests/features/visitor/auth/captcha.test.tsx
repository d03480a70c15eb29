// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useCaptcha } from '../../../../src/patterns/forms/use-captcha.ts'
import { openDesk } from './desk.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T09:00:00Z') })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function open() {
  const { client } = await openDesk()
  return renderHook(() => useCaptcha(), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  })
}

it('AUT-23 VAL-64 D-087 a refresh runs at once, another within 1000 ms does not', async () => {
  const { result } = await open()
  act(() => void result.current.refresh())
  expect(result.current.round).toBe(1)
  vi.setSystemTime(Date.parse('2026-11-20T09:00:00.999Z'))
  act(() => void result.current.refresh())
  expect(result.current.round).toBe(1)
  vi.setSystemTime(Date.parse('2026-11-20T09:00:01.000Z'))
  act(() => void result.current.refresh())
  expect(result.current.round).toBe(2)
})

it('D-028 a failed submit brings a new picture even right after a refresh', async () => {
  const { result } = await open()
  act(() => void result.current.refresh())
  act(() => result.current.renew())
  expect(result.current.round).toBe(2)
})

it('AUT-11 no picture is fetched before one is wanted', async () => {
  const { result } = await open()
  expect(result.current.shown).toBe(false)
  expect(result.current.loading).toBe(false)
})
