import type { ScenarioGroup } from './conditions.ts'

/** The registration form. */
export const registration: ScenarioGroup = {
  name: 'registration',
  title: 'Registration',
  scenarios: [
    {
      name: 'register-all-fields',
      description: 'Registration shows every field, including date of birth. Most are required.',
      register: 'all-fields',
    },
    {
      name: 'register-mobile-only',
      description: 'Registration is by mobile number only.',
      modules: { USERNAMEREG3: false, MOBILENUMREG3: true, MOBILENUMPASSREG3: true },
    },
    {
      name: 'register-username-only',
      description: 'Registration is by username only.',
      modules: { USERNAMEREG3: true, MOBILENUMREG3: false, MOBILENUMPASSREG3: false },
    },
    {
      name: 'affiliate-required',
      description: 'Registration requires an affiliate code.',
      affiliate: 'required',
    },
    {
      name: 'affiliate-invalid',
      description: 'Every affiliate code is invalid.',
      affiliateCodes: 'unknown',
    },
    {
      name: 'age-21',
      description: 'The minimum age is 21, not 18.',
      minAge: 21,
    },
    {
      name: 'referral-off',
      description: 'Invite friends is off.',
      referral: 'off',
    },
  ],
}
