import type { Scenario } from './statement.ts'

export const hugeLists: Scenario = {
  name: 'huge-lists',
  says: 'Every list is as long as it can get.',
  lists: 'huge',
}
