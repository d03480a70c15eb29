// Generates calls of the contract from a seeded random source, as plain data: valid ones, ones that the contract
// certainly forbids, and hostile ones.
import { transportKey } from '#mocks/world/core/keys.ts'
import { readOperations, resolve } from '../generate/operations.mjs'
import { seal } from './seal.mjs'
import { createPool, createWriter } from './value-of-schema.mjs'

/**
 * `query` is the query string of the address and `body` is what is sent, unencrypted. `text`, if given, is sent as it
 * is in the place of `body`. With `other` another member than the visitor calls.
 * @typedef {{ id: string, kind: 'good' | 'forbidden' | 'hostile', token: boolean, other?: boolean, query: [string,
 * string][],
 * body?: unknown, text?: string }} FuzzCall
 */

/** Names that every object inherits; as field names they are unknown nevertheless. */
const INHERITED = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf']
const STRANGERS = ['stranger', ...INHERITED]
const HOSTILE = [
  ...[
    -1,
    0,
    1.5,
    2 ** 53,
    1e21,
    null,
    true,
    [],
    {},
    [[]],
    { a: {} },
    '',
    ' 5',
    '1e309',
    '٣',
    'null',
  ],
  ...['../../x', '%00', '\u0000', '\ud800', ...INHERITED, '999999999999999.99', '-0.01', '0.001'],
  ...['9999-99-99', '2026-02-30', 'x'.repeat(9000), { toString: 1 }],
]
const TEXTS = ['', ' ', '{', 'null', '[]', '"x"', '1e309', '['.repeat(9000)]
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

const isFields = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)
const isForm = ({ body }) => body?.type === 'multipart/form-data'

/** The first values come from the examples of the contract. */
function poolOf(contract) {
  const pool = createPool()
  const walk = (value) => {
    if (Array.isArray(value)) return value.forEach(walk)
    if (!isFields(value)) return
    if (value.examples && !Array.isArray(value.examples))
      for (const one of Object.values(value.examples)) pool.learn(resolve(contract, one)?.value)
    if ('in' in value && 'example' in value) pool.learn({ [value.name]: value.example })
    Object.values(value).forEach(walk)
  }
  walk(contract)
  return pool
}

/** Generates calls, of these operations only or of all; `learn` collects the values of an answer. */
export function createCaller(contract, random, only = []) {
  const pool = poolOf(contract)
  const write = createWriter(contract, random, pool)
  const operations = readOperations(contract).filter(
    ({ id }) => only.length === 0 || only.includes(id),
  )

  function goodQuery(parameters) {
    return parameters
      .filter((one) => one.in === 'query' && (one.required || random.chance(0.6)))
      .flatMap((one) =>
        [write(one.schema, one.name)].flat().map((value) => [one.name, String(value)]),
      )
  }

  /** Changes a valid call so that the contract certainly forbids it. */
  function forbid(call, operation) {
    const fields = isFields(call.body) ? resolve(contract, operation.body.schema) : {}
    const required = fields.required ?? []
    if (required.length > 0 && random.chance(0.6)) {
      const { [random.pick(required)]: _, ...body } = call.body
      return { ...call, body }
    }
    const wanted = operation.parameters.filter((one) => one.in === 'query' && one.required)
    if (wanted.length > 0 && random.chance(0.5)) {
      const { name } = random.pick(wanted)
      return { ...call, query: call.query.filter(([key]) => key !== name) }
    }
    const stranger = random.pick(STRANGERS)
    if (isFields(call.body) && random.chance(0.5))
      return { ...call, body: { ...call.body, [stranger]: 'x' } }
    return { ...call, query: [...call.query, [stranger, '1']] }
  }

  /** A copy in which one value, at any depth, is replaced. */
  function spoil(value) {
    const keys = typeof value === 'object' && value !== null ? Object.keys(value) : []
    if (keys.length === 0 || random.chance(0.1)) return random.pick(HOSTILE)
    const key = random.pick(keys)
    if (!Array.isArray(value)) {
      const name = random.chance(0.1) ? random.pick(STRANGERS) : key
      return { ...value, [name]: spoil(value[key]) }
    }
    return value.map((inner, at) => (String(at) === key ? spoil(inner) : inner))
  }

  function attack(call) {
    if (call.body === undefined || random.chance(0.3)) {
      const known = call.query.length > 0 && random.chance(0.8)
      const name = known ? random.pick(call.query)[0] : random.pick(STRANGERS)
      const others = call.query.filter(([key]) => key !== name)
      return {
        ...call,
        query: [...others, [name, String(random.pick(HOSTILE.filter((one) => !isFields(one))))]],
      }
    }
    if (random.chance(0.1)) return { ...call, text: random.pick(TEXTS) }
    return { ...call, body: spoil(call.body) }
  }

  /** The documented body now and then: it goes through where drawn values rarely fit each other. */
  function goodBody({ schema, example, type }) {
    const documented = example !== undefined && type !== 'multipart/form-data'
    return documented && random.chance(0.2) ? structuredClone(example) : write(schema)
  }

  function next() {
    const operation = random.pick(operations)
    const call = {
      id: operation.id,
      kind: 'good',
      token: random.chance(0.92),
      ...(random.chance(0.15) && { other: true }),
      query: goodQuery(operation.parameters),
      ...(operation.body && { body: goodBody(operation.body) }),
    }
    const luck = random.next()
    if (luck < 0.55) return call
    if (luck < 0.75) return { ...forbid(call, operation), kind: 'forbidden' }
    return { ...attack(call), kind: 'hostile' }
  }
  return { next, learn: pool.learn }
}

function formOf(body) {
  const form = new FormData()
  for (const [name, value] of Object.entries(isFields(body) ? body : {})) {
    if (isFields(value) && typeof value.file === 'string')
      form.append(name, new File([new Uint8Array(PNG), 'x'], value.file, { type: 'image/png' }))
    else form.append(name, typeof value === 'string' ? value : JSON.stringify(value))
  }
  return form
}

/** A body as the operation takes it. Fields that are no texts stay JSON, which is no form. */
export const textOf = ({ body }, sent) =>
  body?.type === 'application/x-www-form-urlencoded' &&
  isFields(sent) &&
  Object.values(sent).every((value) => typeof value === 'string')
    ? new URLSearchParams(sent).toString()
    : JSON.stringify(sent)

/** The request of a call; `facts` are the facts of its operation, `now` is the backend's clock. */
export async function requestOf(call, operation, token, now) {
  const { method, path, encrypted } = operation
  const query = new URLSearchParams(call.query)
  const headers = new Headers({ 'x-merchant': 'suborno', 'accept-language': 'EN' })
  if (call.token && token) headers.set('x-session-token', token)
  const url = `http://localhost${path}${query.size > 0 ? `?${query}` : ''}`
  if (call.text === undefined && call.body === undefined)
    return new Request(url, { method, headers })
  if (call.text === undefined && isForm(operation))
    return new Request(url, { method, headers, body: formOf(call.body) })
  headers.set('content-type', operation.body?.type ?? 'application/json')
  const sent =
    encrypted && call.text === undefined ? await seal(transportKey, call.body, now) : call.body
  return new Request(url, { method, headers, body: call.text ?? textOf(operation, sent) })
}
