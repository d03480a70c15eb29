/** HOM-07, HOM-08, HOM-09: the game sections in their order. */
export const SECTIONS = [
  { type: 'RNG', kind: 'games', path: '/rng' },
  { type: 'LIVE', kind: 'games', path: '/live' },
  { type: 'FISH', kind: 'games', path: '/fish' },
  { type: 'PVP', kind: 'games', path: '/pvp' },
  { type: 'SPORTS', kind: 'vendors', path: '/sports' },
  { type: 'ESPORTS', kind: 'vendors', path: '/esports' },
  { type: 'COCKFIGHT', kind: 'vendors', path: '/cockfight' },
] as const
