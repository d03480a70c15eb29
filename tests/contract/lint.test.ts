// The contract passes the linter without warnings and follows this repository's own rules.
import { globSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { getLineColLocation, lint, loadConfig } from '@redocly/openapi-core'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import {
  CLEAR,
  follow,
  isNode,
  lintConfigFile,
  listBodies,
  listOperations,
  listParameters,
  listResponses,
  type Node,
  type Operation,
  readContract,
  rootFile,
} from './contract.ts'

const contract = await readContract()
const operations = listOperations(contract)
const events = listOperations(contract, 'webhooks')
const schemas = follow(contract, follow(contract, contract.components).schemas)

const ROLES = ['guest', 'trial', 'member', 'agent', 'accountant']

const statusesOf = (operation: Operation) =>
  listResponses(contract, operation).map(([status]) => status)
const takesInput = (operation: Operation) =>
  'requestBody' in operation.node || listParameters(contract, operation).length > 0

/** Whether the operation takes the session token, required or optional. */
function knowsToken({ node }: Operation): boolean {
  const { security } = node
  return Array.isArray(security) && security.some((way) => isNode(way) && 'sessionToken' in way)
}

/** Every object and array in a value, with its path. */
function nodesIn(value: unknown, path: string): readonly (readonly [string, Node])[] {
  if (Array.isArray(value)) return value.flatMap((item, at) => nodesIn(item, `${path}/${at}`))
  if (!isNode(value)) return []
  const inner = Object.entries(value).flatMap(([key, item]) => nodesIn(item, `${path}/${key}`))
  return [[path, value], ...inner]
}

/** The lists of plain values in a body, except the digits of a lottery line, which may repeat and have an order. */
function listsIn(schema: unknown, path: string): readonly (readonly [string, Node])[] {
  const shape = follow(contract, schema)
  const { type } = follow(contract, shape.items)
  if (shape.type === 'array' && type !== 'object')
    return path.endsWith('/picks') ? [] : [[path, shape]]
  const branches = [shape.oneOf ?? [], shape.anyOf ?? []].flat()
  return [
    ...branches.flatMap((branch) => listsIn(branch, path)),
    ...Object.entries(follow(contract, shape.properties)).flatMap(([name, one]) =>
      listsIn(one, `${path}/${name}`),
    ),
    ...(shape.items ? listsIn(shape.items, path) : []),
  ]
}

const shapes = [
  ...nodesIn(schemas, 'schemas'),
  ...[...operations, ...events].flatMap((one) =>
    [...listBodies(contract, one), ...listParameters(contract, one)].flatMap((holder) =>
      nodesIn(holder.schema, one.id),
    ),
  ),
]

test('the linter has no findings', async () => {
  const config = await loadConfig({ configPath: lintConfigFile })
  const problems = await lint({ ref: rootFile, config })
  const found = problems.map(({ location, ruleId, message }) => {
    const [place] = location.map(getLineColLocation)
    return `${place?.source.absoluteRef}:${place?.start.line} ${ruleId}: ${message}`
  })
  expect(found).toEqual([])
})

test('nothing is described that no reference leads to', async () => {
  const folder = dirname(rootFile)
  const paths = globSync('*.yaml', { cwd: folder }).concat(globSync('*/*.yaml', { cwd: folder }))
  const texts = paths
    .filter((path) => !path.startsWith('generated'))
    .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }))
  const referred = new Set(
    texts.flatMap(({ path, text }) =>
      [...text.matchAll(/\$ref: ['"]([^#'"]*)#\/([^/'"]+)/g)].map(([, to = '', key]) =>
        [to === '' ? path : join(dirname(path), to), key].join(' '),
      ),
    ),
  )
  const written = texts
    .filter(({ path }) => path.includes('/'))
    .flatMap(({ path, text }) => Object.keys(parse(text)).map((key) => `${path} ${key}`))
  expect(written.length).toBeGreaterThan(1000)
  expect(written.filter((one) => !referred.has(one))).toEqual([])
})

test('the root has references only', async () => {
  const text = await readFile(rootFile, 'utf8')
  const lines = text.slice(text.indexOf('\npaths:')).split('\n').slice(2)
  const calls = lines.filter((line) => line.trim() !== '' && line !== 'webhooks:')
  for (const line of calls)
    expect(line).toMatch(/^ {2}\S+: \{ \$ref: 'paths\/[\w-]+\.yaml#\/\w+' \}$/)
})

