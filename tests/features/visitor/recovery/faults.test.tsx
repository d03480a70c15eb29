// @vitest-environment jsdom
import { afterEach } from 'vitest'
import { formDrafts } from '#session/drafts.ts'
import { describeForm } from '#tests/patterns/forms/matrix.tsx'
import { button, fillEmail, fillPhone, openForgot } from './forgot-popup.tsx'

afterEach(() => formDrafts.clear())

describeForm({
  name: 'email-form',
  calls: 'sendPasswordEmail',
  open: () => openForgot(),
  fill: async () => fillEmail(),
  submit: () => button('Send email'),
})

describeForm({
  name: 'phone-form',
  calls: 'resetPassword',
  open: () => openForgot(),
  fill: (user) => fillPhone(user),
  submit: () => button('Set new password'),
})
