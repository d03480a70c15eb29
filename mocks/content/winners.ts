/** Invented usernames; they are always masked. */
export const WINNER_NAMES = [
  'rahela',
  'sumon',
  'nadia',
  'tareq',
  'mitali',
  'kabir',
  'anika',
  'joyonto',
  'bithi',
  'hasib',
  'lopa',
  'emon',
  'purnima',
  'shuvo',
  'farhan',
  'dola',
] as const
