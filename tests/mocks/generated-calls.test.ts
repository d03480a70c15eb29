import { expect, test } from 'vitest'
import { createRandom, type Random } from '../../mocks/catalogue/prng.ts'
import type { World } from '../../mocks/world/world-types.ts'
import { type OperationId, operations } from '../../openapi/generated/operations.ts'
import {
  bodiesOf,
  examplesOf,
  isNode,
  operationsOf,
  parametersOf,
  readContract,
} from '../contract/contract.ts'
import { worldOf } from './helpers.ts'
import { sealBody } from './seal.ts'

/** Calls per operation. */
const CALLS = 8

/** Stands for a number that JSON can write and no computer can hold. */
const INFINITE = '@infinite'
const HOSTILE: readonly unknown[] = [
  ...[INFINITE, -1, 0, 1.5, 1e15, 2 ** 53, 1e21, -1e300, null, true, [], {}, [[]], { a: {} }],
  ...['', ' 5', '5 ', '0x5', '1e309', '1e3', '+5', '-0', '٣', 'NaN', 'null', '0.001', '-0.01'],
  ...['A', 'AAAAA', '====', '..', '../../x', '//', '%', '%00', '\u0000', '\ud800', '‮', '__proto__'],
  ...['999999999999999.99', '99999999999999999999', '9999-99-99', '2026-02-30', 'x'.repeat(9000)],
]
const TEXTS = ['', ' ', '{', 'null', '[]', '1e309', '"x"', '['.repeat(90000) + ']'.repeat(90000)]

const contract = await readContract()
const isOperation = (id: string): id is OperationId => Object.hasOwn(operations, id)

/** Each operation with its documented parameters and body, which are good ones. */
const documented = operationsOf(contract).flatMap((one) => {
  if (!isOperation(one.id)) return []
  const [body] = bodiesOf(contract, one).filter(({ place }) => place.includes(' request '))
  const parameters = parametersOf(contract, one).map((parameter) => ({
    place: String(parameter.in),
    name: String(parameter.name),
    example: examplesOf(contract, parameter)[0],
  }))
  return [{ id: one.id, parameters, body: body?.examples[0], form: body?.place.endsWith('data') }]
})

/** A copy with one value, anywhere in it, replaced, removed or added. */
function spoil(random: Random, value: unknown): unknown {
  const entries = Array.isArray(value) || isNode(value) ? Object.entries(value) : []
  const [key] = entries.length > 0 ? random.pick(entries) : []
  if (key === undefined || random.chance(0.1)) return random.pick(HOSTILE)
  if (Array.isArray(value)) {
    return value.map((inner, index) => (String(index) === key ? spoil(random, inner) : inner))
  }
  if (!isNode(value)) return random.pick(HOSTILE)
  if (random.chance(0.1)) return { ...value, [key]: undefined }
  if (random.chance(0.1)) return { ...value, stranger: random.pick(HOSTILE) }
  return { ...value, [key]: spoil(random, value[key]) }
}

const textOf = (value: unknown) => JSON.stringify(value).replaceAll(`"${INFINITE}"`, '1e309')

function formOf(body: unknown): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(isNode(body) ? body : {})) {
    if (value !== undefined) form.append(name, typeof value === 'string' ? value : textOf(value))
  }
  return form
}

/** One call of an operation, spoilt in one place more often than not. */
async function requestOf(world: World, random: Random, one: (typeof documented)[number]) {
  const { id, parameters, body, form } = one
  const { method, path, encrypted } = operations[id]
  const inQuery = random.chance(body === undefined ? 0.9 : 0.2)
  const query = new URLSearchParams()
  const spoilt = inQuery && parameters.length > 0 ? random.pick(parameters).name : null
  const headers = new Headers({ 'x-merchant': 'suborno', 'accept-language': 'EN' })
  if (random.chance(0.9)) headers.set('x-session-token', world.visitor.token ?? '')
  for (const { place, name, example } of parameters) {
    if (place !== 'query') continue
    const value = name === spoilt ? random.pick(HOSTILE) : example
    if (value !== undefined && value !== null) query.append(name, String(value))
    if (name === spoilt && random.chance(0.2)) query.append(name, String(example))
  }
  if (random.chance(0.05)) query.append('stranger', '1')
  const url = `http://localhost${path}?${query}`
  if (body === undefined) return new Request(url, { method, headers })
  const clear = inQuery ? body : spoil(random, body)
  if (form) return new Request(url, { method, headers, body: formOf(clear) })
  headers.set('content-type', 'application/json')
  const sealed = encrypted && random.chance(0.9) ? await sealBody(clear, world.clock.now()) : clear
  const text = random.chance(0.1) ? random.pick(TEXTS) : textOf(sealed)
  return new Request(url, { method, headers, body: text })
}

test('no call breaks the fake backend, and every answer keeps the contract', async () => {
  const random = createRandom(20_261_120)
  const world = await worldOf('member')
  const problems: string[] = []
  for (const one of documented) {
    for (let n = 0; n < CALLS; n += 1) {
      // Some calls log the visitor out.
      await world.welcome()
      const request = await requestOf(world, random, one)
      const told = `${request.method} ${request.url.slice(0, 300)} ${(await request.clone().text()).slice(0, 300)}`
      const answer = await world.handle(request).catch((error: unknown) => String(error))
      if (typeof answer === 'string') {
        problems.push(`${told}: ${answer}`)
        continue
      }
      const text = await answer.text()
      const { statuses } = operations[one.id]
      const fits = answer.status !== 500 && statuses.some((status) => status === answer.status)
      if (!fits || /\bat \S+ \(|node_modules|\.ts:/.test(text)) problems.push(`${told}: ${text}`)
    }
  }
  expect(problems).toEqual([])
  expect(world.breaches).toEqual([])
  expect(() => JSON.stringify(world.log.entries())).not.toThrow()
}, 60_000)
