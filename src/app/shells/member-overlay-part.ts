import { defineScreen } from '#patterns/routing/define-route.ts'

/** The member centre over a page, in its own chunk. */
export const memberOverlay = defineScreen(() => import('./member-overlay.tsx'), 'member')
