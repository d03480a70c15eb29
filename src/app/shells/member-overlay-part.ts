import { defineScreen } from '#patterns/routing/define-route.ts'

/** The member centre over a page, in a chunk of its own. */
export const memberOverlay = defineScreen(() => import('./member-overlay.tsx'), 'member')
