import type { Scenario } from './statement.ts'

export const popupA: Scenario = {
  name: 'popup-A',
  says: 'The only pop-up announcement is for logged-in visitors.',
  popup: 'A',
}
