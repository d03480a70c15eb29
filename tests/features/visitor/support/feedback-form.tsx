import { screen } from '@testing-library/react'
import { expect, vi } from 'vitest'
import Feedback from '#features/visitor/support/screens/feedback.tsx'
import { until } from '#tests/harness/fake-time.ts'
import { fillIn, frozenLink, type OpenedPortal, openPortal } from '#tests/harness/portal.tsx'

export const TEXT = 'My deposit of this morning has not arrived yet.'

export const kind = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
export const description = () => screen.getByLabelText<HTMLTextAreaElement>('Description')
export const captcha = () => screen.getByLabelText<HTMLInputElement>('Characters in the picture')
export const send = () => screen.getByRole('button', { name: 'Send feedback' })

/** The feedback pop-up of a visitor. */
export async function openFeedback(scenario = 'guest') {
  const opened = await openPortal(frozenLink(scenario), '/?popup=feedback', {
    view: null,
    texts: ['support', 'forms'],
  })
  return { ...opened, onClose: await showFeedback(opened) }
}

/** Renders the pop-up, again after a close in the same tab. Returns its onClose. */
export async function showFeedback(opened: OpenedPortal) {
  const onClose = vi.fn()
  const before = opened.count('getCaptcha')
  opened.show(<Feedback onClose={onClose} />)
  await until(() => screen.getByRole('dialog', { name: 'Feedback' }))
  await until(() => expect(opened.count('getCaptcha')).toBe(before + 1))
  return onClose
}

/** The text of the captcha. */
export const captchaCode = ({ world }: OpenedPortal): string =>
  world.db.captchas.find({ used: false })?.code ?? ''

/** Copies the text of the captcha once its picture is shown. */
export async function copyCaptcha(opened: OpenedPortal): Promise<void> {
  await screen.findByRole('img', { name: 'Four characters to copy' })
  fillIn(captcha(), captchaCode(opened))
}

export async function fill(opened: OpenedPortal): Promise<void> {
  await opened.user.click(kind('Deposit'))
  fillIn(description(), TEXT)
  await copyCaptcha(opened)
}
