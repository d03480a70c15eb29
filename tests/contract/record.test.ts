// `npm run contract -- record` writes live traffic into an anonymous HAR, from which the fake backend answers.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createRedactor, namedValues } from '#mocks/har/redact.ts'
import { startServer } from '#mocks/server.ts'
import { proxyTo } from '#scripts/contract/record.mjs'
import { createHarFile } from '#scripts/contract/recorder.mjs'
import { verify } from '#scripts/contract/verify-run.mjs'
import { readContract } from './contract.ts'

const contract = await readContract()
const salt = new TextEncoder().encode('salt')
const { redact } = createRedactor(namedValues(contract), salt)

async function listen(answer: (incoming: IncomingMessage, outgoing: ServerResponse) => unknown) {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

test('tokens, names, numbers and accounts are replaced by values of the same form', () => {
  const clear = {
    token: 'abc-DEF-123',
    member: { account: 'rahim', nickname: 'করিম', mobile: '01712345678', type: 'username' },
    passkey: { user: { name: 'rahim', displayName: 'Rahim Khan' } },
    accountType: 'bank',
    birthday: '1988-05-01',
    amount: '123456789.00',
    nodeId: 10023,
    game: { vassalage: 'SBO', displayName: 'Dark Reef' },
    text: 'Dear rahim, call 01712345678 or mail a.b@example.com',
    link: 'https://x.example/?token=abcdef&a=1',
  }
  const redacted = redact(clear)
  const text = JSON.stringify(redacted)
  for (const secret of [
    'abc-DEF',
    'rahim',
    'করিম',
    '01712345678',
    'a.b@example',
    'abcdef&',
    '1988',
  ])
    expect(text).not.toContain(secret)
  expect(redacted).toMatchObject({
    token: expect.stringMatching(/^[a-z]{3}-[A-Z]{3}-\d{3}$/),
    member: { mobile: expect.stringMatching(/^\d{11}$/), type: 'username' },
    accountType: 'bank',
    amount: '123456789.00',
    nodeId: 10023,
    game: { displayName: 'Dark Reef' },
  })
  const account = /"account":"(\w+)"/.exec(text)?.[1]
  expect(redacted).toMatchObject({ passkey: { user: { name: account } } })
  expect(redact(clear)).toEqual(redacted)
})

test('a recording follows the contract, is anonymous, and the fake backend answers from it', async () => {
  const mock = await startServer({ scenario: 'member', seed: 7, clock: '2026-11-20T09:00:00Z' })
  const folder = mkdtempSync(join(tmpdir(), 'recorded-'))
  const path = join(folder, 'new', 'recorded.har')
  const file = createHarFile(path)
  onTestFinished(async () => {
    file.close()
    rmSync(folder, { recursive: true, force: true })
    await mock.close()
  })
  await mock.worlds.of(null).ready
  const session = mock.worlds.of(null).visitor.token ?? ''
  const only = ['getMemberInfo', 'getBalance', 'getPromotions', 'getPayoutAccounts', 'getVip']
  const printed: string[] = []
  const say = (line: string) => printed.push(line)
  const proxy = proxyTo({ contract, backend: mock.url, file, salt, say })
  const live = await verify({ contract, backend: await listen(proxy), session, only })
  expect(live.map(({ granted, drifts }) => ({ granted, drifts }))).toEqual(
    only.map(() => ({ granted: true, drifts: [] })),
  )
  expect(printed.toSorted()).toEqual(only.map((id) => `${id} 200`).toSorted())

  const kept = readFileSync(path, 'utf8')
  expect(JSON.parse(kept).log.entries).toHaveLength(only.length)
  const rahim = mock.worlds.of(null).db.members.find({ account: 'rahim' })
  for (const secret of [session, rahim?.account, rahim?.nickname, rahim?.mobile])
    if (secret) expect(kept).not.toContain(String(secret))

  const player = await startServer({ scenario: 'guest', har: path })
  onTestFinished(() => player.close())
  const replayed = await verify({ contract, backend: player.url, session: 'none', only })
  expect(replayed.map(({ granted, drifts }) => ({ granted, drifts }))).toEqual(
    only.map(() => ({ granted: true, drifts: [] })),
  )
  const marks = player.worlds
    .of(null)
    .log.entries()
    .map((entry) => entry.marks.join())
  expect(marks.toSorted()).toEqual(only.map((_, at) => `recorded:${at + 1}`))
})
