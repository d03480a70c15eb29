import type { Scenario } from './statement.ts'

export const smsFirebase: Scenario = {
  name: 'sms-firebase',
  says: 'Codes by SMS come from the outside phone service.',
  smsProvider: 'FIREBASE',
}
