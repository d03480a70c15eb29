import type { Scenario } from './statement.ts'

export const affiliateInvalid: Scenario = {
  name: 'affiliate-invalid',
  says: 'No affiliate code is good.',
  affiliateCodes: 'unknown',
}
