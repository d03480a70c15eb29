import type { Scenario } from './statement.ts'

export const http429: Scenario = {
  name: 'http-429',
  says: 'Every call is one too many and refused with 429.',
  failure: { kind: 'status', status: 429 },
}
