import type { Scenario } from './statement.ts'

export const loginLocked: Scenario = {
  name: 'login-locked',
  says: 'Rahim is locked after too many wrong passwords.',
  visitor: null,
  player: 'locked',
}
