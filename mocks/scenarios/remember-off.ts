import type { Scenario } from './statement.ts'

export const rememberOff: Scenario = {
  name: 'remember-off',
  says: 'Only the user name may be remembered, never the password.',
  remember: 'off',
}
