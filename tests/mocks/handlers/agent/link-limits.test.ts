import { expect, test } from 'vitest'
import type { components } from '#openapi/generated/types.ts'
import { send } from '../../flows.ts'
import { createTestWorld } from '../../helpers.ts'
import { callEnvelope } from '../../requests.ts'

type Links = components['schemas']['AgentLinks']

const idOfFirst = ({ value }: { value: unknown }) => (value as Links).list[0]?.id

test('D-071 the 31st link in use, the 21st sub-id and a sub-id of an unknown link are refused', async () => {
  const world = await createTestWorld('agent-no-team')
  const make = (n: number) => {
    const requestId = `link-${String(n).padStart(6, '0')}`
    const body = { name: 'A page', kind: 'MEMBER', rebate: '0.50', requestId }
    return send(world, 'createAgentLink', body, world.visitor.token)
  }
  for (let n = 1; n <= 30; n += 1) expect((await make(n)).success).toBe(true)
  expect(await make(31)).toMatchObject({
    status: 422,
    value: { violations: [{ path: '/body' }] },
  })
  const id = idOfFirst(await callEnvelope(world, 'GET', '/wps/agent/links'))
  const add = (n: number, linkId = id) => {
    const requestId = `subid-${String(n).padStart(6, '0')}`
    const body = { linkId, subId: `reels${n}`, requestId }
    return send(world, 'addAgentLinkSubId', body, world.visitor.token)
  }
  for (let n = 1; n <= 20; n += 1) expect((await add(n)).success).toBe(true)
  expect(await add(21)).toMatchObject({
    status: 422,
    value: { violations: [{ path: '/body/subId' }] },
  })
  expect((await add(22, 'link-none')).status).toBe(404)
  await callEnvelope(world, 'DELETE', `/wps/agent/links?id=${id}`)
  expect((await make(32)).success).toBe(true)
})
