import { describe, expect, test } from 'vitest'
import { getScenario } from '#mocks/scenarios/registry.ts'
import { enabledModules } from '#session/flags.ts'
import { enroll } from './flows.ts'
import { call, createTestWorld } from './helpers.ts'
import { asList, asRecord, callEnvelope, getToken, logIn } from './requests.ts'

const CONFIG = '/wps/system/settings/consolidated'
const RULES = '/wps/system/setting/register'
const INFO = '/wps/member/info'

const configOf = async (scenario: string) =>
  asRecord((await callEnvelope(await createTestWorld(scenario), 'GET', CONFIG)).value)

describe('the configuration follows the scenario', () => {
  test.each([
    ['normal', { smsProvider: 'PLATFORM', humanCheck: 'none', remember: { password: true } }],
    ['sms-firebase+human-check-slider', { smsProvider: 'FIREBASE', humanCheck: 'slider' }],
    ['human-check-token+remember-off', { humanCheck: 'token', remember: { password: false } }],
    ['age-21', { jurisdiction: { minAge: 21 } }],
  ])('%s', async (scenario, expected) => {
    expect(await configOf(scenario)).toMatchObject(expected)
  })

  test('modules and rules are the same in every operation that returns them', async () => {
    const world = await createTestWorld('register-mobile-only+code-login-off+affiliate-required')
    const config = asRecord((await callEnvelope(world, 'GET', CONFIG)).value)
    const { whitelabel } = asRecord(
      (await callEnvelope(world, 'GET', '/wps/system/whitelabel')).value,
    )
    expect(config.whitelabel).toEqual(whitelabel)
    const on = enabledModules(whitelabel)
    expect([...on]).toEqual(expect.arrayContaining(['MOBILENUMREG3', 'FREEPLAY3']))
    expect(on.has('USERNAMEREG3') || on.has('MOBILEVERCODELOGIN3')).toBe(false)
    const { fields } = asRecord((await callEnvelope(world, 'GET', RULES)).value)
    expect(config.register).toEqual(fields)
    expect(asRecord(fields).affiliateCode).toMatchObject({ enabled: true, required: true })
  })
})

test('free-play-off: trials are refused, demos of games still open', async () => {
  const world = await createTestWorld('free-play-off')
  const body = { os: 'Linux', platform: 'W', gatewayVersion: 3, random: btoa('x') }
  const login = await callEnvelope(world, 'POST', '/wps/session/login/freeplay', { body })
  expect(login.code).toBe('function.not.available')
  const game = world.catalogue.byType('RNG').find(({ demo, maintenance }) => demo && !maintenance)
  const demo = await callEnvelope(
    world,
    'GET',
    `/wps/relay/trialLaunch?language=EN&nodeId=${game?.nodeId}`,
  )
  expect(demo.value).toMatchObject({ demo: true, sessionId: 'play-00000001' })
  expect(getScenario('free-play-off').description).toMatch(/login.*demos still open/)
})

test('session-expires-in-10s: every session ends by itself, without an announced time', async () => {
  const world = await createTestWorld('member+session-expires-in-10s')
  expect((await callEnvelope(world, 'GET', INFO)).status).toBe(200)
  const { value } = await logIn(world, { username: 'agent1' })
  expect(value).not.toHaveProperty('expiresAt')
  const token = String(asRecord(value).token)
  world.clock.advance(9_999)
  expect((await callEnvelope(world, 'GET', INFO, { token })).status).toBe(200)
  world.clock.advance(1)
  for (const ended of [token, world.visitor.token]) {
    expect(await callEnvelope(world, 'GET', INFO, { token: ended })).toMatchObject({
      status: 401,
      code: 'session.expired',
    })
  }
  expect(
    (await callEnvelope(world, 'GET', INFO, { token: await getToken(world, 'rahim') })).status,
  ).toBe(200)
})

