import { describe, expect, test } from 'vitest'
import { refuse } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import { openSealed } from '#mocks/contract/sealed.ts'
import { createTestWorld, lastEntry } from './helpers.ts'
import { sealBody } from './seal.ts'

const LOGIN = { username: 'rahim', password: 'gold1234', type: 'username' }

describe('encrypted bodies (D-007)', () => {
  test('an encrypted body is decrypted, and the log shows it in the clear', async () => {
    const world = await createTestWorld()
    const login = operation(world, 'login', ({ body }) =>
      refuse('login.bad.credentials', { message: body.username }),
    )
    const sealed = await sealBody(LOGIN, world.clock.now())
    const request = new Request('http://localhost/wps/session/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(sealed),
    })
    const result = await login.run({ request, requestId: '1' })
    expect(await result?.response?.json()).toMatchObject({ success: false, message: 'rahim' })
    expect(JSON.stringify(sealed)).not.toContain('gold1234')
    expect(lastEntry(world)?.body).toEqual(LOGIN)
  })

  test.each([
    ['a clear body', async () => LOGIN, '/body'],
    ['another key', (now: number) => sealBody(LOGIN, now, { kid: 'other' }), '/body/kid'],
    ['a body that is too old', (now: number) => sealBody(LOGIN, now - 300_001), '/body/ts'],
    ['a body from the future', (now: number) => sealBody(LOGIN, now + 300_001), '/body/ts'],
    [
      'a body that was changed',
      async (now: number) => ({ ...(await sealBody(LOGIN, now)), ct: btoa('x'.repeat(40)) }),
      '/body/ct',
    ],
  ])('%s is refused', async (_, make, path) => {
    const world = await createTestWorld()
    const opened = await openSealed(world, await make(world.clock.now()))
    expect(opened.violation?.path).toBe(path)
  })

  const HOURS_LATER = 3 * 60 * 60_000
  const nonce = btoa('another nonce 16')

  test.each([
    ['time', (now: number) => ({ ts: now }), '/body/ct'],
    ['time and nonce', (now: number) => ({ ts: now, nonce }), '/body/ct'],
    ['version', (now: number) => ({ ts: now, v: 1 }), '/body/v'],
  ])('a captured body with another %s is refused hours later', async (_, change, path) => {
    const world = await createTestWorld()
    const captured = await sealBody(LOGIN, world.clock.now())
    world.clock.advance(HOURS_LATER)
    expect((await openSealed(world, captured)).violation?.path).toBe('/body/ts')
    const forged = { ...captured, ...change(world.clock.now()) }
    expect((await openSealed(world, forged)).violation?.path).toBe(path)
  })

  test('a captured body with another nonce is refused, and uses up none', async () => {
    const world = await createTestWorld()
    const captured = await sealBody(LOGIN, world.clock.now())
    expect((await openSealed(world, { ...captured, nonce })).violation?.path).toBe('/body/ct')
    expect(world.db.nonces.count()).toBe(0)
    expect((await openSealed(world, captured)).violation).toBeNull()
  })

  test('a nonce is valid once', async () => {
    const world = await createTestWorld()
    const sealed = await sealBody(LOGIN, world.clock.now())
    expect((await openSealed(world, sealed)).violation).toBeNull()
    expect((await openSealed(world, sealed)).violation?.path).toBe('/body/nonce')
  })
})
