import { describe, expect, test } from 'vitest'
import type { ChatDepartment } from '#api/content/support.ts'
import {
  COOLDOWN_MS,
  cooldownEnd,
  languageNames,
  onlineFirst,
  toDraft,
  toFeedbackRequest,
  waitKey,
} from '#features/visitor/support/model.ts'

const department = (facts: Partial<ChatDepartment>): ChatDepartment => ({
  id: 'general',
  name: 'General questions',
  languages: ['BN'],
  online: true,
  waitMinutes: 2,
  ...facts,
})

test.each([
  ['nothing', null],
  ['a list', ['1', 'text']],
  ['other shapes', { type: 1, content: { text: 'hello' } }],
])('a draft of %s counts as empty', (_, draft) => {
  expect(toDraft(draft)).toEqual({ type: '', content: '' })
})

test('MOD-24 a draft never keeps the captcha', () => {
  const draft = { type: '6', content: 'hello', captcha: 'A7K2' }
  expect(toDraft(draft)).toEqual({ type: '6', content: 'hello' })
})

test('ENT-11 an unknown type is sent as other', () => {
  const fields = { type: '5', content: 'x'.repeat(20), captcha: 'A7K2' }
  expect(toFeedbackRequest(fields, 'rahim')).toEqual({
    content: 'x'.repeat(20),
    sender: 'rahim',
    type: 0,
    captcha: 'A7K2',
  })
})

test.each([
  ['ENT-12', '1', 1],
  ['ENT-13', '2', 2],
  ['ENT-14', '3', 3],
  ['ENT-15', '4', 4],
  ['ENT-16', '6', 6],
  ['ENT-17', '0', 0],
] as const)('%s the type of the choice %s is sent as %i', (_, type, sent) => {
  expect(toFeedbackRequest({ type, content: 'hello', captcha: 'A7K2' }, '').type).toBe(sent)
})

describe('D-080 the remaining part of the minute', () => {
  const AT = Date.parse('2026-11-20T09:00:00Z')

  test.each([
    ["is the server's", AT - 1000, 12_000, AT + 12_000],
    ['starts with the last feedback of this tab', AT - 20_000, null, AT - 20_000 + COOLDOWN_MS],
    ['is a whole minute if this tab has sent none', null, null, AT + COOLDOWN_MS],
    ['is a whole minute if the last is long ago', AT - 2 * COOLDOWN_MS, null, AT + COOLDOWN_MS],
  ])('%s', (_, sentAt, retryAfter, until) => {
    expect(cooldownEnd(AT, sentAt, retryAfter)).toBe(until)
  })
})

describe('API-42 departments', () => {
  test.each([
    ['away', department({ online: false, waitMinutes: 3 })],
    ['unknown', department({ waitMinutes: null })],
    ['now', department({ waitMinutes: 0 })],
    ['minutes', department({ waitMinutes: 1 })],
  ])('wait: %s', (wait, given) => {
    expect(waitKey(given)).toBe(wait)
  })

  test('available ones come first, each group in the order of the merchant', () => {
    const departments = ['a', 'b', 'c', 'd'].map((id, at) =>
      department({ id, online: at % 2 === 1 }),
    )
    expect(onlineFirst(departments).map(({ id }) => id)).toEqual(['b', 'd', 'a', 'c'])
  })

  test("their languages are named in the reader's language", () => {
    expect(languageNames(['EN', 'QQ', 'CN'], 'bn').join()).toMatch(/^ইংরেজি,.*চীনা/)
    expect(languageNames(['EN'], 'en')).toEqual(['English'])
  })
})
