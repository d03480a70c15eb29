import { describe, expect, test } from 'vitest'
import { listTeam } from '#mocks/world/agents/team/team.ts'
import { postEntry } from '#mocks/world/ledger/ledger.ts'
import type { World } from '#mocks/world/world-types.ts'
import type { components } from '#openapi/generated/types.ts'
import { enroll, send } from '../../flows.ts'
import { createTestWorld } from '../../helpers.ts'
import { asRecord, callEnvelope, logIn } from '../../requests.ts'

type Schemas = components['schemas']

const open = (world: World, over: object = {}) =>
  send(
    world,
    'openAccount',
    { account: 'Shapla88', kind: 'MEMBER', rebate: '0.80', requestId: 'account-0001', ...over },
    world.visitor.token,
  )

async function links(world: World): Promise<Schemas['AgentLinks']['list']> {
  const { value } = await callEnvelope(world, 'GET', '/wps/agent/links')
  return (value as Schemas['AgentLinks']).list
}

const linkOf = async (world: World, code: string) =>
  (await links(world)).find((link) => link.code === code)

let visitors = 0

/** A visit by a link, by default from a new device. */
function visit(world: World, code: string, from?: string) {
  visitors += 1
  return send(world, 'countLinkVisit', { code }, null, from ?? `198.51.100.${visitors}`)
}

const below = async (world: World, search: string) => {
  const path = `/wps/agent/downlines?pageNo=1&pageSize=10&search=${search}`
  const { value } = await callEnvelope(world, 'GET', path)
  return (value as Schemas['Downlines']).list
}

describe('AGT-03 D-071 an account that an agent opens', () => {
  test('is directly below, and must change its password at the first log-in', async () => {
    const world = await createTestWorld('agent-team-small')
    const { value } = await open(world)
    expect(value).toMatchObject({ account: 'shapla88', kind: 'MEMBER', rebate: '0.80' })
    expect(await below(world, 'shapla88')).toMatchObject([{ level: 1, kind: 'MEMBER' }])
    const password = String(asRecord(value).password)
    const login = await logIn(world, { username: 'shapla88', password })
    expect(login.value).toMatchObject({ mustChangePassword: true, firstTimeLogin: true })
    expect(await open(world)).toMatchObject({ value: { password } })
    await world.db.members.update({ account: 'shapla88' }, (row) => {
      row.passwordState = 'fine'
    })
    expect(await open(world)).toMatchObject({ value: { account: 'shapla88', password: null } })
  })

  test('an agent cannot give a new agent more than it has', async () => {
    const world = await createTestWorld('agent-team-small')
    const { value } = await open(world, { kind: 'AGENT', rebate: '1.10' })
    const { account, password } = asRecord(value)
    await world.db.members.update({ account: String(account) }, (row) => {
      row.passwordState = 'fine'
    })
    const login = await logIn(world, {
      username: String(account),
      password: String(password),
      side: 'agent',
    })
    const token = String(asRecord(login.value).token)
    const range = await callEnvelope(world, 'GET', '/wps/agent/accounts', { token })
    expect(range.value).toMatchObject({ rebate: { min: '0.00', max: '1.10' } })
  })

  test('a rebate out of range, a name against the rules, one that is taken and the 21st of a day are refused', async () => {
    const world = await createTestWorld('agent-team-small')
    expect(await open(world, { rebate: '2.01' })).toMatchObject({
      status: 422,
      value: { violations: [{ path: '/body/rebate' }] },
    })
    expect(await open(world, { account: '9lives' })).toMatchObject({
      status: 422,
      value: { violations: [{ path: '/body/account' }] },
    })
    const agent = world.db.members.find({ account: 'agent1' })
    const derived = agent && listTeam(world, agent).find(({ id }) => !world.db.members.find({ id }))
    const taken = await open(world, { account: derived?.account.toUpperCase() })
    expect(taken.code).toBe('register.username.taken')
    for (let n = 10; n < 30; n += 1) {
      const done = await open(world, { account: `shapla${n}`, requestId: `account-00${n}` })
      expect(done.success).toBe(true)
    }
    expect((await open(world)).status).toBe(429)
    world.clock.advance('24h')
    expect((await open(world)).success).toBe(true)
  })
})

