import type { Scenario } from './statement.ts'

export const referralOff: Scenario = {
  name: 'referral-off',
  says: 'No member may invite friends.',
  referral: 'off',
}
