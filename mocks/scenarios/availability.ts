import type { ScenarioGroup } from './conditions.ts'

const off = { kind: 'refusal', code: 'function.not.available' } as const

/** What keeps the portal or parts of it from opening. */
export const availability: ScenarioGroup = {
  name: 'availability',
  title: 'Availability',
  scenarios: [
    {
      name: 'maintenance',
      description: 'The site is under maintenance for ninety minutes.',
      maintenance: true,
      maintenanceMinutes: 90,
    },
    {
      name: 'maintenance-no-end',
      description: 'The site is under maintenance and nobody knows until when.',
      maintenance: true,
      maintenanceMinutes: null,
    },
    {
      name: 'region-blocked',
      description: 'The visitor comes from a region that is not served.',
      region: true,
    },
    {
      name: 'maintenance-and-region',
      description:
        'The site is under maintenance and the region is not served; maintenance goes first.',
      maintenance: true,
      maintenanceMinutes: 90,
      region: true,
    },
    {
      name: 'config-fails',
      description: 'The permission configuration answers 500, so the portal cannot start.',
      faults: { getPermissionConfig: { kind: 'status', status: 500 } },
    },
    {
      name: 'domain-invalid',
      description: "This host is not one of the merchant's.",
      domain: 'invalid',
    },
    {
      name: 'wallet-unavailable',
      description: 'The wallet answers 503; the rest of the portal is there, without maintenance.',
      faults: { getBalance: { kind: 'status', status: 503, code: 'unknown' } },
    },
    {
      name: 'functions-off',
      description: 'Recovery, sign-in services, feedback and live chat are switched off.',
      faults: {
        sendPasswordSms: off,
        sendPasswordEmail: off,
        resetPassword: off,
        startSocial: off,
        sendFeedback: off,
        getLiveChatModels: off,
        launchChat: off,
      },
    },
  ],
}
