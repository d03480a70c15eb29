// `npm run contract -- diff` describes each kind of change and whether it breaks clients.
import { describe, expect, test } from 'vitest'
import { compareContracts, formatChange } from '#scripts/contract/compare.mjs'
import { findVersionProblem, lowestVersion, unacceptedBreaks } from '#scripts/contract/diff.mjs'

const object = (properties: object, required: readonly string[] = []) => ({
  type: 'object',
  additionalProperties: false,
  properties,
  required,
})
const json = (schema: object) => ({ content: { 'application/json': { schema } } })
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const text = { type: 'string' }

interface Parts {
  readonly call?: object
  readonly request?: object
  readonly answer?: object
  readonly statuses?: readonly string[]
  readonly schemas?: object
  readonly parameters?: readonly object[]
  readonly paths?: object
  readonly webhooks?: object
}

/** A contract with a single operation, POST /bets, made of these parts. */
function contractWith(parts: Parts = {}) {
  const { request = object({ stake: text }), answer = object({ won: text }) } = parts
  const responses = Object.fromEntries(
    (parts.statuses ?? ['200', '409']).map((status) => [status, json(answer)]),
  )
  const call = {
    operationId: 'placeBet',
    tags: ['games'],
    security: [{}],
    parameters: parts.parameters ?? [],
    requestBody: { required: true, ...json(request) },
    responses,
    ...parts.call,
  }
  return {
    paths: parts.paths ?? { '/bets': { post: call } },
    components: { schemas: parts.schemas ?? {} },
    webhooks: parts.webhooks ?? {},
  }
}

const changesOf = (before: Parts, after: Parts) =>
  compareContracts(contractWith(before), contractWith(after), '2026-11-29').map(
    (change) => `${change.breaks ? 'BREAKS' : 'fine'}: ${formatChange(change)}`,
  )

/** A deprecated operation. */
const until = (sunset: string) => ({ deprecated: true, 'x-sunset': sunset })

/** One schema, used in the request and in the response. */
const both = (schema: object): Parts => ({
  request: object({ kind: schema }),
  answer: object({ kind: schema }),
})
const field = { request: 'placeBet body.kind', answer: 'placeBet 200.kind' }
const parameter = (more: object = {}) => ({ name: 'page', in: 'query', schema: text, ...more })

test('the same contract has no changes', () => {
  expect(changesOf({}, {})).toEqual([])
})

test.each<[string, Parts, Parts, string[]]>([
  ['an operation', { paths: {} }, {}, ['fine: placeBet is new']],
  [
    'a removed operation',
    {},
    { paths: {} },
    ['BREAKS: placeBet was removed without being deprecated'],
  ],
  [
    'a deprecation',
    {},
    { call: until('2026-12-31') },
    ['fine: placeBet is deprecated now, until 2026-12-31'],
  ],
  [
    'the end of a deprecation',
    { call: until('2026-12-31') },
    {},
    ['fine: placeBet is no longer deprecated'],
  ],
  [
    'a last day that is put off',
    { call: until('2026-12-31') },
    { call: until('2027-12-31') },
    ['fine: placeBet is answered until 2027-12-31 and was until 2026-12-31'],
  ],
  [
    'a last day that is brought forward',
    { call: until('2026-12-31') },
    { call: until('2026-12-30') },
    ['BREAKS: placeBet is answered until 2026-12-30 and was until 2026-12-31'],
  ],
  [
    'a deprecated operation, removed on its last day',
    { call: until('2026-11-29') },
    { paths: {} },
    ['BREAKS: placeBet was removed, and was answered until 2026-11-29'],
  ],
  [
    'a deprecated operation, removed after its last day',
    { call: until('2026-11-28') },
    { paths: {} },
    ['fine: placeBet was removed, and was answered until 2026-11-28'],
  ],
  [
    'a status',
    { statuses: ['200', '409'] },
    { statuses: ['200', '404'] },
    ['BREAKS: placeBet no longer answers 409', 'BREAKS: placeBet may answer 404 now'],
  ],
  [
    'who may call it',
    { call: { 'x-roles': ['trial', 'member'] } },
    { call: { 'x-roles': ['member', 'agent'] } },
    ['BREAKS: placeBet is no longer for trial', 'fine: placeBet is for agent too now'],
  ],
  [
    'the session',
    {},
    { call: { security: [{ token: [] }] } },
    ['BREAKS: placeBet needs a session: required, and was: optional'],
  ],
  [
    'facts and codes',
    { call: { 'x-idempotent': true, 'x-refusals': ['game.maintenance'] } },
    { call: { 'x-refusals': ['kyc.required'] } },
    [
      'BREAKS: placeBet may no longer be sent again safely',
      'BREAKS: placeBet may refuse with kyc.required now',
      'fine: placeBet no longer refuses with game.maintenance',
    ],
  ],
  [
    'an optional parameter',
    {},
    { parameters: [parameter()] },
    ['fine: placeBet has the new query parameter page'],
  ],
  [
    'a parameter made required',
    { parameters: [parameter()] },
    { parameters: [parameter({ required: true })] },
    ['BREAKS: placeBet requires the query parameter page'],
  ],
  [
    'a removed parameter',
    { parameters: [parameter()] },
    {},
    ['BREAKS: placeBet lost the query parameter page'],
  ],
])('%s', (_, before, after, lines) => {
  expect(changesOf(before, after)).toEqual(lines)
})

