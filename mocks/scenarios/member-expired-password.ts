import type { Scenario } from './statement.ts'

export const memberExpiredPassword: Scenario = {
  name: 'member-expired-password',
  says: "Rahim's password has expired; he must change it when he logs in.",
  visitor: null,
  player: 'expired',
}
