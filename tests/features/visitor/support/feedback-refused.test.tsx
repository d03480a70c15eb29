// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Fault } from '#mocks/faults/fault.ts'
import { formDrafts } from '#session/drafts.ts'
import { endSession } from '#session/other-tabs.ts'
import { pass, until } from '#tests/harness/fake-time.ts'
import { closePortal, fillIn } from '#tests/harness/portal.tsx'
import { toast } from '#ui/toast/toast-store.ts'
import {
  captcha,
  description,
  fill,
  kind,
  openFeedback,
  send,
  showFeedback,
  TEXT,
} from './feedback-form.tsx'

afterEach(async () => {
  await closePortal()
  formDrafts.clear()
})

const refusal = (code: string): Fault => ({ kind: 'refusal', code })

/** Fills in the form; the world answers with the fault. */
async function begin(fault?: Fault, scenario = 'guest') {
  const opened = await openFeedback(scenario)
  if (fault) opened.world.faults.set('sendFeedback', fault)
  await fill(opened)
  return opened
}

/** The error above the form; errors of fields are at the fields. */
const warning = (words: RegExp) =>
  until(() => {
    const alerts = screen.getAllByRole('alert').map(({ textContent }) => textContent)
    expect(alerts.join('\n')).toMatch(words)
  })

const stillThere = () => {
  expect(kind('Deposit').checked).toBe(true)
  expect(description().value).toBe(TEXT)
}

describe('a refused feedback', () => {
  test.each([
    ['API-21 a disabled function', refusal('function.not.available'), /not available right now/],
    [
      'D-012 an unknown code',
      { ...refusal('feedback.odd'), message: 'Come on Monday.' },
      /on Monday/,
    ],
  ])('%s: the input is kept, the captcha is new (D-028)', async (_, fault, words) => {
    const { user, count, onClose } = await begin(fault)
    await user.click(send())
    await warning(words)
    stillThere()
    await waitFor(() => expect(count('getCaptcha')).toBe(2))
    expect(captcha().value).toBe('')
    expect(onClose).not.toHaveBeenCalled()
    expect(send().getAttribute('aria-disabled')).toBeNull()
  })

  test('VAL-61 a wrong captcha is reported at its field, with a new picture and the focus', async () => {
    const { user, count } = await begin()
    fillIn(captcha(), '0000')
    await user.click(send())
    await screen.findByText(/characters do not match/)
    expect(captcha().getAttribute('aria-invalid')).toBe('true')
    await waitFor(() => expect(document.activeElement).toBe(captcha()))
    await waitFor(() => expect(count('getCaptcha')).toBe(2))
    stillThere()
  })

  test('D-013 a slow answer keeps the form, and is accepted when it arrives', async () => {
    const { user, onClose, hold } = await begin()
    const release = hold('sendFeedback')
    await user.click(send())
    await waitFor(() => expect(send().getAttribute('aria-busy')).toBe('true'))
    stillThere()
    release()
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  })
})

describe('D-080 one a minute', () => {
  const again = async () => {
    const opened = await begin(refusal('feedback.too.often'))
    vi.useFakeTimers({
      toFake: ['Date', 'setTimeout', 'clearTimeout'],
      now: Date.parse('2026-11-20T09:00:00Z'),
    })
    act(() => send().click())
    await warning(/just written to us/)
    return opened
  }

  test('is reported, keeps the input and counts the minute down', async () => {
    const { count } = await again()
    stillThere()
    expect((await until(() => screen.getByRole('timer'))).textContent).toMatch(/in 60 seconds/)
    expect(send().getAttribute('aria-disabled')).toBe('true')
    fillIn(captcha(), 'b8L3')
    act(() => captcha().closest('form')?.requestSubmit())
    expect(count('sendFeedback')).toBe(1)
    await pass(30_000)
    expect(screen.getByRole('timer').textContent).toMatch(/in 30 seconds/)
    await pass(31_000)
    expect(screen.queryByRole('timer')).toBeNull()
    await until(() => screen.getByText('You can send it now.'))
    act(() => send().click())
    await until(() => expect(count('sendFeedback')).toBe(2))
  })

  test('the countdown continues in a pop-up that was closed and reopened', async () => {
    const opened = await again()
    cleanup()
    await pass(20_000)
    await showFeedback(opened)
    expect(screen.getByRole('timer').textContent).toMatch(/in 40 seconds/)
    stillThere()
  })
})

describe('the input', () => {
  test('is restored after closing, from memory only, and without the captcha', async () => {
    const opened = await begin()
    cleanup()
    const stored = [...Object.values(sessionStorage), ...Object.values(localStorage)].join()
    expect(stored).not.toContain(TEXT)
    await showFeedback(opened)
    stillThere()
    expect(captcha().value).toBe('')
  })

  test('is removed once it was sent', async () => {
    const opened = await begin()
    await opened.user.click(send())
    await waitFor(() => expect(opened.onClose).toHaveBeenCalledTimes(1))
    await showFeedback(opened)
    expect([description().value, kind('Deposit').checked]).toEqual(['', false])
  })

  test('AUT-30 is removed after a log-out, also from the open form', async () => {
    const opened = await begin(undefined, 'member')
    act(() => endSession(opened.client))
    await waitFor(() => expect(description().value).toBe(''))
    await showFeedback(opened)
    expect(description().value).toBe('')
  })

  test('is kept if the pop-up was closed before a refusal, which is still reported', async () => {
    const opened = await begin(refusal('function.not.available'))
    const release = opened.hold('sendFeedback')
    await opened.user.click(send())
    await waitFor(() => expect(opened.count('sendFeedback')).toBe(1))
    cleanup()
    release()
    await waitFor(() => expect(toast.entries()).toMatchObject([{ tone: 'danger' }]))
    await showFeedback(opened)
    stillThere()
  })

  test('after closing, a success is confirmed and nothing else is closed', async () => {
    const opened = await begin()
    const release = opened.hold('sendFeedback')
    await opened.user.click(send())
    await waitFor(() => expect(opened.count('sendFeedback')).toBe(1))
    cleanup()
    release()
    await waitFor(() => expect(toast.entries()).toMatchObject([{ tone: 'success' }]))
    expect(opened.onClose).not.toHaveBeenCalled()
    expect(formDrafts.get('feedback')).toBeNull()
  })
})
