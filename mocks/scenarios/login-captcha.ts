import type { Scenario } from './statement.ts'

export const loginCaptcha: Scenario = {
  name: 'login-captcha',
  says: 'Every log-in with a user name needs a captcha.',
  login: 'captcha',
}
