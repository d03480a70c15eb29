/**
 * The additional modes in which the visual review draws every component, in Chromatic's format
 * (`parameters.chromatic.modes`), so that `npm run visual` and `npm run chromatic` draw the same. A story's own
 * `globals` have priority. A story that needs another mode adds one of its own.
 */
export const componentModes = {
  own: {},
  'daylight-bengali': { theme: 'daylight', language: 'BN' },
  'emerald-right-to-left': { theme: 'emerald', direction: 'rtl' },
} as const

/** Screens are drawn only as their stories state: each variant is a story of its own. */
export const screenModes = {
  'daylight-bengali': { disable: true },
  'emerald-right-to-left': { disable: true },
} as const