describe.each(operations)('$id', (operation) => {
  const { node, method } = operation

  test('says what it is, for whom, and which screens use it', () => {
    expect(node.summary).toMatch(/\S/)
    expect(node.tags).toHaveLength(1)
    expect(Array.isArray(node.security)).toBe(true)
    expect(node['x-screens']).toEqual(expect.arrayContaining([expect.stringMatching(/^[a-z-]+$/)]))
  })

  test('ROL-10 F-48 names its roles: guests if no session is required, everybody if none is read', () => {
    const roles = [node['x-roles']].flat()
    expect(ROLES.filter((role) => roles.includes(role))).toEqual(roles)
    expect(roles).not.toEqual([])
    const ways = [node.security].flat().filter(isNode)
    const isOpen = ways.length === 0 || ways.some((way) => Object.keys(way).length === 0)
    expect(roles.includes('guest')).toBe(isOpen)
    if (!knowsToken(operation)) expect(roles).toEqual(ROLES)
  })

  test('has a description beyond the summary, with the source of the call', () => {
    const text = String(node.description ?? '')
    expect(text.length, 'a sentence or two').toBeGreaterThan(60)
    expect(text).toMatch(
      / \((?:[A-Z]{3}-\d{2}|[DF]-\d{2,3})(?:, (?:[A-Z]{3}-\d{2}|[DF]-\d{2,3}))*\)\.$/,
    )
    expect(text).not.toContain(String(node.summary))
  })

  test('has a schema and one example for every body, and one for each refusal', () => {
    const bodies = listBodies(contract, operation)
    expect(bodies.length).toBeGreaterThanOrEqual(statusesOf(operation).length)
    for (const body of bodies) {
      expect(body.schema, body.place).toBeDefined()
      const [, ...refused] = body.examples.map((one) => follow(contract, one).errorCode)
      const declared = body.place.includes(' 200 ') ? (node['x-refusals'] ?? []) : []
      expect(body.examples.length, body.place).toBeGreaterThan(0)
      expect(refused, body.place).toEqual(declared)
    }
  })

  test('declares the refusals that can occur', () => {
    const statuses = statusesOf(operation)
    expect(statuses).toEqual(expect.arrayContaining(['200', '429', '500', '503']))
    expect(statuses.includes('401'), '401 iff a session token').toBe(knowsToken(operation))
    if (takesInput(operation)) expect(statuses).toContain('422')
    expect(statuses).toEqual(expect.arrayContaining(['400', '405', '431']))
    for (const status of ['413', '415'])
      expect(statuses.includes(status), `${status} iff a body`).toBe('requestBody' in node)
    const keyed = listBodies(contract, operation).some(({ place, schema }) => {
      const required = [follow(contract, schema).required ?? []].flat()
      return (
        place.includes(' request ') &&
        ['requestId', 'roundId'].some((key) => required.includes(key))
      )
    })
    if (keyed) expect(statuses, 'a key that is used again for other content').toContain('409')
  })

  test('CON-04 takes no id of a list twice', () => {
    const asked = listBodies(contract, operation).filter(({ place }) => place.includes(' request '))
    for (const [path, list] of asked.flatMap(({ schema }) => listsIn(schema, operation.id)))
      expect(list.uniqueItems, path).toBe(true)
  })

  test('every answer has a trace id, and 429 and 503 have a Retry-After', () => {
    for (const [status, response] of listResponses(contract, operation)) {
      const headers = Object.keys(follow(contract, response.headers))
      expect(headers, status).toContain('x-trace-id')
      expect(headers.includes('retry-after'), status).toBe(['429', '503'].includes(status))
    }
  })

  test('takes merchant and language', () => {
    const names = listParameters(contract, operation).map((parameter) => parameter.name)
    expect(names).toEqual(expect.arrayContaining(['x-merchant', 'accept-language']))
    expect(names, 'the token travels in the header').not.toContain('token')
  })

  test('D-007 an encrypted operation declares the envelope and the clear body in it', () => {
    const [sealed, clear] = listBodies(contract, operation).filter(({ place }) =>
      place.includes(' request '),
    )
    const travels = JSON.stringify(sealed?.schema ?? {})
    expect(travels.includes('/EncryptedEnvelope"')).toBe(node['x-encrypted'] === true)
    expect(clear !== undefined, CLEAR).toBe(node['x-encrypted'] === true)
  })

  test('marks only writes as idempotent or encrypted', () => {
    if (node['x-idempotent'] !== undefined)
      expect([node['x-idempotent'], method]).not.toContain('get')
    if (node['x-encrypted'] !== undefined) expect(node).toHaveProperty('requestBody')
  })

  test('D-012 refuses with known codes only', () => {
    const known = follow(contract, schemas.KnownErrorCode).enum
    expect(known).toEqual(expect.arrayContaining([node['x-refusals'] ?? []].flat()))
  })
})

