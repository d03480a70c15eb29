import type { Scenario } from './statement.ts'

export const smsTooMany: Scenario = {
  name: 'sms-too-many',
  says: 'Every request for a code comes too soon after the one before.',
  sms: 'too-many',
}
