import { MINUTE } from './durations.ts'
/** The IP address of the fake world's visitor (reserved for documentation). */
export const VISITOR_IP = '203.0.113.7'

/** The visitor's browser and address in the fake world. */
export const VISITOR_DEVICE = { device: 'Chrome · Windows', place: 'Dhaka', ip: '203.0.113.•' }

/** Money of the fake world. */
export const CURRENCY = { code: 'BDT', symbol: '৳' }

/** Image CDNs of the fake world, on the same origin. */
export const CDNS = ['/cdn-a', '/cdn-b'] as const

/** The base paths of the demo games. */
export const GAME_CDNS = ['/demo-games', '/demo-games-b'] as const

/** How long a trial lasts (D-029). */
export const TRIAL_MS = 30 * MINUTE