describe('shapes', () => {
  test('every object is closed or a map', () => {
    for (const [path, shape] of shapes.filter(([, one]) => one.type === 'object')) {
      expect(shape, path).toHaveProperty('additionalProperties')
      expect(shape.additionalProperties, path).not.toBe(true)
    }
  })

  test('no schema uses allOf, which does not work with closed objects', () => {
    for (const [path, shape] of shapes) expect(Object.keys(shape), path).not.toContain('allOf')
  })

  test('D-082 amounts are decimal strings, never numbers', () => {
    for (const [path, shape] of shapes) expect([shape.type].flat(), path).not.toContain('number')
    const amount = /^(balance|amount|net|staked|won|stake|payout)$|(Amount|Stake|Deposit|Bonus)$/
    for (const [path, shape] of shapes) {
      if (!path.endsWith('/properties')) continue
      for (const [name, property] of Object.entries(shape).filter(([key]) => amount.test(key))) {
        expect(JSON.stringify(property), `${path}/${name}`).toMatch(/schemas\/(Positive)?Money"/)
      }
    }
  })

  test('every number has a description of what it counts or measures', () => {
    for (const [path, shape] of shapes) {
      if (!path.endsWith('/properties')) continue
      for (const [name, property] of Object.entries(shape)) {
        const { description } = isNode(property) ? property : {}
        const target = follow(contract, property)
        if ([target.type].flat().includes('integer'))
          expect(description ?? target.description, `${path}/${name}`).toMatch(/\S/)
      }
    }
  })

  test('D-083 times are epoch milliseconds', () => {
    for (const [path, shape] of shapes) {
      if (!path.endsWith('/properties')) continue
      const moments = Object.entries(shape).filter(([key]) =>
        /(At|Until|Time|timestamp)$/.test(key),
      )
      for (const [name, property] of moments) {
        expect(JSON.stringify(property), `${path}/${name}`).toContain('schemas/EpochMs"')
      }
    }
  })
})

describe('unions', () => {
  const unions = shapes.filter(([, shape]) => 'oneOf' in shape)
  const branchesOf = ({ oneOf }: Node) =>
    Array.isArray(oneOf) ? oneOf.map((branch) => follow(contract, branch)) : []
  /** The values that a branch allows for its property. */
  const valuesOf = (branch: Node, name: string): readonly unknown[] => {
    const property = follow(contract, follow(contract, branch.properties)[name])
    const required = Array.isArray(branch.required) && branch.required.includes(name)
    if (!required) return []
    return 'const' in property ? [property.const] : [property.enum ?? []].flat()
  }

  test('each has one discriminating property, an envelope has success', () => {
    expect(unions.length).toBeGreaterThan(60)
    for (const [path, union] of unions) {
      const { discriminator } = union
      const tag = isNode(discriminator) ? String(discriminator.propertyName) : 'success'
      const values = branchesOf(union).map((branch) => valuesOf(branch, tag))
      for (const own of values) expect(own, `${path} ${tag}`).not.toEqual([])
      expect(new Set(values.flat()).size, path).toBe(values.flat().length)
      if (!isNode(discriminator)) expect(values, path).toEqual([[true], [false]])
      else expect(Object.keys(follow(contract, discriminator.mapping)), path).toEqual(values.flat())
    }
  })

  test('D-011 every 200 is a union, a list of properties is not', () => {
    for (const operation of operations) {
      const answer = listBodies(contract, operation).find(({ place }) => place.includes(' 200 '))
      expect(follow(contract, answer?.schema), operation.id).toHaveProperty('oneOf')
    }
  })
})

describe('the socket', () => {
  test('D-088 has one message per event, named by its type', () => {
    expect(events.map((event) => event.path).sort()).toEqual(
      [
        'balance.updated',
        'contract.offered',
        'contract.terminated',
        'contract.changed',
        'deposit.credited',
        'deposit.failed',
        'limits.reached',
        'message.new',
        'reward.available',
        'session.kicked',
        'system.maintenance',
        'withdrawal.approved',
        'withdrawal.confirmRequired',
        'withdrawal.rejected',
      ].sort(),
    )
    for (const event of events) {
      const [body] = listBodies(contract, event)
      expect(body?.examples).toEqual([expect.objectContaining({ type: event.path })])
      expect(event.node['x-screens'], event.id).not.toEqual([])
    }
  })

  test("LNG-04 D-088 no event has texts: the reader's client fetches them in its language", () => {
    const wordy = events.flatMap((event) =>
      listBodies(contract, event).flatMap(({ examples }) =>
        examples.filter((example) => /"(title|text)":/.test(JSON.stringify(example))),
      ),
    )
    expect(events.length).toBeGreaterThan(0)
    expect(wordy).toEqual([])
  })

  test('D-088 SocketEvent is the union of them', () => {
    const all = follow(contract, schemas.SocketEvent).oneOf
    expect(all).toHaveLength(events.length)
  })
})
