// The API reference of the HTTP server: page, files, and its description of the contract.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { describeContract, linkOperations } from '#mocks/server/reference/describe.ts'
import { exampleOf, operationsById } from '#mocks/server/reference/document.ts'
import {
  readControl,
  readFlows,
  readPortal,
  referenceFiles,
} from '#mocks/server/reference/files.ts'
import { seal } from '#mocks/server/reference/page/seal.js'
import { type MockServer, startServer } from '#mocks/server.ts'
import { type OperationFacts, operations } from '#openapi/generated/operations.ts'
import { reference } from '#stories/setup/reference.ts'

const TOKEN = 'a-token-of-some-length'
let server: MockServer
beforeAll(async () => {
  server = await startServer({ scenario: 'member', seed: 7 })
})
afterAll(() => server.close())

const portal = readPortal()
const described = describeContract(portal, readFlows())
const all = operationsById(described)
const textOf = (id: string) => all.get(id)?.description ?? ''
const fileOf = (name: string) => JSON.parse(referenceFiles().get(name)?.body ?? 'null')

describe('the page', () => {
  test('loads only its own files, each with its type, and cannot be framed', async () => {
    const response = await fetch(`${server.url}/__mock/docs`)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/unsafe|https?:|\*/)
    const html = await response.text()
    expect(html).not.toMatch(/(?:https?:)?[/][/]/)
    const loaded = [...html.matchAll(/(?:href|src)="(docs[/][^"]+)"/g)].map(([, path]) => path)
    expect(loaded).toHaveLength(3)
    for (const path of loaded) {
      const file = await fetch(new URL(path ?? '', response.url))
      expect([path, file.status]).toEqual([path, 200])
      const type = path?.endsWith('.css') ? 'text/css' : 'text/javascript'
      expect(file.headers.get('content-type')).toBe(`${type}; charset=utf-8`)
    }
  })

  test.each([
    ['/__mock/docs/', 303],
    ['/__mock/docs/nothing.json', 404],
    ['/__mock/docs/../../package.json', 404],
    ['/__mock/docs/%2e%2e%2fhtml.ts', 404],
  ])('%s answers %i', async (path, status) => {
    const response = await fetch(server.url + path, { redirect: 'manual' })
    expect(response.status).toBe(status)
  })

  test('asks for the token if it is required', async () => {
    const closed = await startServer({ scenario: 'member', seed: 7, token: TOKEN })
    const ask = (headers: Record<string, string>) =>
      fetch(`${closed.url}/__mock/docs/entries.json`, { headers })
    expect((await ask({})).status).toBe(401)
    expect((await ask({ cookie: `mock-token=${TOKEN}` })).status).toBe(200)
    await closed.close()
  })

  test('is linked on the page of sessions', async () => {
    const page = await fetch(`${server.url}/__mock/`)
    expect(await page.text()).toContain('href="/__mock/docs"')
  })
})

