import type { Scenario } from './statement.ts'

export const vendors11: Scenario = {
  name: 'vendors-11',
  says: 'Every game type has up to eleven vendors: the smallest large menu.',
  vendors: 11,
}
