import { describe, expect, test } from 'vitest'
import { refuse } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import { openSealed } from '#mocks/contract/sealed.ts'
import { lastEntry, worldOf } from './helpers.ts'
import { sealBody } from './seal.ts'

const LOGIN = { username: 'rahim', password: 'gold1234', type: 'username' }

describe('encrypted bodies (D-007)', () => {
  test('an encrypted body is decrypted, and the log shows it in the clear', async () => {
    const world = await worldOf()
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
    const world = await worldOf()
    const opened = await openSealed(world, await make(world.clock.now()))
    expect(opened.violation?.path).toBe(path)
  })

  test('a nonce is valid once', async () => {
    const world = await worldOf()
    const sealed = await sealBody(LOGIN, world.clock.now())
    expect((await openSealed(world, sealed)).violation).toBeNull()
    expect((await openSealed(world, sealed)).violation?.path).toBe('/body/nonce')
  })
})
