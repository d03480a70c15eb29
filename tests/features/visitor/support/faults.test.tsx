// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import type userEvent from '@testing-library/user-event'
import { afterEach, beforeAll } from 'vitest'
import Feedback from '../../../../src/features/visitor/support/screens/feedback.tsx'
import { loadTexts, startI18n } from '../../../../src/i18n/i18n.ts'
import { formDrafts } from '../../../../src/session/drafts.ts'
import { type Opened, openPortal } from '../../../harness/portal.tsx'
import { describeForm } from '../../../patterns/forms/matrix.tsx'
import { captcha, description, kind, send, TEXT } from './letter.tsx'

type User = ReturnType<typeof userEvent.setup>

beforeAll(async () => {
  await startI18n()
  await loadTexts('support', 'forms')
})
afterEach(() => formDrafts.clear())

async function copyPicture(user: User, { world }: Opened) {
  await screen.findByRole('img', { name: 'Four characters to copy' })
  await user.clear(captcha())
  await user.type(captcha(), world.db.captchas.find({ used: false })?.code ?? '')
}

describeForm({
  name: 'feedback-form',
  calls: 'sendFeedback',
  async open() {
    const view = <Feedback onClose={() => undefined} />
    const opened = await openPortal('?scenario=guest&seed=7', '/?popup=feedback', { view })
    await screen.findByRole('dialog', { name: 'Feedback' })
    return opened
  },
  async fill(user, opened) {
    await user.click(kind('Deposit'))
    await user.click(description())
    await user.paste(TEXT)
    await copyPicture(user, opened)
  },
  refill: copyPicture,
  spent: ['captcha'],
  submit: send,
})
