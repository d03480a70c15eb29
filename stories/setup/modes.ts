/**
 * The looks in which the visual review draws every component besides its own: one look per mode, in Chromatic's terms
 * (`parameters.chromatic.modes`), so that `npm run visual` and `npm run chromatic` draw the same. A story's own
 * `globals` have priority. A story that needs another look adds a mode.
 */
export const componentModes = {
  own: {},
  'daylight-bengali': { theme: 'daylight', language: 'BN' },
  'emerald-right-to-left': { theme: 'emerald', direction: 'rtl' },
} as const

/** Screens are drawn in their own look only, because their variants are separate stories. */
export const screenModes = {
  'daylight-bengali': { disable: true },
  'emerald-right-to-left': { disable: true },
} as const
