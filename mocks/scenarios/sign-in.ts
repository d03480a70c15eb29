import type { ScenarioGroup } from './conditions.ts'

/** Logging in and its obstacles. */
export const signIn: ScenarioGroup = {
  name: 'sign-in',
  title: 'Sign-in',
  scenarios: [
    {
      name: 'login-captcha',
      description: 'Every login with a username needs a captcha.',
      login: 'captcha',
    },
    {
      name: 'login-locked',
      description: 'Rahim is locked out after too many wrong passwords.',
      visitor: null,
      player: 'locked',
    },
    {
      name: 'member-expired-password',
      description: "Rahim's password has expired. He must change it at login.",
      visitor: null,
      player: 'expired',
    },
    {
      name: 'member-default-password',
      description: 'Rahim has the default password and must change it at login.',
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
      description: 'The platform sends SMS codes.',
      smsProvider: 'PLATFORM',
    },
    {
      name: 'sms-firebase',
      description: 'Firebase sends SMS codes.',
      smsProvider: 'FIREBASE',
    },
    {
      name: 'sms-quota',
      description: 'The daily quota for SMS codes is used up.',
      sms: 'quota',
    },
    {
      name: 'sms-too-many',
      description: 'Every code request is refused as too soon after the last.',
      sms: 'too-many',
    },
    {
      name: 'sms-expired',
      description: 'Every code has expired by the time it is entered.',
      sms: 'expired',
    },
    {
      name: 'code-login-off',
      description: 'Login with an SMS code is off.',
      modules: { MOBILEVERCODELOGIN3: false },
    },
    {
      name: 'free-play-off',
      description: 'Trial login is off. Game demos still open.',
      modules: { FREEPLAY3: false },
    },
    {
      name: 'member-ip-unverified',
      description: 'Password logins come from an unverified IP address and need an extra check.',
      address: 'unknown',
    },
    {
      name: 'remember-off',
      description: 'Remember me keeps the username only, never the password.',
      remember: 'off',
    },
    {
      name: 'human-check-slider',
      description:
        'A slider checks that the visitor is human before login, registration and codes.',
      humanCheck: 'slider',
    },
    {
      name: 'human-check-token',
      description: 'A provider checks silently that the visitor is human.',
      humanCheck: 'token',
    },
  ],
}
