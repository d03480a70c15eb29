import type { Scenario } from './statement.ts'

export const noAnnouncements: Scenario = {
  name: 'no-announcements',
  says: 'There are no announcements, banners, notices or pop-ups.',
  announcements: 'none',
}
