import type { ScenarioGroup } from './conditions.ts'

/** Which games and vendors are listed. */
export const lobby: ScenarioGroup = {
  name: 'lobby',
  title: 'Lobby',
  scenarios: [
    {
      name: 'empty-lists',
      description: 'There is nothing in any list.',
      lists: 'empty',
    },
    {
      name: 'huge-lists',
      description: 'Every list is as long as it can get.',
      lists: 'huge',
    },
    {
      name: 'favourites-999',
      description: 'Rahim has 999 favourites, as many as there is room for.',
      favorites: 999,
    },
    {
      name: 'catalogue-changes',
      description:
        'Every ten minutes some games are gone and others are new: the catalogue changes while somebody browses.',
      catalogue: 'changes',
    },
    {
      name: 'vendors-1',
      description: 'Every game type has one vendor, so that its entry launches directly.',
      vendors: 1,
    },
    {
      name: 'single-vendor',
      description:
        'Every game type has a single vendor with a lobby of its own, which its entry launches.',
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
