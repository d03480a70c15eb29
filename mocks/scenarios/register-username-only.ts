import type { Scenario } from './statement.ts'

export const registerUsernameOnly: Scenario = {
  name: 'register-username-only',
  says: 'One can register with a user name only.',
  modules: { USERNAMEREG3: true, MOBILENUMREG3: false, MOBILENUMPASSREG3: false },
}