test.each<[string, object, object, readonly [request: string, answer: string]]>([
  [
    'a removed enum value breaks on both sides',
    { enum: ['A', 'B'] },
    { enum: ['A'] },
    ['BREAKS: lost the value B', 'BREAKS: lost the value B'],
  ],
  [
    'a new enum value breaks a portal that shows it',
    { enum: ['A'] },
    { enum: ['A', 'B'] },
    ['fine: has the new value B', 'BREAKS: has the new value B'],
  ],
  [
    'another type',
    text,
    { type: 'integer' },
    ['BREAKS: is integer and was string', 'BREAKS: is integer and was string'],
  ],
  [
    'null is added',
    text,
    { type: ['string', 'null'] },
    ['fine: may be null now', 'BREAKS: may be null now'],
  ],
  [
    'null is removed, in any notation',
    { anyOf: [text, { type: 'null' }] },
    text,
    ['BREAKS: is never null now', 'fine: is never null now'],
  ],
  [
    'a lower maximum',
    { ...text, maxLength: 9 },
    { ...text, maxLength: 5 },
    ['BREAKS: has maxLength 5 and had 9', 'fine: has maxLength 5 and had 9'],
  ],
  [
    'a longer text',
    { ...text, maxLength: 5 },
    { ...text, maxLength: 9 },
    ['fine: has maxLength 9 and had 5', 'BREAKS: has maxLength 9 and had 5'],
  ],
  [
    'more rows',
    { type: 'array', items: text, maxItems: 5 },
    { type: 'array', items: text },
    ['fine: has maxItems no more and had 5', 'BREAKS: has maxItems no more and had 5'],
  ],
  [
    'a list that allows duplicates',
    { type: 'array', items: text, uniqueItems: true },
    { type: 'array', items: text },
    ['fine: may repeat itself now', 'BREAKS: may repeat itself now'],
  ],
  [
    'a lower minimum',
    { type: 'integer', minimum: 1 },
    { type: 'integer', minimum: 0 },
    ['fine: has minimum 0 and had 1', 'BREAKS: has minimum 0 and had 1'],
  ],
  [
    'a pattern',
    text,
    { ...text, pattern: '^a$' },
    ['BREAKS: has the pattern ^a$ and had none', 'fine: has the pattern ^a$ and had none'],
  ],
  [
    'another choice',
    { oneOf: [text, { type: 'integer' }] },
    { oneOf: [text, { type: 'integer' }, { type: 'boolean' }] },
    ['fine: has the new choice "boolean"', 'BREAKS: has the new choice "boolean"'],
  ],
])('%s', (_, before, after, [request, answer]) => {
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
