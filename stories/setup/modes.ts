/**
 * How the visual review draws every component beside its own look: one look per mode, in Chromatic's words
 * (`parameters.chromatic.modes`), so that `npm run visual` and `npm run chromatic` draw the same. What a
 * story says of itself (`globals`) comes first. A story that needs another look adds a mode of its own.
 */
export const componentModes = {
  own: {},
  'daylight-bengali': { theme: 'daylight', language: 'BN' },
  'emerald-right-to-left': { theme: 'emerald', direction: 'rtl' },
} as const

/** Screens are drawn as their stories say: their variants are stories of their own. */
export const screenModes = {
  'daylight-bengali': { disable: true },
  'emerald-right-to-left': { disable: true },
} as const
