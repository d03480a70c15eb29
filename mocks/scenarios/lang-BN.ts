import type { Scenario } from './statement.ts'

export const langBN: Scenario = {
  name: 'lang-BN',
  says: 'The visitor chose Bengali.',
  language: 'BN',
}
