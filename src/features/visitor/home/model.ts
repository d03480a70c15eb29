/** HOM-16, HOM-17, milliseconds. */
export const BANNER_MOTION = { delay: 5000, speed: 1000 } as const
/** HOM-20. */
export const VIDEO_PER_VIEW = 1.8
/** Posters per view: three on a phone, and as many as show without arrows on a wide page (HOM-11). */
export const POSTERS_PER_VIEW = { base: 3.2, sm: 4.3, md: 5.3, lg: 7 }
export const POSTER_GAP = 16

/** HOM-18. */
export const bannersLoop = (count: number): boolean => count > 1
