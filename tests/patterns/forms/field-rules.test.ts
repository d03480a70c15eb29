import { describe, expect, test, vi } from 'vitest'
import { setPatternWorker } from '#patterns/forms/check-pattern.ts'
import { fieldRule, fieldRules, RULED_FIELDS } from '#patterns/forms/field-rules.ts'
import { findRuleIssue, ruleIssue } from '#patterns/forms/rule-issue.ts'
import { ruleSchema } from '#patterns/forms/rule-schema.ts'

const given = (more: object = {}) => ({
  enabled: true,
  required: true,
  acceptedPattern: null,
  patternId: 'P2',
  minLength: 6,
  maxLength: 12,
  ...more,
})
const username = (more: object = {}) => fieldRule('username', given(more))
const keyOf = (value: string, more: object = {}) => ruleIssue(value, username(more))?.key ?? null

describe('VAL-01 rules of the server', () => {
  test('each known field has its own', () => {
    const rules = fieldRules({ username: given(), email: given({ required: false }) })
    expect(Object.keys(rules)).toEqual(RULED_FIELDS)
    expect(rules.username).toEqual({
      name: 'username',
      enabled: true,
      required: true,
      pattern: null,
      family: 'P2',
      min: 6,
      max: 12,
    })
    expect(rules.email).toMatchObject({ enabled: true, required: false })
  })

  test('a field without a rule is off, but no account is without name and password', () => {
    for (const nothing of [undefined, null, {}, [], 'rules', 7]) {
      const { username: name, password, line } = fieldRules(nothing)
      expect([name.enabled, password.required, line.enabled]).toEqual([true, true, false])
      expect(password).toMatchObject({ family: 'P6', min: 6, max: 20 })
    }
  })

  test('unknown names and prototypes are ignored', () => {
    const raw = JSON.parse(
      '{"__proto__":{"enabled":true},"constructor":{},"evil":{"enabled":true}}',
    )
    const rules = fieldRules(raw)
    expect(Object.keys(rules)).toEqual(RULED_FIELDS)
    expect(rules.line.enabled).toBe(false)
    expect(({} as { enabled?: unknown }).enabled).toBeUndefined()
    // Inherited properties are not part of a rule.
    expect(fieldRule('line', Object.create(given())).enabled).toBe(false)
    expect(fieldRules(Object.create({ line: given() })).line.enabled).toBe(false)
  })

  test.each<[string, object, { min: number; max: number }]>([
    ['missing', { minLength: undefined, maxLength: undefined }, { min: 6, max: 12 }],
    ['contradicting', { minLength: 20, maxLength: 3 }, { min: 6, max: 12 }],
    ['infinite', { maxLength: Number.POSITIVE_INFINITY }, { min: 6, max: 12 }],
    ['not a number', { minLength: Number.NaN, maxLength: '12' }, { min: 6, max: 12 }],
    ['negative', { minLength: -3 }, { min: 6, max: 12 }],
    ['broken', { minLength: 6.5 }, { min: 6, max: 12 }],
    ['huge', { minLength: 1, maxLength: 1e12 }, { min: 1, max: 200 }],
    ['both huge', { minLength: 1e9, maxLength: 1e12 }, { min: 6, max: 12 }],
    ['none at all', { minLength: 0, maxLength: 0 }, { min: 0, max: 12 }],
    ['equal', { minLength: 8, maxLength: 8 }, { min: 8, max: 8 }],
  ])('lengths that are %s are replaced by valid ones', (_, more, expected) =>
    expect(username(more)).toMatchObject(expected),
  )

  test.each([
    [{ enabled: 'true' }, { enabled: false }],
    [{ required: 1 }, { required: false }],
    [{ patternId: 'P99' }, { family: null }],
    [{ patternId: 2 }, { family: null }],
    [{ acceptedPattern: 5 }, { pattern: null }],
    [{ acceptedPattern: '  ' }, { pattern: null }],
    [{ acceptedPattern: ' * ' }, { pattern: '*' }],
  ])('values of the wrong type count as missing: %o', (more, expected) =>
    expect(username(more)).toMatchObject(expected),
  )
})

