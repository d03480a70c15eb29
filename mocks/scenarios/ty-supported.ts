import type { Scenario } from './statement.ts'

export const tySupported: Scenario = {
  name: 'ty-supported',
  says: 'The merchant supports the language TY, so that lists offer bingo.',
  languages: ['BN', 'EN', 'TY'],
}
