import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createControl } from '#mocks/control.ts'
import { type ServerOptions, startServer } from '#mocks/server.ts'
import { readHar } from './recordings.ts'

const FILE = 'tests/mocks/har/files/chrome.har'
const BALANCE = '/wps/v2/wallets/balance'

async function start(options: ServerOptions) {
  const server = await startServer({ scenario: 'member', ...options })
  onTestFinished(() => server.close())
  const ask = async (session: string) => {
    const { token } = (await server.worlds.open(session)).visitor
    const headers = { 'x-mock-session': session, 'x-session-token': token ?? '' }
    const { value } = await (await fetch(`${server.url}${BALANCE}`, { headers })).json()
    return value.balance
  }
  return { server, ask, control: (session: string) => createControl(server.url, { session }) }
}

test('all sessions answer from the file of --har, each from its beginning', async () => {
  const { ask, control } = await start({ har: FILE })
  expect([await ask('a'), await ask('a'), await ask('b')]).toEqual([
    '25480.50',
    '26480.50',
    '25480.50',
  ])
  await control('a').world.open('member')
  expect(await ask('a')).toBe('25480.50')
  expect(await control('a').recording.get()).toMatchObject({ name: 'chrome.har', repeat: 'next' })
  const same = await start({ har: FILE, repeat: 'same' })
  expect([await same.ask('a'), await same.ask('a')]).toEqual(['25480.50', '25480.50'])
})

test('a file that is not usable is refused in a sentence, and nothing changes', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'har-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const large = join(folder, 'large.har')
  writeFileSync(large, '{')
  truncateSync(large, 100 * 2 ** 20 + 1)
  await expect(startServer({ har: large })).rejects.toThrow(/^This file is larger than 100 MB/)
  await expect(startServer({ har: 'nowhere.har' })).rejects.toThrow('There is no file nowhere.har.')
  await expect(startServer({ har: FILE, repeat: 'often' })).rejects.toThrow(
    'A repeated call gets next or same, not "often".',
  )

  const { ask, control } = await start({})
  const { recording } = control('a')
  const before = await recording.load(JSON.parse(readHar('chrome')))
  await expect(recording.load({ log: { entries: [] } })).rejects.toThrow(
    'This file has no call of the portal’s API.',
  )
  expect(await recording.get()).toEqual(before)
  expect(await ask('a')).toBe('25480.50')
})

test('a HAR may be larger than a body of the contract', async () => {
  const { control } = await start({})
  const har = JSON.parse(readHar('safari'))
  har.log.comment = 'x'.repeat(11 * 2 ** 20)
  expect(await control('a').recording.load(har)).toMatchObject({ unanswered: 1 })
})
