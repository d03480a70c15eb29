/** HOM-14, HOM-15, milliseconds. */
export const HOT_MOTION = { delay: 1200, speed: 1100 } as const
/** HOM-10, HOM-11: arrows appear above this many items. */
export const ARROW_ABOVE = 12
export const HOT_ARROW_ABOVE = 7
/** HOM-09. */
export const VENDOR_CAP = 12
/** HOM-13. */
export const RAIL_PER_VIEW = 4
export const RAIL_GAP = 24
/** F-08. */
export const CONTINUE_ITEMS = 10
