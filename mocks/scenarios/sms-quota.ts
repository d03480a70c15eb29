import type { Scenario } from './statement.ts'

export const smsQuota: Scenario = {
  name: 'sms-quota',
  says: 'No more codes can be sent today: the quota is used up.',
  sms: 'quota',
}
