import { describe, expect, test } from 'vitest'
import { readRecording } from '#mocks/contract/read-recording.ts'
import { checkHarSize, MAX_HAR_BYTES } from '#mocks/har/har-file.ts'
import { createRedactor } from '#mocks/har/redact.ts'
import contract from '#openapi/generated/portal.bundle.json'
import { readHar, toRecording } from './recordings.ts'

const CALLS = [
  'getMemberInfo',
  'getBalance',
  'getMessages',
  'createDeposit',
  'getBalance',
  'getPayoutAccounts',
]
const NOT_JSON = 'not { json'

/** The Chrome file with another text in place of one that it has. */
const changed = (from: string, to: string) =>
  readRecording(readHar('chrome').replaceAll(from, to), 'x.har', contract)

describe('the export of', () => {
  test.each([
    ['chrome', 'WebInspector', { others: 2, unanswered: 0 }, CALLS],
    ['firefox', 'Firefox', { others: 1, unanswered: 0 }, CALLS],
    ['safari', 'WebKit Web Inspector', { others: 1, unanswered: 1 }, CALLS.slice(0, -1)],
  ])('%s is read', (browser, creator, left, operations) => {
    const recording = toRecording(browser)
    expect(recording).toMatchObject({ name: `${browser}.har`, creator, sessions: 1, ...left })
    expect(recording.calls.map(({ operationId }) => operationId)).toEqual(operations)
    expect(recording.calls.map(({ n }) => n)).toEqual(operations.map((_, place) => place + 1))
    expect(recording.calls[2]?.answer).toMatchObject({ value: { list: expect.any(Array) } })
    expect(new Date(recording.startedAt).toISOString()).toBe('2026-11-20T08:59:58.000Z')
  })
})

test('answers that break the contract are marked with their place', () => {
  const breaches = (browser: string) =>
    toRecording(browser).calls.flatMap(({ n, breach }) => (breach ? [`${n} ${breach}`] : []))
  expect(breaches('firefox')).toEqual([
    '2 /value/balance must be string.',
    '5 /value/balance must be string.',
  ])
  expect(breaches('chrome')).toEqual([])
  const html = changed('{\\"success\\":true,\\"value\\":{\\"balance\\"', NOT_JSON)
  expect(html.calls[1]?.breach).toBe('the body is not JSON.')
})

test('no token, name or number of the file is kept, and the rules count what they replaced', () => {
  const account = /\\"account\\":\\"(\w+)\\"/.exec(readHar('chrome'))?.[1] ?? ''
  const token = /"x-session-token",\s+"value": "([^"]+)"/.exec(readHar('chrome'))?.[1] ?? ''
  expect([account, token].map((text) => text.length > 4)).toEqual([true, true])
  const recording = changed('kind=PERSONAL', 'kind=PERSONAL&search=01712345678')
  const kept = JSON.stringify(recording)
  for (const secret of [account, token, '01712345678']) expect(kept).not.toContain(secret)
  expect(recording.redacted).toMatchObject({
    people: expect.any(Number),
    numbers: expect.any(Number),
  })
  expect(recording.redacted.people).toBeGreaterThan(3)
  expect(recording.redacted.numbers).toBeGreaterThan(toRecording('chrome').redacted.numbers)
})

test('a name is replaced inside other texts, the longer one first, also among thousands', () => {
  const { redact } = createRedactor(new Set())
  const people = Array.from({ length: 30_000 }, (_, n) => ({
    account: `player${n}`,
    note: `n${n}`,
  }))
  const clean = JSON.stringify(redact([...people, { text: 'Paid to player12 and player1234.' }]))
  const text = /Paid to (\w+) and (\w+)\./.exec(clean)
  expect(clean).not.toContain('player')
  expect([text?.[1]?.length, text?.[2]?.length]).toEqual([8, 10])
  expect(clean).toContain(`{"account":"${text?.[1]}","note":"n12"}`)
  expect(clean).toContain(`{"account":"${text?.[2]}","note":"n1234"}`)
})

describe('in one sentence is refused', () => {
  test.each([
    ['a file that is no JSON', NOT_JSON, /^This file is not a HAR\. Export one/],
    ['a JSON file that is no HAR', '{"log":{"entries":4}}', /^This file is not a HAR\./],
    ['an empty HAR', '{"log":{"entries":[]}}', /^This file has no call of the portal’s API\.$/],
    [
      'a HAR of another site',
      readHar('chrome').replaceAll('/wps/', '/api/'),
      /^This file has no call of the portal’s API: it was recorded on cdn\.example, play\.example\.$/,
    ],
    [
      'a HAR without content',
      readHar('chrome').replaceAll('"text": "{\\"success', '"texts": "{\\"success'),
      /^This file has no response bodies\./,
    ],
  ])('%s', (_, text, sentence) => {
    expect(() => readRecording(text, 'x.har', contract)).toThrow(sentence)
  })

  test('a file above 100 MB, before it is read', () => {
    expect(() => checkHarSize(MAX_HAR_BYTES)).not.toThrow()
    expect(() => checkHarSize(MAX_HAR_BYTES + 1)).toThrow(/^This file is larger than 100 MB\./)
  })
})
