import type { Scenario } from './statement.ts'

export const codeLoginOff: Scenario = {
  name: 'code-login-off',
  says: 'Nobody can log in with a code by SMS.',
  modules: { MOBILEVERCODELOGIN3: false },
}
