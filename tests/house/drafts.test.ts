import { posix } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { findFiles, listNodes, parse, readText } from './source.ts'

/** Forms with only secrets, which must never be stored. */
const SECRETS = ['change-form', 'close-form', 'confirm-step', 'login-form', 'pin-form']
const CODES = ['proof-form', 'sms-form', 'totp-form']
/** Files cannot be restored, so the visitor chooses them again. */
const FILES = ['kyc-form']
/** Answers about the visitor, which must not be kept when the page is left. */
const NEVER_KEPT = ['self-test']
/** Forms that store their own draft, because it has more than the fields. */
const OWN = [
  'apply-form',
  'email-form',
  'feedback-form',
  'phone-form',
  'profile-form',
  'register-form',
  'slip-form',
  'withdraw-form',
]

test('D-013 every form keeps its input with useDraftForm, or is listed here with a reason', () => {
  const plain = findFiles('src/{features,entities}/**/*.tsx')
    .filter((path) => /\buseForm[<(]/.test(readText(path)))
    .map((path) => posix.basename(path, '.tsx'))
  expect(plain.sort()).toEqual([...SECRETS, ...CODES, ...FILES, ...NEVER_KEPT, ...OWN].sort())
})

test('every form of a feature has the properties of the portal’s forms', () => {
  const bare = findFiles('src/{patterns,entities,features,app}/**/*.tsx').flatMap((path) =>
    listNodes(parse(path))
      .filter((node) => ts.isJsxOpeningElement(node) && node.tagName.getText() === 'form')
      .filter((node) => !node.getText().includes('{...formProps}'))
      .map(() => path),
  )
  expect(bare).toEqual([])
})

test('every overlay of the design system is an entry of the history', () => {
  const overlays = findFiles('src/**/*.tsx').filter((path) =>
    /from '@radix-ui\/react-dialog'|import \{ AlertDialog as/.test(readText(path)),
  )
  expect(overlays).toEqual([
    'src/ui/alert-dialog/alert-dialog.tsx',
    'src/ui/dialog/dialog.tsx',
    'src/ui/drawer/drawer.tsx',
  ])
  for (const path of overlays) expect(readText(path)).toMatch(/\n {2}useHistoryLayer\(/)
  expect(
    findFiles('src/**/*.tsx').filter((path) => /<dialog[\s>]|showModal/.test(readText(path))),
  ).toEqual([])
})

test('ERR-25 whatever copies a text confirms it with a button', () => {
  const copies = findFiles('src/**/*.{ts,tsx}').filter((path) =>
    /\bcopyText\(|clipboard\.write|<CopyField\b/.test(readText(path)),
  )
  // Copies of the design system have a required `onCopied`.
  const own = copies.filter((path) => !/^src\/(ui|lib)\//.test(path))
  expect(own.length).toBeGreaterThan(5)
  expect(own.filter((path) => !readText(path).includes('useCopyConfirmation()'))).toEqual([])
})
