import { describe, expect, test } from 'vitest'
import { createTestWorld } from '../../helpers.ts'
import { asRecord, callEnvelope, getToken, logIn } from '../../requests.ts'
import { sealBody } from '../../seal.ts'

const INFO = '/wps/member/info'

describe('member', () => {
  test('API-11 ROL-16 the member of the session; without one 401', async () => {
    const world = await createTestWorld('agent-41')
    expect((await callEnvelope(world, 'GET', INFO)).value).toMatchObject({
      account: 'agent41',
      type: 41,
    })
    expect((await callEnvelope(world, 'GET', INFO, { token: null })).status).toBe(401)
  })

  test('AUT-07 the first log-in is marked once for all', async () => {
    const world = await createTestWorld('member-new')
    const token = await getToken(world, 'rahim')
    expect((await callEnvelope(world, 'GET', INFO, { token })).value).toMatchObject({
      firstTimeLogin: true,
    })
    const done = { firstTimeLogin: false }
    for (let i = 0; i < 2; i += 1) {
      const { value } = await callEnvelope(world, 'POST', '/wps/member/firstLogin', { token })
      expect(value).toEqual(done)
    }
    expect((await callEnvelope(world, 'GET', INFO, { token })).value).toMatchObject(done)
  })

  test('API-17 an avatar from the list is stored, any other is not found', async () => {
    const world = await createTestWorld('member')
    const icon = '/wps/member/info/icon'
    const { choices } = asRecord((await callEnvelope(world, 'GET', icon)).value)
    const chosen = Array.isArray(choices) ? choices[3] : null
    await callEnvelope(world, 'PUT', icon, { body: { icon: chosen } })
    expect((await callEnvelope(world, 'GET', icon)).value).toMatchObject({ icon: chosen })
    expect(
      (await callEnvelope(world, 'PUT', icon, { body: { icon: 'avatars/999.svg' } })).status,
    ).toBe(404)
    await callEnvelope(world, 'PUT', icon, { body: { icon: null } })
    expect((await callEnvelope(world, 'GET', icon)).value).toMatchObject({ icon: null })
  })

  test('the language is stored', async () => {
    const world = await createTestWorld('member')
    await callEnvelope(world, 'PUT', '/wps/member/language', { body: { language: 'EN' } })
    expect((await callEnvelope(world, 'GET', INFO)).value).toMatchObject({ language: 'EN' })
  })

  test('API-14 AUT-25 a changed password is required from then on', async () => {
    const world = await createTestWorld('member-default-password')
    const change = async (oldPassword: string, newPassword: string, confirm = newPassword) => {
      const clear = { oldPassword, newPassword, confirmNewPassword: confirm }
      const body = await sealBody(clear, world.clock.now())
      return callEnvelope(world, 'POST', '/wps/member/password', { body, token: visitor })
    }
    const visitor = String(
      asRecord((await logIn(world, { username: 'rahim', password: 'a123456' })).value).token,
    )
    expect((await change('gold1234', 'silver12')).code).toBe('password.old.wrong')
    expect((await change('a123456', 'a123456')).code).toBe('password.same.as.old')
    expect((await change('a123456', 'silver12', 'silver13')).status).toBe(422)
    expect((await change('a123456', 'silver')).status).toBe(422)
    expect((await change('a123456', 'silver12')).success).toBe(true)
    expect((await callEnvelope(world, 'GET', INFO, { token: visitor })).status).toBe(200)
    expect((await logIn(world, { username: 'rahim', password: 'a123456' })).success).toBe(false)
    const again = await logIn(world, { username: 'rahim', password: 'silver12' })
    expect(again.value).toMatchObject({ mustChangePassword: false })
  })

  test('API-45 unread messages are counted from the rows', async () => {
    const world = await createTestWorld('member')
    const unread = async () => (await callEnvelope(world, 'GET', '/wps/v2/messages/unread')).value
    expect(await unread()).toEqual({ unreadMessage: 2 })
    await world.db.messages.update({ memberId: 1001 }, (row) => {
      row.read = true
    })
    expect(await unread()).toEqual({ unreadMessage: 0 })
  })
})
