// Arbitraries of fast-check for calls of the contract: valid ones, ones that the contract certainly forbids, and hostile
// ones.
import fc from 'fast-check'
import { follow } from '#tests/contract/contract.ts'
import { contract, OPERATIONS } from './operations.mjs'
import { arbitraryValue, settle } from './values.mjs'

/**
 * `query` is the query string of the address and `body` is what is sent, unencrypted. `text`, if given, is sent as it
 * is in the place of `body`. With `other` another member than the visitor calls.
 * @typedef {{ id: string, kind: 'good' | 'forbidden' | 'hostile', token: boolean, other: boolean, query: [string,
 * string][], body?: unknown, text?: string }} FuzzCall
 */

/** Names that every object inherits; as field names they are unknown nevertheless. */
const INHERITED = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf']
const STRANGERS = ['stranger', ...INHERITED]
const HOSTILE_TEXTS = [
  '',
  ' 5',
  '1e309',
  '٣',
  'null',
  '../../x',
  '%00',
  '\u0000',
  '\ud800',
  ...INHERITED,
  '999999999999999.99',
  '-0.01',
  '0.001',
  '9999-99-99',
  '2026-02-30',
  'x'.repeat(9000),
]
const HOSTILE_NUMBERS = [-1, 0, 1.5, 2 ** 53, 1e21]
const HOSTILE_BODIES = ['', ' ', '{', 'null', '[]', '"x"', '1e309', '['.repeat(9000)]

const isFields = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)
const without = (fields, name) =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name))

/** True in this many of a hundred cases; shrinks to false. */
const inHundred = (weight) =>
  fc.oneof(
    { withCrossShrink: true },
    { weight: 100 - weight, arbitrary: fc.constant(false) },
    { weight, arbitrary: fc.constant(true) },
  )

/** Changes of a valid call that the contract certainly forbids. */
function forbiddenChanges({ parameters, body }) {
  const wanted = parameters.filter((one) => one.in === 'query' && one.required)
  const required = (body && follow(contract, body.schema).required) ?? []
  const groups = [
    wanted.map(({ name }) => (call) => ({ ...call, query: without(call.query, name) })),
    required.map((name) => (call) => ({ ...call, body: without(call.body, name) })),
    STRANGERS.map((name) => (call) => ({ ...call, query: { ...call.query, [name]: '1' } })),
    STRANGERS.map(
      (name) => (call) =>
        isFields(call.body)
          ? { ...call, body: { ...call.body, [name]: 'x' } }
          : { ...call, query: { ...call.query, [name]: 'x' } },
    ),
  ]
  return fc.oneof(...groups.filter((all) => all.length > 0).map((all) => fc.constantFrom(...all)))
}

/** A copy in which one value is replaced; `path` chooses a field at each depth. */
function spoil(value, [turn, ...path], bad) {
  const keys = typeof value === 'object' && value !== null ? Object.keys(value) : []
  if (turn === undefined || keys.length === 0) return bad
  const key = keys[turn % keys.length]
  const inner = spoil(value[key], path, bad)
  return Array.isArray(value) ? value.with(Number(key), inner) : { ...value, [key]: inner }
}

const place = fc.array(fc.nat(), { maxLength: 4 })
const inQuery = fc
  .tuple(
    fc.nat(),
    fc.oneof(fc.constantFrom(...HOSTILE_TEXTS, ...HOSTILE_NUMBERS), fc.string({ unit: 'binary' })),
  )
  .map(([turn, bad]) => (call) => {
    const names = [...Object.keys(call.query), 'stranger']
    return { ...call, query: { ...call.query, [names[turn % names.length]]: bad } }
  })
const inBody = fc
  .tuple(
    place,
    fc.oneof(
      fc.constantFrom(...HOSTILE_TEXTS, ...HOSTILE_NUMBERS, { toString: 1 }),
      fc.jsonValue(),
    ),
  )
  .map(([path, bad]) => (call) => ({ ...call, body: spoil(call.body, path, bad) }))
const asText = fc.constantFrom(...HOSTILE_BODIES).map((text) => (call) => ({ ...call, text }))

const hostileChanges = ({ body }) =>
  body
    ? fc.oneof(
        { weight: 3, arbitrary: inQuery },
        { weight: 6, arbitrary: inBody },
        { weight: 1, arbitrary: asText },
      )
    : inQuery

/** The documented body now and then: it goes through where drawn values rarely fit each other. */
function bodyOf({ body: { schema, examples }, mediaType }) {
  const drawn = arbitraryValue(schema)
  const [example] = examples
  if (example === undefined || mediaType === 'multipart/form-data') return drawn
  return fc.oneof({ weight: 4, arbitrary: drawn }, { weight: 1, arbitrary: fc.constant(example) })
}

function callOfOperation(operation) {
  const { id, parameters, body } = operation
  const asked = parameters.filter((one) => one.in === 'query')
  const query = asked.map(({ name, schema }) => [name, arbitraryValue(schema, name)])
  const requiredKeys = asked.filter((one) => one.required).map(({ name }) => name)
  const change = (kind, changes) => changes.map((apply) => ({ kind, apply }))
  return fc.record({
    id: fc.constant(id),
    token: inHundred(92),
    other: inHundred(15),
    query: fc.record(Object.fromEntries(query), { requiredKeys, noNullPrototype: true }),
    body: body ? bodyOf(operation) : fc.constant(undefined),
    change: fc.oneof(
      { weight: 55, arbitrary: fc.constant({ kind: 'good', apply: (call) => call }) },
      { weight: 20, arbitrary: change('forbidden', forbiddenChanges(operation)) },
      { weight: 25, arbitrary: change('hostile', hostileChanges(operation)) },
    ),
  })
}

/** The arbitrary of calls, of these operations only or of all. */
export const arbitraryCalls = (only = []) =>
  fc.oneof(
    ...OPERATIONS.filter(({ id }) => only.length === 0 || only.includes(id)).map(callOfOperation),
  )

/**
 * Converts a generated call to the call that is sent, with values of the pool.
 * @returns {FuzzCall}
 */
export function callFrom({ id, token, other, query, body, change: { kind, apply } }, pool) {
  const call = apply({ query: settle(query, pool), body: settle(body, pool) })
  const pairs = Object.entries(call.query).flatMap(([name, value]) =>
    [value].flat().map((one) => [name, String(one)]),
  )
  return { id, kind, token, other, ...call, query: pairs }
}