describe('D-071 F-20 links', () => {
  test('F-32 the overview counts visits of the links of the team on their day', async () => {
    const world = await createTestWorld('agent-team-small')
    const visits = async (from: string, to: string) => {
      const path = `/wps/agent/team/overview?from=${from}&to=${to}`
      const { value } = await callEnvelope(world, 'GET', path)
      return (value as Schemas['TeamOverview']).funnel.visits
    }
    const before = await visits('2026-11-01', '2026-11-20')
    await visit(world, 'dhaka701')
    await visit(world, 'DHAKA7')
    world.clock.advance('24h')
    await visit(world, 'DHAKA7')
    expect(await visits('2026-11-01', '2026-11-20')).toBe(before + 2)
    expect(await visits('2026-11-21', '2026-11-21')).toBe(1)
    expect(await visits('2026-11-01', '2026-11-21')).toBe(before + 3)
  })

  test('a device counts once a day, and none that the agent has used', async () => {
    const world = await createTestWorld('agent-team-small')
    const visits = () =>
      world.db.agentLinkVisits.list({ code: 'DHAKA7' }).reduce((sum, { count }) => sum + count, 0)
    const before = visits()
    for (let n = 0; n < 100; n += 1) await visit(world, 'DHAKA7', '198.51.100.200')
    expect(visits()).toBe(before + 1)
    world.clock.advance('1d')
    await visit(world, 'DHAKA7', '198.51.100.200')
    expect(visits()).toBe(before + 2)
    const owner = world.db.agentLinks.find({ code: 'DHAKA7' })?.memberId
    const { account: username = '' } = world.db.members.find({ id: owner ?? 0 }) ?? {}
    expect((await logIn(world, { username, side: 'agent' })).success).toBe(true)
    await send(world, 'countLinkVisit', { code: 'DHAKA7' })
    expect(visits()).toBe(before + 2)
  })

  test("a link's code works in the registration: visit, sign-up and first deposit count", async () => {
    const world = await createTestWorld('agent-team-small')
    const before = await linkOf(world, 'DHAKA7')
    await visit(world, 'dhaka701')
    await visit(world, 'DHAKA701')
    await enroll(world, { affiliateCode: 'dhaka701' })
    const after = await linkOf(world, 'DHAKA7')
    expect(after?.figures).toEqual({
      visits: (before?.figures.visits ?? 0) + 2,
      signUps: (before?.figures.signUps ?? 0) + 1,
      firstDeposits: before?.figures.firstDeposits,
    })
    expect(await below(world, 'shapla88')).toMatchObject([{ level: 1, kind: 'MEMBER' }])
    const member = world.db.members.find({ account: 'shapla88' })
    if (!member) throw new Error('Nobody has registered.')
    expect(world.db.downlineRebates.find({ memberId: member.id })?.rate).toBe('0.80')
    for (const n of [1, 2]) {
      await postEntry(world, {
        memberId: member.id,
        kind: 'DEPOSIT',
        amount: '500.00',
        reference: `deposit-${n}`,
      })
    }
    const paid = await linkOf(world, 'DHAKA7')
    const [reels, groups] = paid?.subIds ?? []
    const [old, oldGroups] = before?.subIds ?? []
    expect(reels?.figures.firstDeposits).toBe((old?.figures.firstDeposits ?? 0) + 1)
    expect(groups).toEqual(oldGroups)
  })

  test("a link's figures are those of its sub-ids and its own code, from existing members", async () => {
    const world = await createTestWorld('agent-team-huge')
    const all = await links(world)
    expect(all.map(({ code }) => code)).toEqual(['DHAKA7', 'PARTNR', 'SPRING'])
    for (const { figures, subIds } of all) {
      const sum = subIds.reduce((total, sub) => total + sub.figures.signUps, 0)
      expect(figures.signUps).toBeGreaterThanOrEqual(sum)
      expect(figures.visits).toBeGreaterThanOrEqual(figures.signUps)
      expect(figures.signUps).toBeGreaterThanOrEqual(figures.firstDeposits)
    }
  })

  test('a member who registers by a link for agents becomes an agent', async () => {
    const world = await createTestWorld('agent-team-small')
    await enroll(world, { affiliateCode: 'PARTNR', login: false })
    expect(await below(world, 'shapla88')).toMatchObject([{ kind: 'AGENT', teamSize: 0 }])
  })

  test('a disabled link stays in the list, counts nothing and admits nobody', async () => {
    const world = await createTestWorld('agent-team-small')
    const disable = () => callEnvelope(world, 'DELETE', '/wps/agent/links?id=link-3')
    await disable()
    const { disabledAt, figures } = (await linkOf(world, 'DHAKA7')) ?? {}
    expect(disabledAt).toBe(world.clock.now())
    world.clock.advance('1h')
    await disable()
    await visit(world, 'DHAKA7')
    const refused = await enroll(world, { affiliateCode: 'DHAKA702' })
    expect(refused.code).toBe('register.affiliate.disabled')
    expect(await linkOf(world, 'DHAKA7')).toMatchObject({ disabledAt, figures })
    const other = await callEnvelope(world, 'DELETE', '/wps/agent/links?id=link-9')
    expect(other.status).toBe(404)
  })

  test('one link per request; a sub-id has its own code and is created once', async () => {
    const world = await createTestWorld('agent-no-team')
    expect(await links(world)).toEqual([])
    const body = { name: ' A page ', kind: 'MEMBER', rebate: '0.50', requestId: 'link-000001' }
    const make = (over: object = {}) =>
      send(world, 'createAgentLink', { ...body, ...over }, world.visitor.token)
    await make()
    await make()
    const [link, ...more] = await links(world)
    expect(more).toEqual([])
    expect(link).toMatchObject({ name: 'A page', subIds: [], figures: { visits: 0 } })
    expect((await make({ rebate: '9.00', requestId: 'link-000002' })).status).toBe(422)
    for (const requestId of ['subid-000001', 'subid-000002']) {
      const subId = { linkId: link?.id, subId: 'reels', requestId }
      await send(world, 'addAgentLinkSubId', subId, world.visitor.token)
    }
    const [made] = await links(world)
    expect(made?.subIds.map(({ code }) => code)).toEqual([`${link?.code}01`])
  })
})
