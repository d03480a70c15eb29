import type { Scenario } from './statement.ts'

export const popupF: Scenario = {
  name: 'popup-F',
  says: 'The only pop-up announcement is for the first log-in.',
  popup: 'F',
}
