import type { Scenario } from './statement.ts'

export const evilPatterns: Scenario = {
  name: 'evil-patterns',
  says: 'The rules of the registration bring patterns that hang, break or go on for ever.',
  register: 'evil-patterns',
}
