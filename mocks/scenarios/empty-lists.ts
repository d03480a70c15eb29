import type { Scenario } from './statement.ts'

export const emptyLists: Scenario = {
  name: 'empty-lists',
  says: 'There is nothing in any list.',
  lists: 'empty',
}
