import { expect, test } from 'vitest'
import { createRandom, type Random } from '#mocks/world/core/prng.ts'
import type { World } from '#mocks/world/world-types.ts'
import { operations } from '#openapi/generated/operations.ts'
import { isNode } from '#tests/contract/contract.ts'
import {
  type Documented,
  documented,
  INFINITE,
  toFormData,
  toHeaders,
  toText,
  toValidRequest,
} from './documented-calls.ts'
import { createTestWorld, lastEntry } from './helpers.ts'
import { sealBody } from './seal.ts'

/** Number of calls per operation. */
const CALLS = 4

const HOSTILE: readonly unknown[] = [
  INFINITE,
  -1,
  0,
  1.5,
  1e15,
  2 ** 53,
  1e21,
  -1e300,
  null,
  true,
  [],
  {},
  [[]],
  { a: {} },
  '',
  ' 5',
  '5 ',
  '0x5',
  '1e309',
  '1e3',
  '+5',
  '-0',
  '٣',
  'NaN',
  'null',
  '0.001',
  '-0.01',
  'A',
  'AAAAA',
  '====',
  '..',
  '../../x',
  '//',
  '%',
  '%00',
  '\u0000',
  '\ud800',
  '‮',
  '__proto__',
  '999999999999999.99',
  '99999999999999999999',
  '9999-99-99',
  '2026-02-30',
  'x'.repeat(9000),
]
const TEXTS = ['', ' ', '{', 'null', '[]', '1e309', '"x"', '['.repeat(90000) + ']'.repeat(90000)]

/** A copy in which one value, at any depth, is replaced, removed or added. */
function mutate(random: Random, value: unknown): unknown {
  const entries = Array.isArray(value) || isNode(value) ? Object.entries(value) : []
  const [key] = entries.length > 0 ? random.pick(entries) : []
  if (key === undefined || random.chance(0.1)) return random.pick(HOSTILE)
  if (Array.isArray(value)) {
    return value.map((inner, index) => (String(index) === key ? mutate(random, inner) : inner))
  }
  if (!isNode(value)) return random.pick(HOSTILE)
  if (random.chance(0.1)) return { ...value, [key]: undefined }
  if (random.chance(0.1)) return { ...value, stranger: random.pick(HOSTILE) }
  return { ...value, [key]: mutate(random, value[key]) }
}

/** A call of an operation, in most cases with one error. */
async function requestOf(world: World, random: Random, one: Documented) {
  const { id, parameters, body, form } = one
  const { method, path, encrypted } = operations[id]
  const inQuery = random.chance(body === undefined ? 0.9 : 0.2)
  const query = new URLSearchParams()
  const spoilt = inQuery && parameters.length > 0 ? random.pick(parameters).name : null
  const headers = toHeaders(random.chance(0.9) ? world.visitor.token : null)
  for (const { place, name, example } of parameters) {
    if (place !== 'query') continue
    const value = name === spoilt ? random.pick(HOSTILE) : example
    if (value !== undefined && value !== null) query.append(name, String(value))
    if (name === spoilt && random.chance(0.2)) query.append(name, String(example))
  }
  if (random.chance(0.05)) query.append('stranger', '1')
  const url = `http://localhost${path}?${query}`
  if (body === undefined) return new Request(url, { method, headers })
  const clear = inQuery ? body : mutate(random, body)
  if (form) return new Request(url, { method, headers, body: toFormData(clear) })
  headers.set('content-type', operations[id].mediaType ?? '')
  const sealed = encrypted && random.chance(0.9) ? await sealBody(clear, world.clock.now()) : clear
  const text = random.chance(0.1) ? random.pick(TEXTS) : toText(sealed)
  return new Request(url, { method, headers, body: text })
}

test('every documented call reaches its handler, including encrypted ones', async () => {
  const world = await createTestWorld('member')
  for (const one of documented) {
    await world.welcome()
    await world.handle(await toValidRequest(world, one))
    const { marks = [], reason } = lastEntry(world) ?? {}
    expect(marks, `${one.id}: ${reason}`).not.toContain('request-breach')
  }
})

test('no call breaks the fake backend, and every answer follows the contract', async () => {
  const random = createRandom(20_261_120)
  const world = await createTestWorld('member')
  const problems: string[] = []
  for (const one of documented) {
    for (let n = 0; n < CALLS; n += 1) {
      // Some calls log the visitor out, so each starts with a new login.
      await world.welcome()
      const request = await requestOf(world, random, one)
      const description = `${request.method} ${request.url.slice(0, 300)} ${(await request.clone().text()).slice(0, 300)}`
      const answer = await world.handle(request).catch((error: unknown) => String(error))
      if (typeof answer === 'string') {
        problems.push(`${description}: ${answer}`)
        continue
      }
      const text = await answer.text()
      const { statuses } = operations[one.id]
      const fits = answer.status !== 500 && statuses.some((status) => status === answer.status)
      if (!fits || /\bat \S+ \(|node_modules|\.ts:/.test(text))
        problems.push(`${description}: ${text}`)
    }
  }
  expect(problems).toEqual([])
  expect(world.breaches).toEqual([])
  expect(() => JSON.stringify(world.log.entries())).not.toThrow()
}, 60_000)
