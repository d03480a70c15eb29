import type { Scenario } from './statement.ts'

export const affiliateRequired: Scenario = {
  name: 'affiliate-required',
  says: 'Nobody registers without an affiliate code.',
  affiliate: 'required',
}
