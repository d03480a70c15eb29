import type { Scenario } from './statement.ts'

export const popupB: Scenario = {
  name: 'popup-B',
  says: 'The only pop-up announcement is for visitors who are not logged in.',
  popup: 'B',
}
