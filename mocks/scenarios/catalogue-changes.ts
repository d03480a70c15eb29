import type { Scenario } from './statement.ts'

export const catalogueChanges: Scenario = {
  name: 'catalogue-changes',
  says: 'Every ten minutes some games are gone and others are new: the catalogue changes while somebody browses.',
  catalogue: 'changes',
}
