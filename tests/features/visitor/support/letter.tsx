import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, vi } from 'vitest'
import Feedback from '../../../../src/features/visitor/support/screens/feedback.tsx'
import { loadTexts } from '../../../../src/i18n/i18n.ts'
import { type Call, openDesk, show } from '../auth/desk.tsx'

export const SEND = 'PUT /wps/feedback'
export const CAPTCHA = 'GET /wps/captcha'
export const TEXT = 'My deposit of this morning has not arrived yet.'

export const arrived = () => ({ success: true, value: null, traceId: 'tr-9' })

export const kind = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
export const description = () => screen.getByLabelText<HTMLTextAreaElement>('Description')
export const captcha = () => screen.getByLabelText<HTMLInputElement>('Characters in the picture')
export const send = () => screen.getByRole('button', { name: 'Send feedback' })

type Replies = Parameters<typeof openDesk>[0]
type Desk = Awaited<ReturnType<typeof openDesk>>

/** A person with a quick hand; give `advance` where the clock is a fake. */
export const person = (advance?: (ms: number) => void) =>
  userEvent.setup({
    delay: null,
    pointerEventsCheck: 0,
    ...(advance ? { advanceTimers: advance } : {}),
  })

/** The feedback pop-up over a scripted server that takes every feedback unless told otherwise. */
export async function openFeedback(replies: Replies = {}, config: object = {}) {
  // jsdom lays nothing out, so there is nowhere to scroll to.
  Element.prototype.scrollIntoView = () => undefined
  const desk = await openDesk({ [SEND]: arrived, ...replies }, config)
  await loadTexts('support')
  return { ...desk, ...(await showFeedback(desk)), user: person() }
}

/** The same pop-up once more, as after a close, in the same tab. */
export async function showFeedback(desk: Desk) {
  const onClose = vi.fn()
  const view = show(desk, <Feedback onClose={onClose} />, '/?popup=feedback')
  await screen.findByRole('dialog', { name: 'Feedback' })
  await waitFor(() => expect(desk.count(CAPTCHA)).toBeGreaterThan(0))
  return { ...view, onClose }
}

type Person = ReturnType<typeof person>

export async function fill(user: Person, text = TEXT) {
  await user.click(kind('Deposit'))
  await user.click(description())
  await user.paste(text)
  await user.type(captcha(), 'a7K2')
}

export const bodies = (calls: readonly Call[]) =>
  calls.filter(({ name }) => name === SEND).map(({ body }) => body)
