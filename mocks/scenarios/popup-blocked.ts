import type { Scenario } from './statement.ts'

export const popupBlocked: Scenario = {
  name: 'popup-blocked',
  says: 'The browser opens no window.',
  browser: { popups: 'blocked' },
}
