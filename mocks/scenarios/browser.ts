import type { ScenarioGroup } from './conditions.ts'

/** What the browser of the visitor refuses. */
export const browser: ScenarioGroup = {
  name: 'browser',
  title: 'Browser',
  scenarios: [
    {
      name: 'no-storage',
      description: 'The browser blocks all storage: local storage, IndexedDB and cookies.',
      browser: { storage: 'none' },
    },
    {
      name: 'popup-blocked',
      description: 'The browser blocks pop-ups.',
      browser: { popups: 'blocked' },
    },
  ],
}
