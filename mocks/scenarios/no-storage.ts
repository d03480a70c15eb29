import type { Scenario } from './statement.ts'

export const noStorage: Scenario = {
  name: 'no-storage',
  says: 'The browser keeps nothing: no storage, no database, no cookies.',
  browser: { storage: 'none' },
}
