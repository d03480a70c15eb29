import { loadTexts } from '../../../i18n/i18n.ts'
import { lazyScreen } from '../../../ui/base/lazy-screen.ts'

const nothing = { default: () => null }

/** MOD-01, ANN-01: opens by itself, so it is mounted once the page is idle and never breaks one. */
export const announcementPopup = lazyScreen(() =>
  import('./screens/announcement.tsx').catch(() => nothing),
)

const notices = lazyScreen(async () => {
  const [popup] = await Promise.all([import('./screens/notices.tsx'), loadTexts('announcements')])
  return popup
})

/** Pop-ups by the name in the address. */
export const popups = {
  notices: notices.View,
}
