import type { Scenario } from './statement.ts'

export const smsExpired: Scenario = {
  name: 'sms-expired',
  says: 'Every code has expired when it is entered.',
  sms: 'expired',
}
