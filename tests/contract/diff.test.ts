// `npm run contract -- diff` describes each kind of change and whether it breaks clients.
import { describe, expect, test } from 'vitest'
import { compareContracts, formatChange } from '#scripts/contract/compare.mjs'
import { findVersionProblem, lowestVersion, unacceptedBreaks } from '#scripts/contract/diff.mjs'
import { calls, json, object, type Parts, ref, text, values } from './diff-cases.ts'

/** A contract with a single operation, POST /bets, made of these parts. */
function contractWith(parts: Parts = {}) {
  const { request = object({ stake: text }), answer = object({ won: text }) } = parts
  const answers = Object.fromEntries(
    (parts.statuses ?? ['200', '409']).map((status) => [status, json(answer)]),
  )
  const call = {
    operationId: 'placeBet',
    tags: ['games'],
    security: [{}],
    parameters: parts.parameters ?? [],
    requestBody: { required: true, ...json(request) },
    responses: parts.responses ?? answers,
    ...parts.call,
  }
  return {
    paths: parts.paths ?? { '/bets': { post: call } },
    components: { schemas: parts.schemas ?? {}, securitySchemes: parts.schemes ?? {} },
    webhooks: parts.webhooks ?? {},
  }
}

const changesOf = (before: Parts, after: Parts) =>
  compareContracts(contractWith(before), contractWith(after), '2026-11-29').map(
    (change) => `${change.breaks ? 'BREAKS' : 'fine'}: ${formatChange(change)}`,
  )

/** One schema, used in the request and in the response. */
const both = (schema: object): Parts => ({
  request: object({ kind: schema }),
  answer: object({ kind: schema }),
})
const field = { request: 'placeBet body.kind', answer: 'placeBet 200.kind' }

test('the same contract has no changes', () => {
  expect(changesOf({}, {})).toEqual([])
})

test.each(calls)('%s', (_, before, after, lines) => {
  expect(changesOf(before, after)).toEqual(lines)
})

test.each(values)('%s', (_, before, after, [request, answer]) => {
  const lines = changesOf(
    { ...both(before), statuses: ['200'] },
    { ...both(after), statuses: ['200'] },
  )
  const line = (description: string, where: string) => description.replace(': ', `: ${where} `)
  expect(lines.toSorted()).toEqual(
    [line(request, field.request), line(answer, field.answer)].toSorted(),
  )
})

test('fields that are added, removed and made required', () => {
  const before = object({ stake: text, odds: text, old: text }, ['odds'])
  const after = object({ stake: text, odds: text, note: text, key: text }, ['stake', 'key'])
  const once = { statuses: ['200'] }
  expect(changesOf({ ...once, request: before }, { ...once, request: after })).toEqual([
    'BREAKS: placeBet body.stake is required now',
    'BREAKS: placeBet body.old was removed',
    'BREAKS: placeBet body.key is new and required',
    'fine: placeBet body.odds may be left out now',
    'fine: placeBet body.note is new',
  ])
  expect(changesOf({ ...once, answer: before }, { ...once, answer: after })).toEqual([
    'BREAKS: placeBet 200.odds may be left out now',
    'BREAKS: placeBet 200.old was removed',
    'fine: placeBet 200.stake is required now',
    'fine: placeBet 200.note is new',
    'fine: placeBet 200.key is new',
  ])
})

test('a change in a shared schema is reported once, with the operations that it affects', () => {
  const parts = (schemas: object): Parts => ({ answer: ref('Bet'), statuses: ['200'], schemas })
  const self = { again: { anyOf: [ref('Bet'), { type: 'null' }] } }
  expect(
    changesOf(parts({ Bet: object({ ...self, won: text }) }), parts({ Bet: object(self) })),
  ).toEqual(['BREAKS: Bet.won (answer) was removed in placeBet'])
})

test('a further known value is no change if any other was allowed', () => {
  const answer = { anyOf: [ref('Known'), text] }
  const parts = (values: string[]): Parts => ({
    answer,
    statuses: ['200'],
    schemas: { Known: { type: 'string', enum: values } },
  })
  expect(changesOf(parts(['a']), parts(['a', 'b']))).toEqual([
    'fine: Known (answer) has the new value b in placeBet',
  ])
})

test('removing a message of the socket is a breaking change', () => {
  const webhooks = { 'balance.updated': { post: { requestBody: json(object({ at: text })) } } }
  expect(changesOf({ webhooks }, {})).toEqual(['BREAKS: message balance.updated was removed'])
  expect(changesOf({}, { webhooks })).toEqual(['fine: message balance.updated is new'])
})

describe('a pull request', () => {
  const changes = compareContracts(contractWith(), contractWith({ paths: {} }))
  const [addition] = [compareContracts(contractWith({ paths: {} }), contractWith())]
  const change = 'placeBet was removed without being deprecated'

  test('that breaks fails, unless the break is accepted for now', () => {
    const refusedOn = (day: string, accepted: string) =>
      unacceptedBreaks(changes, [{ change: accepted, why: 'Unused.', until: '2026-12-31' }], day)
    expect(refusedOn('2026-12-31', change)).toEqual([])
    expect(refusedOn('2027-01-01', change)).toHaveLength(1)
    expect(refusedOn('2026-12-31', 'placeBet was removed')).toHaveLength(1)
    expect(unacceptedBreaks(addition, [])).toEqual([])
  })

  test.each([
    ['0.2.9', changes, '0.3.0'],
    ['0.2.9', addition, '0.2.10'],
    ['1.2.9', changes, '2.0.0'],
    ['1.2.9', addition, '1.3.0'],
    ['1.2.9', [], '1.2.9'],
  ])('moves the version as its changes require: %s', (version, found, lowest) => {
    expect(lowestVersion(version, found)).toBe(lowest)
    expect(findVersionProblem(version, lowest, found)).toBeNull()
    if (found.length > 0)
      expect(findVersionProblem(version, version, found)).toMatch(`require ${lowest} at least`)
  })
})
