import type { Scenario } from './statement.ts'

export const chunkError: Scenario = {
  name: 'chunk-error',
  says: 'The code of the promotions page and of the log-in is gone, as after a new version; the page is there.',
  code: 'gone',
}
