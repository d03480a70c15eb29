import type { Scenario } from './statement.ts'

const hollow = { kind: 'hollow' } as const

export const missingArrays: Scenario = {
  name: 'missing-arrays',
  says: 'What the portal needs first arrives without any of its lists, against the contract.',
  faults: {
    getPermissionConfig: hollow,
    getSystemStatus: hollow,
    getWhitelabel: hollow,
    getHelpCenter: hollow,
    getCountries: hollow,
    getAnnouncements: hollow,
    getPromotions: hollow,
  },
}
