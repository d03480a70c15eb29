import type { ScenarioGroup } from './conditions.ts'

/** What the registration asks for. */
export const registration: ScenarioGroup = {
  name: 'registration',
  title: 'Registration',
  scenarios: [
    {
      name: 'register-all-fields',
      description:
        'The registration asks for every field there is, the birthday too; most are required.',
      register: 'all-fields',
    },
    {
      name: 'register-mobile-only',
      description: 'One can register with a mobile number only.',
      modules: { USERNAMEREG3: false, MOBILENUMREG3: true, MOBILENUMPASSREG3: true },
    },
    {
      name: 'register-username-only',
      description: 'One can register with a user name only.',
      modules: { USERNAMEREG3: true, MOBILENUMREG3: false, MOBILENUMPASSREG3: false },
    },
    {
      name: 'affiliate-required',
      description: 'Nobody registers without an affiliate code.',
      affiliate: 'required',
    },
    {
      name: 'affiliate-invalid',
      description: 'No affiliate code is good.',
      affiliateCodes: 'unknown',
    },
    {
      name: 'age-21',
      description: 'Players must be 21 here, not 18.',
      minAge: 21,
    },
    {
      name: 'referral-off',
      description: 'No member may invite friends.',
      referral: 'off',
    },
  ],
}
