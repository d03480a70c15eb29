import type { ScenarioGroup } from './conditions.ts'

/** Features that the visitor's browser blocks. */
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
