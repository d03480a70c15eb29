import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type MockServer, startServer } from '#mocks/server.ts'
import { operations } from '#openapi/generated/operations.ts'
import { ROOT } from '#tests/house/source.ts'

const content = z.array(z.looseObject({ type: z.string(), text: z.string().default('') }))

let backend: MockServer
let client: Client

const connect = async (...args: string[]) => {
  const opened = new Client({ name: 'test', version: '1.0.0' })
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: ['mocks/mcp/mcp.mjs', ...args],
    cwd: ROOT,
  })
  await opened.connect(transport)
  return opened
}

beforeAll(async () => {
  backend = await startServer()
  client = await connect('--backend', backend.url)
})
afterAll(async () => {
  await client.close()
  await backend.close()
})

/** Calls a tool; resolves with its text, and rejects with it if it failed. */
async function use(name: string, given: Record<string, unknown> = {}): Promise<string> {
  const result = await client.callTool({ name, arguments: given })
  const text = content
    .parse(result.content)
    .map((part) => part.text)
    .join('\n')
  if (result.isError) throw new Error(text)
  return text
}

const openWorld = async (link: string) => {
  const text = await use('open_world', { link })
  const [, name = ''] = /^World ([\w-]+):/.exec(text) ?? []
  return { name, text }
}

test('lists its tools, of which only those of worlds change anything', async () => {
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name)).toEqual([
    'find_scenario',
    'open_world',
    'read_log',
    'advance_clock',
    'set_fault',
    'list_operations',
    'get_operation',
    'find_component',
    'run_story',
    'run_journey',
    'stories_of_file',
  ])
  const writing = tools.filter(({ annotations }) => !annotations?.readOnlyHint)
  expect(writing.map(({ name }) => name)).toEqual(['open_world', 'advance_clock', 'set_fault'])
})

test('a world is opened, moved on, made to fail, and its calls are read', async () => {
  await expect(use('read_log')).rejects.toThrow('Call open_world first')
  const clock = '2026-11-20T09:00:00Z'
  const address = `http://localhost:5173/rng?popup=login&scenario=member+slow&seed=3&clock=${clock}`
  const { name, text } = await openWorld(address)
  expect(text).toContain(`World ${name}: ?scenario=member+slow&seed=3&clock=${clock}\n`)
  expect(text).toContain(`${backend.url} with the header x-mock-session: ${name}`)
  expect(await use('read_log')).toBe(`World ${name} has had no calls.`)
  expect(await use('advance_clock', { by: '90m' })).toContain('2026-11-20T10:30:00Z')

  expect(await use('set_fault', { fault: 'getSystemStatus:503*1' })).toContain(
    'getSystemStatus:503*1',
  )
  await fetch(backend.url + operations.getSystemStatus.path, {
    headers: { 'x-mock-session': name },
  })
  const [row = '', ...others] = (await use('read_log')).split('\n')
  expect(others).toEqual([])
  expect(row).toMatch(/^#\d+ 2026-11-20T10:30:00Z GET \S+ getSystemStatus 503, \d+ ms/)
  const number = Number(/^#(\d+)/.exec(row)?.[1])
  expect(await use('read_log', { call: number })).toContain('\nResponse: {')
  // Another world, and the one that all others share, have seen none of it.
  await openWorld('guest')
  expect(await use('read_log')).toContain('has had no calls')
  expect(backend.worlds.of(null).faultRules).toEqual([])
})

test('scenarios, operations, components and the stories of a file are found', async () => {
  expect(await use('find_scenario', { words: 'withdrawal rejected', limit: 1 })).toContain(
    'withdraw-rejected: ',
  )
  expect(await use('list_operations', { words: 'deposit.min', limit: 1 })).toContain(
    'createDeposit: POST /wps/transaction/deposit. ',
  )
  const operation = await use('get_operation', { name: 'createDeposit' })
  expect(operation).toContain('| `deposit.min` | Below the minimum of this method |')
  expect(operation).toContain('methodId: bkash')
  expect(operation).toContain('DepositRefusal:')

  const button = await use('find_component', { words: 'button' })
  expect(button).toContain('- Verb, then the thing: "Add account", "Place bet".')
  expect(button).toContain('- A verb and its thing, without article.')
  expect(button).toContain('ui-button--variants')
  for (const [words, found] of NAMES)
    expect(await use('find_component', { words })).toMatch(`# ${found}\n`)
  expect(await use('stories_of_file', { path: 'src/ui/badge/badge.tsx' })).toContain(
    'stories/ui/badge.stories.tsx',
  )
})

/** Names of components in other libraries. */
const NAMES = [
  ['modal', 'Dialog'],
  ['snackbar', 'Toast'],
  ['side sheet', 'Drawer'],
  ['date picker', 'DateRangeField'],
  ['pagination', 'Pager'],
  ['toggle', 'Switch'],
  ['combo box', 'Select'],
  ['confirmation', 'AlertDialog'],
] as const

test.each([
  ['open_world', { link: 'membr' }, 'No scenario named "membr". Did you mean member?'],
  ['open_world', {}, 'link: '],
  ['open_world', { link: 'member', port: 1 }, 'Unrecognized key: "port"'],
  ['open_world', { link: 'member', world: 'a b' }, 'Use up to 64 letters'],
  ['advance_clock', { by: 'soon' }, 'Write for example 90m, 2h or 1d.'],
  ['set_fault', { fault: 'nothing:503' }, 'No operation or tag named "nothing"'],
  ['read_log', { world: 'nobody' }, 'No world is open under the name "nobody"'],
  ['get_operation', { name: 'createDeposits' }, 'Did you mean createDeposit'],
  ['list_operations', { tag: 'cash' }, 'Its tags: '],
  ['find_component', { words: 'zeppelin' }, 'There are accordion, alert-dialog, '],
  ['run_story', { story: 'ui-button--nothing' }, 'has no story "ui-button--nothing"'],
  ['run_story', { story: 'Button' }, 'Use the id of a story'],
  ['stories_of_file', { path: '../package.json' }, 'There is no file ../package.json'],
])('%s refuses %j in a sentence', async (name, given, sentence) => {
  await openWorld('guest')
  const refused = use(name, given)
  await expect(refused).rejects.toThrow(sentence)
  await expect(refused).rejects.not.toThrow(/\n\s+at /)
})

const openAlone = async (alone: Client) => {
  const { isError, content: parts } = await alone.callTool({
    name: 'open_world',
    arguments: { link: 'member' },
  })
  return { failed: isError === true, text: content.parse(parts)[0]?.text }
}

test('without --backend it starts a fake backend of its own, if none runs', async () => {
  const alone = await connect()
  const { failed, text } = await openAlone(alone)
  await alone.close()
  expect(failed).toBe(false)
  expect(text).toMatch(
    /^Over HTTP: http:\/\/127\.0\.0\.1:\d+ with the header x-mock-session: mcp-/m,
  )
})

test('a fake backend that does not run, or has stopped, is named with the way to start it', async () => {
  const { url, close } = await startServer()
  const alone = await connect('--backend', url)
  expect((await openAlone(alone)).failed).toBe(false)
  await close()
  expect(await openAlone(alone)).toEqual({
    failed: true,
    text: `The fake backend at ${url} does not answer any more. Start it with \`npm run mock\`, then call open_world again.`,
  })
  expect(await openAlone(alone)).toEqual({
    failed: true,
    text: `No fake backend answers at ${url}. Start it with \`npm run mock\`, or leave out --backend.`,
  })
  await alone.close()
})
