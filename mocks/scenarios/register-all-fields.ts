import type { Scenario } from './statement.ts'

export const registerAllFields: Scenario = {
  name: 'register-all-fields',
  says: 'The registration asks for every field there is, the birthday too; most are required.',
  register: 'all-fields',
}
