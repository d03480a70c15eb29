import type { ScenarioGroup } from './conditions.ts'

const hollow = { kind: 'hollow' } as const

/** Data that breaks the contract, or that tries to attack the visitor. */
export const hostile: ScenarioGroup = {
  name: 'hostile',
  title: 'Hostile data',
  scenarios: [
    {
      name: 'evil-patterns',
      description: 'Registration rules contain patterns that hang, fail or never finish.',
      register: 'evil-patterns',
    },
    {
      name: 'weird-config',
      description: 'The config contains every odd value that the API contract allows.',
      config: 'weird',
    },
    {
      name: 'missing-arrays',
      description: 'Start-up responses arrive without their lists, which breaks the API contract.',
      faults: {
        getPermissionConfig: hollow,
        getSystemStatus: hollow,
        getWhitelabel: hollow,
        getHelpCenter: hollow,
        getCountries: hollow,
        getAnnouncements: hollow,
        getPromotions: hollow,
      },
    },
    {
      name: 'hostile-html',
      description: 'Merchant texts try to run scripts, add forms and load images.',
      texts: 'hostile',
    },
    {
      name: 'hostile-banners',
      description:
        'Banners link to scripts, other sites and wrong places, and embed videos from other hosts.',
      banners: 'hostile',
    },
  ],
}
