import type { ScenarioGroup } from './conditions.ts'

const hollow = { kind: 'hollow' } as const

/** Data that breaks the contract, or that tries to attack the visitor. */
export const hostile: ScenarioGroup = {
  name: 'hostile',
  title: 'Hostile data',
  scenarios: [
    {
      name: 'evil-patterns',
      description:
        'The rules of the registration bring patterns that hang, break or go on for ever.',
      register: 'evil-patterns',
    },
    {
      name: 'weird-config',
      description:
        'The configuration holds everything that the contract allows and nobody expects.',
      config: 'weird',
    },
    {
      name: 'missing-arrays',
      description:
        'What the portal needs first arrives without any of its lists, against the contract.',
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
      description:
        'The texts of the merchant try to run scripts, to draw forms and to fetch pictures.',
      texts: 'hostile',
    },
    {
      name: 'hostile-banners',
      description:
        'Banners try to lead to scripts, other sites and wrong places, and to play videos of others.',
      banners: 'hostile',
    },
  ],
}
