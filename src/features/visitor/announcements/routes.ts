import { definePopup, defineScreen } from '#patterns/routing/define-route.ts'
import { lazyScreen } from '#ui/base/lazy-screen.ts'

const nothing = { default: () => null }

/** Mounted once the page is idle. Opens unasked, so failing to load must break nothing. */
export const announcementPopup = lazyScreen(() =>
  import('./screens/announcement.tsx').catch(() => nothing),
)

const notices = defineScreen(() => import('./screens/notices.tsx'), 'announcements', 'patterns')

export const popups = [
  definePopup({ name: 'notices', params: ['notice'], screen: notices }),
] as const
