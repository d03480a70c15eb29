import type { ScenarioGroup } from './conditions.ts'

/** What the browser of the visitor refuses. */
export const browser: ScenarioGroup = {
  name: 'browser',
  title: 'Browser',
  scenarios: [
    {
      name: 'no-storage',
      description: 'The browser keeps nothing: no storage, no database, no cookies.',
      browser: { storage: 'none' },
    },
    {
      name: 'popup-blocked',
      description: 'The browser opens no window.',
      browser: { popups: 'blocked' },
    },
  ],
}
