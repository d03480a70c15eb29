import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { filesOf, textOf } from './source.ts'

/** Forms of secrets alone, which nothing may keep. */
const SECRETS = ['change-form', 'close-form', 'confirm-step', 'login-form', 'pin-form']
const CODES = ['proof-form', 'sms-form', 'totp-form']
/** Forms of files: they are chosen again. */
const FILES = ['kyc-form']
/** Answers about oneself that leave the page with it. */
const NEVER_KEPT = ['self-test']
/** Forms that keep a draft of their own, because of what else they hold. */
const OWN = [
  ...['apply-form', 'email-form', 'feedback-form', 'phone-form', 'profile-form'],
  ...['register-form', 'slip-form', 'withdraw-form'],
]

test('D-013 every form keeps what is typed: by useDraftForm, or for a reason named here', () => {
  const plain = filesOf('src/{features,entities}/**/*.tsx')
    .filter((path) => /\buseForm[<(]/.test(textOf(path)))
    .map((path) => posix.basename(path, '.tsx'))
  expect(plain.sort()).toEqual([...SECRETS, ...CODES, ...FILES, ...NEVER_KEPT, ...OWN].sort())
})
