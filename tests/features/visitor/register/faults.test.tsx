// @vitest-environment jsdom
import { afterEach } from 'vitest'
import { formDrafts } from '#session/drafts.ts'
import { describeForm } from '#tests/patterns/forms/matrix.tsx'
import { copyCaptcha, fillAll, fillByMobile, openRegister, submit } from './register-popup.tsx'

afterEach(() => formDrafts.clear())

describeForm({
  name: 'register-form',
  calls: 'registerMember',
  open: () => openRegister(),
  fill: (_, opened) => fillAll(opened),
  refill: (_, opened) => copyCaptcha(opened),
  spent: ['captcha'],
  submit,
})

describeForm({
  name: 'register-form',
  calls: 'registerMobile',
  open: () => openRegister('guest+register-mobile-only'),
  fill: (_, opened) => fillByMobile(opened),
  refill: (_, opened) => copyCaptcha(opened),
  spent: ['captcha'],
  submit,
})
