import type { ScenarioGroup } from './conditions.ts'

/** Announcements, pop-ups and other content of the merchant. */
export const content: ScenarioGroup = {
  name: 'content',
  title: 'Content',
  scenarios: [
    {
      name: 'no-announcements',
      description: 'There are no announcements, banners, notices or pop-ups.',
      announcements: 'none',
    },
    {
      name: 'popup-A',
      description: 'The only pop-up announcement is for logged-in visitors.',
      popup: 'A',
    },
    {
      name: 'popup-B',
      description: 'The only pop-up announcement is for visitors who are not logged in.',
      popup: 'B',
    },
    {
      name: 'popup-F',
      description: 'The only pop-up announcement is for the first login.',
      popup: 'F',
    },
    {
      name: 'popup-many',
      description: 'The announcement pop-up has six pages, for guests and members.',
      popup: 'many',
    },
    {
      name: 'no-android',
      description: 'The merchant has no Android app.',
      android: 'none',
    },
  ],
}
