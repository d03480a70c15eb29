// @vitest-environment jsdom
import { afterEach, beforeAll } from 'vitest'
import { loadTexts, startI18n } from '../../../../src/i18n/i18n.ts'
import { formDrafts } from '../../../../src/session/drafts.ts'
import { describeForm } from '../../../patterns/forms/matrix.tsx'
import { button, fillEmail, fillPhone, openForgot } from './desk.tsx'

beforeAll(async () => {
  await startI18n()
  await loadTexts('recover', 'forms')
})
afterEach(() => formDrafts.clear())

describeForm({
  name: 'email-form',
  calls: 'sendPasswordEmail',
  open: () => openForgot(),
  fill: (user) => fillEmail(user),
  submit: () => button('Send me an email'),
})

describeForm({
  name: 'phone-form',
  calls: 'resetPassword',
  open: () => openForgot(),
  fill: (user) => fillPhone(user),
  submit: () => button('Set the new password'),
})