describe('VAL-03 a value and its rule', () => {
  test('both the pattern and the length must hold', () => {
    expect(keyOf('rahim88')).toBeNull()
    expect(keyOf('rah')).toBe('P2')
    expect(keyOf('rahim88rahim88')).toBe('P2')
    expect(keyOf('88rahim')).toBe('P2')
  })

  test('VAL-02 a bare star accepts anything of the right length', () => {
    const star = { acceptedPattern: '*' }
    expect(keyOf('8 !পদ্মা', star)).toBeNull()
    expect(keyOf('8 !', star)).toBe('P2')
    expect(
      ruleIssue('2026-02-30', fieldRule('birthday', given({ ...star, patternId: 'P11' }))),
    ).toBeNull()
  })

  test('D-031 lengths count code points', () => {
    const any = { patternId: 'P1', minLength: 6, maxLength: 6 }
    expect(keyOf('🎲🎲🎲🎲🎲🎲', any)).toBeNull()
    expect(keyOf('🎲🎲🎲', any)).toBe('P1')
  })

  test('errors are in order: empty, length, pattern', () => {
    expect(keyOf('  ')).toBe('username')
    expect(ruleIssue('', fieldRule('email', given()))).toEqual({ key: 'empty', min: 6, max: 12 })
    const password = fieldRule('password', given({ patternId: 'P6' }))
    expect(ruleIssue('', password)?.key).toBe('password')
    expect(ruleIssue('!', password)?.key).toBe('passwordLength')
    expect(ruleIssue('!!!!!!!!', password)?.key).toBe('P6')
  })

  test('a field that is off, or empty and optional, has no errors', () => {
    expect(keyOf('!', { enabled: false })).toBeNull()
    expect(keyOf('', { required: false })).toBeNull()
    expect(keyOf('!', { required: false })).toBe('P2')
  })

  test.each([
    ['VAL-67', 'verificationCode', '12', 'codeShape'],
    ['VAL-68', 'mobileNum', 'abc', 'mobileShape'],
    ['VAL-69', 'payeeName', 'Rahim 2', 'nameShape'],
    ['VAL-71', 'affiliateCode', '!', 'affiliate'],
    ['VAL-73', 'captcha', '', 'captcha'],
    ['VAL-75', 'payeeName', '', 'name'],
    ['VAL-76', 'paymentPassword', '', 'withdrawalPassword'],
  ] as const)('%s %s "%s" has its own message', (_, name, value, key) => {
    const { [name]: rule } = fieldRules({})
    expect(ruleIssue(value, { ...rule, enabled: true, required: true })?.key).toBe(key)
  })

  test('VAL-04 the message never asks for less than one character', () =>
    expect(ruleIssue('88', username({ minLength: 0 }))).toEqual({ key: 'P2', min: 1, max: 12 }))
})

describe('D-031 a server pattern', () => {
  const worker = (fits: boolean | null) => {
    const asked = vi.fn()
    setPatternWorker(() => {
      const self = {
        onmessage: null as ((event: MessageEvent) => void) | null,
        onerror: null,
        terminate: () => undefined,
        postMessage(task: { id: number; pattern: string; text: string }) {
          asked(task.pattern, task.text)
          self.onmessage?.(new MessageEvent('message', { data: { id: task.id, fits } }))
        },
      }
      queueMicrotask(() => self.onmessage?.(new MessageEvent('message', { data: { id: 0 } })))
      return self
    })
    return asked
  }
  const own = username({ acceptedPattern: '^[0-9]+$' })

  test('VAL-03 is used in place of the family, after the length', async () => {
    const asked = worker(true)
    expect(await findRuleIssue('888888', own)).toBeNull()
    expect(asked.mock.calls).toEqual([['^[0-9]+$', '888888']])
    expect((await findRuleIssue('8', own))?.key).toBe('P2')
    expect(asked).toHaveBeenCalledTimes(1)
    worker(false)
    expect(await findRuleIssue('rahim88', own)).toEqual({ key: 'P2', min: 6, max: 12 })
    expect((await findRuleIssue('rahim88', { ...own, family: null }))?.key).toBe('other')
  })

  test('is not used for what is off, empty, or a star', async () => {
    const asked = worker(false)
    expect(await findRuleIssue('888888', { ...own, enabled: false })).toBeNull()
    expect(await findRuleIssue('', { ...own, required: false })).toBeNull()
    expect(await findRuleIssue('888888', { ...own, pattern: '*' })).toBeNull()
    expect(asked).not.toHaveBeenCalled()
  })

  test('VAL-16 a date is a calendar day, whatever the pattern accepts', async () => {
    worker(true)
    const date = fieldRule(
      'birthday',
      given({ patternId: 'P11', acceptedPattern: '^.+$', maxLength: 10 }),
    )
    expect((await findRuleIssue('2026-02-30', date))?.key).toBe('date')
    expect(await findRuleIssue('2026-02-28', date)).toBeNull()
  })

  test('in a schema: trimmed, and refused with its message', async () => {
    worker(false)
    const answer = await ruleSchema(own).safeParseAsync('  888888 ')
    expect(answer.error?.issues.map(({ message }) => message)).toEqual(['P2|6|12'])
    worker(true)
    expect((await ruleSchema(own).safeParseAsync(' 888888 ')).data).toBe('888888')
  })
})
