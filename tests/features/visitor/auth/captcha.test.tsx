// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useCaptcha } from '#patterns/forms/use-captcha.ts'
import { closePortal, frozenLink, openPortal } from '#tests/harness/portal.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T09:00:00Z') })
})
afterEach(closePortal)

/** Renders a form with a captcha and returns the hook's current state. */
async function open() {
  let captcha: ReturnType<typeof useCaptcha> | undefined
  function Probe() {
    captcha = useCaptcha()
    return null
  }
  await openPortal(frozenLink('guest'), '/', { view: <Probe /> })
  return () => {
    if (!captcha) throw new Error('The form was not rendered.')
    return captcha
  }
}

test('AUT-23 VAL-64 D-087 a refresh runs at once, a second one within 1000 ms does not', async () => {
  const captcha = await open()
  act(() => void captcha().refresh())
  expect(captcha().round).toBe(1)
  vi.setSystemTime(Date.parse('2026-11-20T09:00:00.999Z'))
  act(() => void captcha().refresh())
  expect(captcha().round).toBe(1)
  vi.setSystemTime(Date.parse('2026-11-20T09:00:01.000Z'))
  act(() => void captcha().refresh())
  expect(captcha().round).toBe(2)
})

test('D-028 a failed submit loads a new picture even right after a refresh', async () => {
  const captcha = await open()
  act(() => void captcha().refresh())
  act(() => captcha().renew())
  expect(captcha().round).toBe(2)
})

test('AUT-11 no picture is loaded before it is needed', async () => {
  const captcha = await open()
  expect(captcha().shown).toBe(false)
  expect(captcha().loading).toBe(false)
})