test('Storybook ships the same files, and its page uses a separate fake backend', () => {
  const sent = new Map<string, string>()
  const { generateBundle } = reference()
  const emitFile = (file: { fileName: string; source: string }) =>
    sent.set(file.fileName, file.source)
  if (typeof generateBundle === 'function') Reflect.apply(generateBundle, { emitFile }, [])
  const html = sent.get('reference/index.html') ?? ''
  const addresses = [...html.matchAll(/(?:https?:)?[/][/][^"]+/g)].map(([address]) => address)
  expect(new Set(addresses)).toEqual(new Set(['http://127.0.0.1:4010']))
  for (const [, path = ''] of html.matchAll(/(?:src|href)="([\w.-]+)"/g))
    expect([...sent.keys()]).toContain(`reference/${path}`)
  for (const name of referenceFiles().keys())
    expect([...sent.keys()]).toContain(`reference/${name}`)
})

describe('its content', () => {
  test('every operation and event is on exactly one page, and so is the control interface', () => {
    const entries: { name: string; operations: { id: string }[] }[] = fileOf('entries.json')
    const shown = entries.flatMap((entry) => {
      const ids = entry.operations.map(({ id }) => id).toSorted()
      const own = [...operationsById(fileOf(`${entry.name}.json`)).keys()].toSorted()
      expect(own).toEqual(ids)
      return ids
    })
    const expected = [...operationsById(portal).keys(), ...operationsById(readControl()).keys()]
    expect(expected).toEqual(expect.arrayContaining(Object.keys(operations)))
    expect(shown.toSorted()).toEqual(expected.toSorted())
  })

  test('a page has everything that it refers to', () => {
    for (const [name, { body }] of referenceFiles()) {
      if (!name.endsWith('.json') || name === 'entries.json') continue
      const { components } = JSON.parse(body)
      for (const [, kind = '', one = ''] of body.matchAll(/"#\/components\/(\w+)\/([^"]+)"/g))
        expect([name, one, components[kind]?.[one] !== undefined]).toEqual([name, one, true])
    }
  })

  test('roles, transport, and each refusal with its meaning', () => {
    expect(textOf('login')).toContain(
      '**Who may call it:** guests, trial accounts, members, agents, accountants. No session is needed.',
    )
    expect(textOf('login')).toContain('**Encrypted:**')
    expect(textOf('login')).toContain('| `login.locked` | Locked after too many failed attempts |')
    expect(textOf('createDeposit')).toContain('members, agents. Send the session')
    expect(textOf('createDeposit')).toContain('**Safe to retry:**')
    expect(textOf('getGameList')).toContain('`x-session-token` is optional.')
    for (const [id, { refusals, roles }] of Object.entries(operations)) {
      for (const refusal of refusals) expect(textOf(id)).toMatch(`| \`${refusal}\` | `)
      expect(textOf(id)).not.toContain('|  |')
      expect([id, roles.length > 0 && textOf(id).includes('**Who may call it:**')]).toEqual([
        id,
        true,
      ])
    }
  })

  test('a deprecated operation begins with its last day and a link to its replacement', () => {
    expect(textOf('raiseRebate')).toMatch(
      /^\*\*Deprecated:\*\* available until 2027-05-31\. Use \[raiseRebates\]\(#\/agent\/raiseRebates\) instead\./,
    )
    const deprecated = [...all].filter(([, each]) =>
      textOf(each.operationId).includes('**Deprecated'),
    )
    expect(deprecated.map(([id]) => id)).toEqual(
      Object.entries<OperationFacts>(operations).flatMap(([id, { deprecation }]) =>
        deprecation ? [id] : [],
      ),
    )
  })

  test('an encrypted body is shown in the clear, a log-in with an existing member', async () => {
    const [type, body] = Object.entries(all.get('login')?.requestBody?.content ?? {})[0] ?? []
    expect(type).toBe('application/vnd.portal.clear+json')
    const [example] = Object.values(body?.examples ?? {})
    const clear = JSON.stringify(exampleOf(portal, example)?.value)
    const config = await fetch(`${server.url}/wps/system/settings/consolidated`)
    const { value } = await config.json()
    const sealed = await seal(
      clear,
      value.transportKey,
      Number(config.headers.get('x-server-time')),
    )
    const answer = await fetch(`${server.url}/wps/session/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-mock-session': 'seal' },
      body: JSON.stringify(sealed),
    })
    expect(await answer.json()).toMatchObject({ success: true })
  })

  test('an event of the socket has its cause, its screens, and an example', () => {
    const { description = '' } = described.tags.find(({ name }) => name === 'socket') ?? {}
    for (const type of Object.keys(portal.webhooks ?? {})) expect(description).toContain(type)
    expect(description).toContain('The balance has changed.')
    expect(description).toContain('/wps/socket?token=&lt;session token>')
  })

  test('each tag has a text that names existing operations', () => {
    const flows = readFlows()
    const tags = portal.tags.map(({ name }) => name)
    expect([...flows.keys()].toSorted()).toEqual(tags.toSorted())
    for (const page of flows.values()) {
      expect(linkOperations(portal, page)).toMatch(/\]\(#\/\w+\/\w+\)/)
    }
    expect(() => linkOperations(portal, 'see [that](#logIn)')).toThrow('"logIn"')
    expect(linkOperations(portal, '[login](#login)')).toBe('[login](#/session/login)')
  })

  test('the contract itself is not changed', () => {
    expect(portal).toEqual(readPortal())
  })
})
