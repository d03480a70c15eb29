import type { Scenario } from './statement.ts'

export const configFails: Scenario = {
  name: 'config-fails',
  says: 'The permission configuration answers 500, so the portal cannot start.',
  faults: { getPermissionConfig: { kind: 'status', status: 500 } },
}
