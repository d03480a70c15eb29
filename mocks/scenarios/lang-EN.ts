import type { Scenario } from './statement.ts'

export const langEN: Scenario = {
  name: 'lang-EN',
  says: 'The visitor chose English.',
  language: 'EN',
}
