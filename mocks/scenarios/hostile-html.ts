import type { Scenario } from './statement.ts'

export const hostileHtml: Scenario = {
  name: 'hostile-html',
  says: 'The texts of the merchant try to run scripts, to draw forms and to fetch pictures.',
  texts: 'hostile',
}
