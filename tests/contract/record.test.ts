// `npm run contract -- record` records live traffic as anonymous fixtures and serves fixtures as a backend.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createRedactor, namedValues } from '#mocks/har/redact.ts'
import { startServer } from '#mocks/server.ts'
import { proxyTo, replayFrom } from '#scripts/contract/record.mjs'
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
  })
  const account = /"account":"(\w+)"/.exec(text)?.[1]
  expect(redacted).toMatchObject({ passkey: { user: { name: account } } })
  expect(redact(clear)).toEqual(redacted)
})

test('a recording follows the contract, is anonymous, and can be served', async () => {
  const mock = await startServer({ scenario: 'member', seed: 7, clock: '2026-11-20T09:00:00Z' })
  const folder = mkdtempSync(join(tmpdir(), 'recorded-'))
  onTestFinished(async () => {
    rmSync(folder, { recursive: true, force: true })
    await mock.close()
  })
  await mock.worlds.of(null).ready
  const session = mock.worlds.of(null).visitor.token ?? ''
  const only = ['getMemberInfo', 'getBalance', 'getPromotions', 'getPayoutAccounts', 'getVip']
  const printed: string[] = []
  const proxy = proxyTo({
    contract,
    backend: mock.url,
    folder,
    salt,
    say: (line: string) => printed.push(line),
  })
  const live = await verify({ contract, backend: await listen(proxy), session, only })
  expect(live.map(({ granted, drifts }) => ({ granted, drifts }))).toEqual(
    only.map(() => ({ granted: true, drifts: [] })),
  )
  expect(printed.toSorted()).toEqual(only.map((id) => `${id} 200`).toSorted())

  const kept = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
  expect(kept).toHaveLength(only.length)
  const rahim = mock.worlds.of(null).db.members.find({ account: 'rahim' })
  for (const secret of [session, rahim?.account, rahim?.nickname, rahim?.mobile])
    if (secret) expect(kept.join('')).not.toContain(String(secret))

  const replayed = await verify({
    contract,
    backend: await listen(replayFrom({ contract, folder })),
    session,
    only: [...only, 'getMessages'],
  })
  expect(replayed.filter(({ granted }) => granted)).toHaveLength(only.length)
  expect(replayed.flatMap(({ drifts }) => drifts)).toEqual([
    expect.stringContaining('it answers 404'),
  ])
})
