import type { Scenario } from './statement.ts'

export const hostileBanners: Scenario = {
  name: 'hostile-banners',
  says: 'Banners try to lead to scripts, other sites and wrong places, and to play videos of others.',
  banners: 'hostile',
}
