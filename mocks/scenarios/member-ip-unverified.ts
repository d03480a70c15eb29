import type { Scenario } from './statement.ts'

export const memberIpUnverified: Scenario = {
  name: 'member-ip-unverified',
  says: 'Log-ins with a password come from an address that has to be proven first.',
  address: 'unknown',
}
