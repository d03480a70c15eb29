import { describe, expect, test } from 'vitest'
import { createLink, formatLink, hasLink, parseLink } from '#mocks/scenarios/link.ts'
import { mergeScenarios, ScenarioConflictError } from '#mocks/scenarios/merge.ts'
import {
  getScenario,
  scenarioGroups,
  scenarios,
  UnknownScenarioError,
} from '#mocks/scenarios/registry.ts'
import { distance, nearest } from '#mocks/world/core/nearest.ts'

const statementOf = (names: string) => mergeScenarios(createLink({ scenario: names }).scenarios)

const REQUIRED =
  'normal guest member member-new trial agent-1 agent-2 agent-41 agent-42 non-member-type maintenance sms-platform sms-firebase sms-quota sms-too-many sms-expired code-login-off free-play-off member-ip-unverified self-excluded register-all-fields register-mobile-only register-username-only affiliate-required affiliate-invalid age-21 remember-off human-check-slider human-check-token session-expires-in-10s evil-patterns weird-config missing-arrays functions-off hostile-html no-storage popup-blocked maintenance-no-end region-blocked maintenance-and-region config-fails domain-invalid login-captcha login-locked member-expired-password member-default-password empty-lists huge-lists image-404 offline slow flaky-50 http-401 http-403 http-429 http-500 timeout no-announcements popup-A popup-B popup-F vendors-1 vendors-10 vendors-11 lang-EN lang-BN'

describe('scenarios can be combined', () => {
  test('every required scenario exists once, with a sentence', () => {
    const names = scenarios.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(REQUIRED.split(' ')))
    expect(new Set(names).size).toBe(names.length)
    for (const { description } of scenarios) expect(description).toMatch(/^[A-Z].*\.$/)
  })

  test('every theme has a unique name and title, and scenarios', () => {
    for (const key of ['name', 'title'] as const) {
      expect(new Set(scenarioGroups.map((theme) => theme[key])).size).toBe(scenarioGroups.length)
    }
    for (const theme of scenarioGroups) expect(theme.scenarios.length).toBeGreaterThan(0)
  })

  test('names are joined with + or space, and all of them apply', () => {
    const expected = { visitor: 'agent1', login: 'captcha', latency: { min: 400, max: 1200 } }
    expect(statementOf('agent-1+login-captcha+slow')).toEqual(expected)
    expect(statementOf('agent-1 login-captcha slow')).toEqual(expected)
    expect(statementOf('slow+slow')).toEqual({ latency: expected.latency })
    expect(statementOf('normal')).toEqual({})
  })

  test('parts of a statement are merged: faults, modules, the browser', () => {
    expect(statementOf('code-login-off+register-mobile-only+free-play-off').modules).toEqual({
      MOBILEVERCODELOGIN3: false,
      FREEPLAY3: false,
      USERNAMEREG3: false,
      MOBILENUMREG3: true,
      MOBILENUMPASSREG3: true,
    })
    expect(statementOf('no-storage+popup-blocked').browser).toEqual({
      storage: 'none',
      popups: 'blocked',
    })
    const { faults = {} } = statementOf('functions-off+missing-arrays')
    expect(faults).toMatchObject({
      sendFeedback: { kind: 'refusal' },
      getCountries: { kind: 'hollow' },
    })
  })

  test('equal statements agree', () => {
    expect(statementOf('maintenance+maintenance-and-region')).toMatchObject({ region: true })
    expect(statementOf('guest+login-locked')).toMatchObject({ visitor: null, player: 'locked' })
  })

  test.each([
    ['member+agent-1', 'visitor'],
    ['guest+member', 'visitor'],
    ['http-500+offline', 'failure'],
    ['maintenance+maintenance-no-end', 'maintenanceMinutes'],
    ['vendors-1+vendors-11', 'vendors'],
    ['lang-EN+lang-BN', 'language'],
    ['sms-platform+sms-firebase', 'smsProvider'],
    ['register-mobile-only+register-username-only', 'modules.USERNAMEREG3'],
    ['self-excluded+login-locked', 'player'],
  ])('%s contradicts itself in %s', (names, matter) => {
    const [first = '', second = ''] = names.split('+')
    expect(() => statementOf(names)).toThrow(ScenarioConflictError)
    expect(() => statementOf(names)).toThrow(first)
    expect(() => statementOf(names)).toThrow(second)
    expect(() => statementOf(names)).toThrow(matter)
  })

  test('an unknown name is refused with similar ones', () => {
    expect(() => getScenario('trail')).toThrow('No scenario named "trail". Did you mean trial?')
    expect(() => getScenario('captcha')).toThrow(/login-captcha/)
    expect(() => getScenario('agent1')).toThrow(/agent-1/)
    expect(() => getScenario('agent-43')).toThrow(/agent-41, agent-42|agent-42, agent-41|agent-4/)
    try {
      getScenario('membr')
    } catch (error) {
      expect(error).toBeInstanceOf(UnknownScenarioError)
      expect(error instanceof UnknownScenarioError && error.near[0]).toBe('member')
    }
  })

  test('distance counts letters, nearest sorts by it', () => {
    expect(distance('slow', 'slow')).toBe(0)
    expect(distance('slow', 'flow')).toBe(1)
    expect(distance('', 'abc')).toBe(3)
    expect(nearest('zzzzzzzzzzzz', ['a', 'bb'])).toHaveLength(1)
  })
})

describe('one link format', () => {
  test('a link is read and written in the same format', () => {
    const text = '?scenario=agent-1+slow&seed=9&clock=2026-11-20T09:00:00Z'
    const link = parseLink(text)
    expect(link).toMatchObject({ seed: 9, clock: '2026-11-20T09:00:00Z' })
    expect(link.scenarios.map(({ name }) => name)).toEqual(['agent-1', 'slow'])
    expect(formatLink(link)).toBe(text)
    expect(parseLink(text.replace('+', '%2B'))).toEqual(link)
    expect(parseLink(`/rng?x=1&${text.slice(1)}`)).toEqual(link)
  })

  test('an empty link is a normal day with the default seed and a running clock', () => {
    expect(formatLink(parseLink(''))).toBe('?scenario=normal&seed=7')
    expect(hasLink('?popup=login')).toBe(false)
    expect(hasLink('?seed=1')).toBe(true)
  })

  test.each(['-1', '1.5', 'seven', '4294967296'])('seed %s is refused with a message', (seed) => {
    expect(() => parseLink(`?seed=${seed}`)).toThrow(`"${seed}" is not a seed`)
  })

  test('an invalid clock is refused with an example', () => {
    expect(() => parseLink('?clock=tomorrow')).toThrow(/"tomorrow" is not a time.*2026/)
  })
})
