/** Invented user names; only the first two letters are ever shown. */
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
