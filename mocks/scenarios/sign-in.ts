import type { ScenarioGroup } from './conditions.ts'

/** How visitors sign in and what stops them. */
export const signIn: ScenarioGroup = {
  name: 'sign-in',
  title: 'Sign-in',
  scenarios: [
    {
      name: 'login-captcha',
      description: 'Every log-in with a user name needs a captcha.',
      login: 'captcha',
    },
    {
      name: 'login-locked',
      description: 'Rahim is locked after too many wrong passwords.',
      visitor: null,
      player: 'locked',
    },
    {
      name: 'member-expired-password',
      description: "Rahim's password has expired; he must change it when he logs in.",
      visitor: null,
      player: 'expired',
    },
    {
      name: 'member-default-password',
      description: 'Rahim still has the default password and must change it when he logs in.',
      visitor: null,
      player: 'default-password',
    },
    {
      name: 'member-must-change-password',
      description: 'Rahim is logged in and must change his expired password before anything else.',
      visitor: 'rahim',
      player: 'expired',
    },
    {
      name: 'sms-platform',
      description: 'Codes by SMS come from the platform itself.',
      smsProvider: 'PLATFORM',
    },
    {
      name: 'sms-firebase',
      description: 'Codes by SMS come from the outside phone service.',
      smsProvider: 'FIREBASE',
    },
    {
      name: 'sms-quota',
      description: 'No more codes can be sent today: the quota is used up.',
      sms: 'quota',
    },
    {
      name: 'sms-too-many',
      description: 'Every request for a code comes too soon after the one before.',
      sms: 'too-many',
    },
    {
      name: 'sms-expired',
      description: 'Every code has expired when it is entered.',
      sms: 'expired',
    },
    {
      name: 'code-login-off',
      description: 'Nobody can log in with a code by SMS.',
      modules: { MOBILEVERCODELOGIN3: false },
    },
    {
      name: 'free-play-off',
      description: 'Nobody can log in to try it free; the demos of single games still open.',
      modules: { FREEPLAY3: false },
    },
    {
      name: 'member-ip-unverified',
      description: 'Log-ins with a password come from an address that has to be proven first.',
      address: 'unknown',
    },
    {
      name: 'remember-off',
      description: 'Only the user name may be remembered, never the password.',
      remember: 'off',
    },
    {
      name: 'human-check-slider',
      description: 'A slider asks whether somebody is there before log-in, registration and codes.',
      humanCheck: 'slider',
    },
    {
      name: 'human-check-token',
      description: 'A provider tells by itself whether somebody is there.',
      humanCheck: 'token',
    },
  ],
}
