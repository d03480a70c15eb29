import type { ScenarioGroup } from './conditions.ts'

/** Which games and vendors are listed. */
export const lobby: ScenarioGroup = {
  name: 'lobby',
  title: 'Lobby',
  scenarios: [
    {
      name: 'empty-lists',
      description: 'Every list is empty.',
      lists: 'empty',
    },
    {
      name: 'huge-lists',
      description: 'Every list has its maximum length.',
      lists: 'huge',
    },
    {
      name: 'favourites-999',
      description: 'Rahim has 999 favourites, the maximum.',
      favorites: 999,
    },
    {
      name: 'catalogue-changes',
      description:
        'The catalogue changes while the visitor browses: every ten minutes some games go and new ones appear.',
      catalogue: 'changes',
    },
    {
      name: 'vendors-1',
      description: 'Every game type has one vendor, so its menu entry launches the game directly.',
      vendors: 1,
    },
    {
      name: 'single-vendor',
      description:
        'Every game type has one vendor with its own lobby, which the menu entry launches.',
      vendors: 1,
      lobbies: 'all',
    },
    {
      name: 'vendors-10',
      description: 'Every game type has at most ten vendors: the largest small menu.',
      vendors: 10,
    },
    {
      name: 'vendors-11',
      description: 'Every game type has up to eleven vendors: the smallest large menu.',
      vendors: 11,
    },
  ],
}
