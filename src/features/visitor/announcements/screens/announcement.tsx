import { useQuery } from '@tanstack/react-query'
import { Suspense, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { contentQueries } from '#api/content/content.ts'
import { loadTexts, useLanguage } from '#i18n/i18n.ts'
import { parseOverlayPage } from '#patterns/routing/member-page.ts'
import { parsePopup } from '#patterns/routing/popup.ts'
import { session, useToken } from '#session/store.ts'
import { useMember, useVisitor } from '#session/visitor.ts'
import { lazyScreen } from '#ui/base/lazy-screen.ts'
import type { AnnouncementDialogProps } from '../components/announcement-dialog.tsx'
import { isUninterrupted, popupItems, toClosedKey } from '../model.ts'

const nothing = { default: () => null }

// The HTML cleaner is loaded along: what opens unasked is complete, or it does not open.
const dialog = lazyScreen<AnnouncementDialogProps>(() =>
  Promise.all([
    import('../components/announcement-dialog.tsx'),
    import('#ui/rich-text/rich-text-body.tsx'),
    loadTexts('announcements', 'patterns'),
  ]).then(
    ([module]) => module,
    () => nothing,
  ),
)

/** Shows each kind of visitor its announcements, once per session. */
export default function Announcement() {
  const token = useToken()
  const { isLogin, pending } = useVisitor()
  // The server forgets a first login as soon as it is acknowledged; this session remembers it.
  const isFirstLogin = useMember()?.firstTimeLogin === true
  const firstTime = useSyncExternalStore(
    session.subscribe,
    () => isFirstLogin || session.get('firstTimeLogin') === true,
  )
  const language = useLanguage().code
  const { pathname, search } = useLocation()
  const closedKey = toClosedKey(isLogin)
  const isClosed = useSyncExternalStore(session.subscribe, () => session.get(closedKey) === true)
  const isKnown = !pending && (token === null || isLogin)
  const isCovered = parsePopup(search) !== null || parseOverlayPage(search) !== null
  const isDue = isKnown && !isClosed && !isUninterrupted(pathname) && !isCovered
  const { data } = useQuery({
    ...contentQueries.announcements(language, token ?? ''),
    enabled: isDue,
  })
  const items = isDue ? popupItems(data?.popup, { isLogin, firstTime }) : []
  if (items.length === 0) return null
  return (
    <Suspense fallback={null}>
      <dialog.View key={closedKey} items={items} onClose={() => session.set(closedKey, true)} />
    </Suspense>
  )
}
