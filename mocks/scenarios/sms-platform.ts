import type { Scenario } from './statement.ts'

export const smsPlatform: Scenario = {
  name: 'sms-platform',
  says: 'Codes by SMS come from the platform itself.',
  smsProvider: 'PLATFORM',
}
