// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { formDrafts } from '../../../../src/session/drafts.ts'
import { endSession } from '../../../../src/session/end.ts'
import { session } from '../../../../src/session/store.ts'
import { toast } from '../../../../src/ui/toast/toast-store.ts'
import { refuse } from '../auth/desk.tsx'
import {
  arrived,
  CAPTCHA,
  captcha,
  description,
  fill,
  kind,
  openFeedback,
  person,
  SEND,
  send,
  showFeedback,
  TEXT,
} from './letter.tsx'

afterEach(() => {
  cleanup()
  formDrafts.clear()
  toast.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The words above the form; fields have their own. */
const warning = async (words: RegExp) =>
  waitFor(() => {
    const said = screen.getAllByRole('alert').map(({ textContent }) => textContent)
    expect(said.join('\n')).toMatch(words)
  })

const stillThere = () => {
  expect(kind('Deposit').checked).toBe(true)
  expect(description().value).toBe(TEXT)
}

describe('a feedback that is not taken', () => {
  it.each([
    ['API-21 a function that is off', () => refuse('function.not.available'), /switched off/],
    ['D-012 an unknown code', () => refuse('feedback.odd', null, 'Come on Monday.'), /on Monday/],
    ['D-013 no network', () => Promise.reject(new TypeError('gone')), /Network link is abnormal/],
    ['D-013 a broken server', () => new Response('', { status: 500 }), /Network link is abnormal/],
    ['D-013 closed doors', () => new Response('', { status: 503 }), /Network link is abnormal/],
    ['D-013 too many calls', () => new Response('', { status: 429 }), /Too many tries/],
    ['D-013 a malformed body', () => new Response('<html>'), /Network link is abnormal/],
  ])('%s: everything typed stays, the picture is new (D-028)', async (_, reply, words) => {
    const { user, count, onClose } = await openFeedback({ [SEND]: reply })
    await fill(user)
    await user.click(send())
    await warning(words)
    stillThere()
    await waitFor(() => expect(count(CAPTCHA)).toBe(2))
    expect(captcha().value).toBe('')
    expect(onClose).not.toHaveBeenCalled()
    expect(send().getAttribute('aria-disabled')).toBeNull()
  })

  it('VAL-61 a wrong captcha is said at its field, with a new picture and the focus', async () => {
    const { user, count } = await openFeedback({ [SEND]: () => refuse('captcha.wrong') })
    await fill(user)
    await user.click(send())
    await screen.findByText(/not what the picture says/)
    expect(captcha().getAttribute('aria-invalid')).toBe('true')
    await waitFor(() => expect(document.activeElement).toBe(captcha()))
    await waitFor(() => expect(count(CAPTCHA)).toBe(2))
    stillThere()
  })

  it('D-013 a slow answer keeps the form as it is, and is taken when it comes', async () => {
    let answer: (value: unknown) => void = () => undefined
    const { user, onClose } = await openFeedback({
      [SEND]: () => new Promise((done) => (answer = done)),
    })
    await fill(user)
    await user.click(send())
    await waitFor(() => expect(send().getAttribute('aria-busy')).toBe('true'))
    stillThere()
    answer(arrived())
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  })
})

describe('D-080 one a minute', () => {
  const again = async (reply = () => refuse('feedback.too.often') as unknown) => {
    vi.useFakeTimers({
      toFake: ['Date', 'setTimeout', 'clearTimeout'],
      now: Date.parse('2026-11-20T09:00:00Z'),
      shouldAdvanceTime: true,
    })
    const user = person((ms) => vi.advanceTimersByTime(ms))
    const opened = await openFeedback({ [SEND]: reply })
    await fill(user)
    await user.click(send())
    await warning(/just written to us/)
    return { ...opened, user }
  }

  it('says so, keeps what was typed and counts the minute down', async () => {
    const { user, count } = await again()
    stillThere()
    expect((await screen.findByRole('timer')).textContent).toMatch(/in (60|59) seconds/)
    expect(send().getAttribute('aria-disabled')).toBe('true')
    await user.type(captcha(), 'b8L3{Enter}')
    expect(count(SEND)).toBe(1)
    await act(() => vi.advanceTimersByTimeAsync(30_000))
    expect(screen.getByRole('timer').textContent).toMatch(/in (30|29|28) seconds/)
    await act(() => vi.advanceTimersByTimeAsync(31_000))
    expect(screen.queryByRole('timer')).toBeNull()
    await screen.findByText('You can send it now.')
    await user.click(send())
    await waitFor(() => expect(count(SEND)).toBe(2))
  })

  it('believes the server when it names a time', async () => {
    const body = JSON.stringify(refuse('feedback.too.often'))
    const headers = { 'content-type': 'application/json', 'retry-after': '12' }
    await again(() => new Response(body, { headers }))
    expect((await screen.findByRole('timer')).textContent).toMatch(/in (12|11) seconds/)
  })

  it('goes on counting in a pop-up that was closed and opened again', async () => {
    const desk = await again()
    desk.unmount()
    await act(() => vi.advanceTimersByTimeAsync(20_000))
    await showFeedback(desk)
    expect(screen.getByRole('timer').textContent).toMatch(/in (40|39|38) seconds/)
    stillThere()
  })
})

describe('what was typed', () => {
  const begin = async (replies = {}) => {
    const desk = await openFeedback(replies)
    await fill(desk.user)
    return desk
  }

  it('is there again after a close, in memory only, and never the captcha', async () => {
    const desk = await begin()
    desk.unmount()
    const stored = [...Object.values(sessionStorage), ...Object.values(localStorage)].join()
    expect(stored).not.toContain(TEXT)
    await showFeedback(desk)
    stillThere()
    expect(captcha().value).toBe('')
  })

  it('is gone once it was sent', async () => {
    const desk = await begin()
    await desk.user.click(send())
    await waitFor(() => expect(desk.onClose).toHaveBeenCalledTimes(1))
    desk.unmount()
    await showFeedback(desk)
    expect([description().value, kind('Deposit').checked]).toEqual(['', false])
  })

  it('AUT-30 is gone after a log-out, also from the open form', async () => {
    const opening = openFeedback()
    session.set('token', 'ses-0123456789abcdef')
    session.set('account', 'rahim88')
    const desk = await opening
    await fill(desk.user)
    act(() => endSession(desk.client))
    await waitFor(() => expect(description().value).toBe(''))
    desk.unmount()
    await showFeedback(desk)
    expect(description().value).toBe('')
  })

  it('stays when the pop-up was closed before a refusal, which is told all the same', async () => {
    let answer: (value: unknown) => void = () => undefined
    const desk = await begin({ [SEND]: () => new Promise((done) => (answer = done)) })
    await desk.user.click(send())
    await waitFor(() => expect(desk.count(SEND)).toBe(1))
    desk.unmount()
    answer(refuse('function.not.available'))
    await waitFor(() => expect(toast.entries()).toMatchObject([{ tone: 'danger' }]))
    await showFeedback(desk)
    stillThere()
  })

  it('closed before a success it is thanked for, and nothing else is closed', async () => {
    let answer: (value: unknown) => void = () => undefined
    const desk = await begin({ [SEND]: () => new Promise((done) => (answer = done)) })
    await desk.user.click(send())
    await waitFor(() => expect(desk.count(SEND)).toBe(1))
    desk.unmount()
    answer(arrived())
    await waitFor(() => expect(toast.entries()).toMatchObject([{ tone: 'success' }]))
    expect(desk.onClose).not.toHaveBeenCalled()
    expect(formDrafts.get('feedback')).toBeNull()
  })
})
