import type { Scenario } from './statement.ts'

export const popupMany: Scenario = {
  name: 'popup-many',
  says: 'Six pages of announcements pop up, for guests and members.',
  popup: 'many',
}
