import type { Scenario } from './statement.ts'

export const vendorMaintenance: Scenario = {
  name: 'vendor-maintenance',
  says: 'The vendor PG is closed for repairs, and nobody knows for how long.',
  closed: 'vendor',
}
