import { expect, test } from 'vitest'
import { fieldRules } from '../../src/forms/field-rules.ts'
import { ruleFault, ruleFaultOf } from '../../src/forms/rule-fault.ts'

test('smoke', async () => {
  const rules = fieldRules({
    username: {
      enabled: true,
      required: true,
      patternId: 'P2',
      minLength: 6,
      maxLength: 12,
      acceptedPattern: null,
    },
  })
  expect(ruleFault('abc', rules.username)).toEqual({ key: 'P2', min: 6, max: 12 })
  expect(await ruleFaultOf('abcdef', { ...rules.username, pattern: '^[0-9]+$' })).toBeNull()
})
