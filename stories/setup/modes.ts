/**
 * The looks in which the visual review draws every component besides its own: one look per mode, in Chromatic's terms
 * (`parameters.chromatic.modes`), so that `npm run visual` and `npx chromatic` draw the same. A story's own
 * `globals` have priority. A story that needs another look adds a mode.
 */
export const componentModes = {
  own: {},
  'daylight-bengali': { theme: 'daylight', language: 'BN' },
  'emerald-right-to-left': { theme: 'emerald', direction: 'rtl' },
} as const

/**
 * Screens are drawn in their own look, because their variants are separate stories. The first story of each is also
 * drawn as most players see it: `parameters: { ...at('member'), ...inBengaliToo }`.
 */
export const screenModes = {
  'daylight-bengali': { disable: true },
  'emerald-right-to-left': { disable: true },
} as const

/** Parameters of a story that is also drawn in Bengali on a phone. Its play, if it has one, is left out there. */
export const inBengaliToo = {
  chromatic: {
    modes: { 'phone-bengali': { theme: 'daylight', language: 'BN', viewport: 390 } },
  },
} as const
