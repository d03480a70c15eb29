import type { Scenario } from './statement.ts'

export const domainInvalid: Scenario = {
  name: 'domain-invalid',
  says: "This host is not one of the merchant's.",
  domain: 'invalid',
}
