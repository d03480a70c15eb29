import type { Scenario } from './statement.ts'

export const registerMobileOnly: Scenario = {
  name: 'register-mobile-only',
  says: 'One can register with a mobile number only.',
  modules: { USERNAMEREG3: false, MOBILENUMREG3: true, MOBILENUMPASSREG3: true },
}