describe('evil-patterns', () => {
  test('D-031 they hang, break or never end, within the contract', async () => {
    const { value } = await callEnvelope(await createTestWorld('evil-patterns'), 'GET', RULES)
    const patterns = Object.values(asRecord(asRecord(value).fields)).map(
      (rule) => asRecord(rule).acceptedPattern,
    )
    expect(patterns).toEqual(expect.arrayContaining(['^(a+)+$', '[', '*', '']))
    const longest = Math.max(...patterns.map((pattern) => String(pattern).length))
    expect(longest).toBe(200)
  })

  test('the fake backend evaluates none of them, only the length', async () => {
    const world = await createTestWorld('evil-patterns')
    const username = `${'a'.repeat(120)}!`
    // Evaluating `^(a+)+$` would take longer than the test.
    expect((await enroll(world, { username, password: 'a', confirmPassword: 'a' })).success).toBe(
      true,
    )
    expect((await enroll(world, { username: 'a'.repeat(201) })).status).toBe(422)
  })
})

test('weird-config: odd names are own keys and real modules, every list may be empty', async () => {
  const world = await createTestWorld('weird-config')
  const { text } = await call(world, 'GET', CONFIG)
  const value = asRecord(JSON.parse(text).value)
  expect(Object.keys(asRecord(value.register))).toEqual(
    expect.arrayContaining(['__proto__', 'constructor', 'toString', 'zodiac']),
  )
  const on = enabledModules(value.whitelabel)
  for (const name of ['__proto__', 'constructor', 'HYPERDRIVE9', 'PTSYS3', 'USERNAMEREG3']) {
    expect(on.has(name)).toBe(true)
  }
  for (const name of ['resources', 'customerService', 'social', 'launchHosts', 'inhouseVendors']) {
    expect(value[name]).toEqual([])
  }
  expect((await enroll(world)).success).toBe(true)
})

test('missing-arrays: an answer without lists passes, although no contract allows it', async () => {
  const world = await createTestWorld('missing-arrays')
  const value = asRecord((await callEnvelope(world, 'GET', CONFIG)).value)
  expect(value.merchantCode).toBe('suborno')
  for (const name of ['whitelabel', 'resources', 'supportedLanguages']) {
    expect(value).not.toHaveProperty(name)
  }
  expect(asRecord(value.jurisdiction)).not.toHaveProperty('helplines')
  expect(world.breaches).toEqual([])
  expect(world.log.entries().at(-1)?.marks).toContain('fault:hollow')
})

test('hostile-html: every text of the merchant has HTML, in both languages', async () => {
  const world = await createTestWorld('hostile-html+popup-B')
  for (const language of ['EN', 'BN']) {
    const announced = await call(
      world,
      'GET',
      `/wps/relay/announcements?types=B,PL,PU,PR&platform=W&execution=B&language=${language}`,
    )
    const help = await call(
      world,
      'GET',
      `/wps/system/helpCenter?version=2&lang=${language}&device=WEB`,
    )
    const { player, popup, promotion } = asRecord(announced.body.value)
    const articles = asList(help.body.value, 'sections').flatMap((one) => asList(one, 'articles'))
    for (const texts of [player, popup, promotion, articles]) {
      const contents = asList({ texts }, 'texts').map(({ content }) => String(content))
      expect(contents.length).toBeGreaterThan(0)
      for (const content of contents) {
        expect(content).toMatch(/<script>/)
        expect(content).toMatch(/onerror=.*href="javascript:.*<form .*<iframe .*<style>.*id="root"/)
      }
    }
  }
})

test('a refusal can be set on any operation, with any code', async () => {
  const world = await createTestWorld('member')
  world.faults.set('getUnread', { kind: 'refusal', code: 'kyc.required' })
  const refused = await callEnvelope(world, 'GET', '/wps/v2/messages/unread')
  expect(refused).toMatchObject({ status: 200, success: false, code: 'kyc.required' })
  expect(world.log.entries().at(-1)?.marks).toContain('fault:refusal-kyc.required')
})
