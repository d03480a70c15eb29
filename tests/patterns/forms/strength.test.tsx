// @vitest-environment jsdom
import { cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { loadTexts, startI18n } from '#i18n/i18n.ts'
import { type PatternWorker, setPatternWorker } from '#patterns/forms/check-pattern.ts'
import { fieldRule } from '#patterns/forms/field-rules.ts'
import { PasswordPart } from '#patterns/forms/password-part.tsx'
import '#tests/house/test-timeout.ts'

beforeAll(async () => {
  await startI18n()
  await loadTexts('forms')
})
afterEach(cleanup)

/** A worker that answers when the test says so and records its requests. */
function slowWorker() {
  const asked: string[] = []
  const waiting: (() => void)[] = []
  const open = (): PatternWorker => {
    const reply = (id: number, fits: boolean | null) =>
      worker.onmessage?.(new MessageEvent('message', { data: { id, fits } }))
    const worker: PatternWorker = {
      onmessage: null,
      onerror: null,
      postMessage: ({ id, pattern, text }) => {
        asked.push(text)
        waiting.push(() => reply(id, new RegExp(pattern).test(text)))
      },
      terminate: () => undefined,
    }
    queueMicrotask(() => reply(0, null))
    return worker
  }
  return { open, asked, answer: () => waiting.shift()?.() }
}

const rule = (acceptedPattern: string | null) =>
  fieldRule('password', { enabled: true, required: true, minLength: 6, acceptedPattern })
const part = (value: string, pattern: string | null) => (
  <PasswordPart label="New password" error={undefined} choose={{ rule: rule(pattern), value }} />
)
const strength = () => document.querySelector('[data-score]')?.getAttribute('data-score')

describe("VAL-54 the meter and the server's own pattern", () => {
  test('a password is weak until it is accepted; the latest answer counts', async () => {
    const { open, asked, answer } = slowWorker()
    setPatternWorker(open)
    const view = render(part('PadmaMeghna2026', '!$'))
    expect(strength()).toBe('1')
    await waitFor(() => expect(asked).toEqual(['PadmaMeghna2026']))
    view.rerender(part('PadmaMeghna2026!', '!$'))
    answer()
    await waitFor(() => expect(asked).toEqual(['PadmaMeghna2026', 'PadmaMeghna2026!']))
    expect(strength()).toBe('1')
    answer()
    await waitFor(() => expect(strength()).toBe('4'))
    view.rerender(part('PadmaMeghna2026!x', '!$'))
    await waitFor(() => expect(asked).toHaveLength(3))
    answer()
    await waitFor(() => expect(strength()).toBe('1'))
  })

  test('the pattern is not checked for an empty field, or if there is none', async () => {
    const { open, asked } = slowWorker()
    setPatternWorker(open)
    const view = render(part('', '!$'))
    expect(strength()).toBe('0')
    view.rerender(part('PadmaMeghna2026', '*'))
    expect(strength()).toBe('4')
    view.rerender(part('PadmaMeghna2026', null))
    expect(strength()).toBe('4')
    expect(asked).toEqual([])
  })
})
