import type { Scenario } from './statement.ts'

export const http401: Scenario = {
  name: 'http-401',
  says: 'Every call that needs a session is refused with 401.',
  failure: { kind: 'status', status: 401 },
}
