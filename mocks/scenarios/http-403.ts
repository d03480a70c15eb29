import type { Scenario } from './statement.ts'

export const http403: Scenario = {
  name: 'http-403',
  says: 'Every call that can be refused with 403 is.',
  failure: { kind: 'status', status: 403 },
}
