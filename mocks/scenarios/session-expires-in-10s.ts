import type { Scenario } from './statement.ts'

export const sessionExpiresIn10s: Scenario = {
  name: 'session-expires-in-10s',
  says: 'Every session ends ten seconds after it began.',
  sessionSeconds: 10,
}
