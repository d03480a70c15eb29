import type { Scenario } from './statement.ts'

export const favourites999: Scenario = {
  name: 'favourites-999',
  says: 'Rahim has 999 favourites, as many as there is room for.',
  favorites: 999,
}
