import { definePopup, defineScreen } from '../../../patterns/routing/define-route.ts'
import { lazyScreen } from '../../../ui/base/lazy-screen.ts'

const nothing = { default: () => null }

/** MOD-01, ANN-01: opens by itself, so it is mounted once the page is idle and never breaks one. */
export const announcementPopup = lazyScreen(() =>
  import('./screens/announcement.tsx').catch(() => nothing),
)

const notices = defineScreen(() => import('./screens/notices.tsx'), 'announcements')

export const popups = [
  definePopup({ name: 'notices', params: ['notice'], screen: notices }),
] as const
