// @vitest-environment jsdom
import { afterEach, beforeAll } from 'vitest'
import { loadTexts, startI18n } from '../../../../src/i18n/i18n.ts'
import { formDrafts } from '../../../../src/session/drafts.ts'
import { describeForm } from '../../../patterns/forms/matrix.tsx'
import { dialog, fillAll, openRegister, submit, typeCaptcha } from './desk.tsx'

beforeAll(async () => {
  await startI18n()
  await loadTexts('register', 'forms')
})
afterEach(() => formDrafts.clear())

describeForm({
  name: 'register-form',
  calls: 'registerMember',
  open: () => openRegister(),
  fill: fillAll,
  refill: typeCaptcha,
  spent: ['captcha'],
  submit,
})

describeForm({
  name: 'register-form',
  calls: 'registerMobile',
  open: () => openRegister('guest+register-mobile-only'),
  async fill(user, opened) {
    const type = async (label: string, text: string) =>
      user.type(dialog().getByLabelText(label), text)
    await type('Mobile number', '01799000001')
    await user.click(dialog().getByRole('button', { name: 'Send code' }))
    await type('Verification code', '246810')
    for (const label of ['Password', 'Password again'])
      if (dialog().queryByLabelText(label)) await type(label, 'Padma2026')
    if (dialog().queryByLabelText('Characters in the picture')) await typeCaptcha(user, opened)
    await user.click(dialog().getByRole('checkbox', { name: /I am 18 or older/ }))
  },
  async refill(user, opened) {
    if (dialog().queryByLabelText('Characters in the picture')) await typeCaptcha(user, opened)
  },
  spent: ['captcha'],
  submit,
})
