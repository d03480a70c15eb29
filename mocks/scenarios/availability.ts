import type { ScenarioGroup } from './conditions.ts'

const off = { kind: 'refusal', code: 'function.not.available' } as const

/** Conditions that keep the portal or parts of it closed. */
export const availability: ScenarioGroup = {
  name: 'availability',
  title: 'Availability',
  scenarios: [
    {
      name: 'maintenance',
      description: 'The site is under maintenance for 90 minutes.',
      maintenance: true,
      maintenanceMinutes: 90,
    },
    {
      name: 'maintenance-no-end',
      description: 'The site is under maintenance with no end time.',
      maintenance: true,
      maintenanceMinutes: null,
    },
    {
      name: 'region-blocked',
      description: 'The visitor is in a restricted region.',
      region: true,
    },
    {
      name: 'maintenance-and-region',
      description:
        'The site is under maintenance and the region is restricted. Maintenance takes priority.',
      maintenance: true,
      maintenanceMinutes: 90,
      region: true,
    },
    {
      name: 'config-fails',
      description: 'The permission config returns 500, so the portal cannot start.',
      faults: { getPermissionConfig: { kind: 'status', status: 500 } },
    },
    {
      name: 'domain-invalid',
      description: 'This domain does not belong to the merchant.',
      domain: 'invalid',
    },
    {
      name: 'wallet-unavailable',
      description: 'The wallet returns 503. The rest of the portal works.',
      faults: { getBalance: { kind: 'status', status: 503, code: 'unknown' } },
    },
    {
      name: 'functions-off',
      description: 'Password recovery, social login, feedback and live chat are off.',
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
