import { useQuery } from '@tanstack/react-query'
import { Suspense, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { contentQueries } from '../../../../api/content.ts'
import { loadTexts, useLanguage } from '../../../../i18n/i18n.ts'
import { popupOf } from '../../../../patterns/routing/popup.ts'
import { session, useToken } from '../../../../session/store.ts'
import { useMember, useVisitor } from '../../../../session/visitor.ts'
import { lazyScreen } from '../../../../ui/base/lazy-screen.ts'
import type { AnnouncementDialogProps } from '../components/announcement-dialog.tsx'
import { isQuiet, markOf, popupItems } from '../model.ts'

const nothing = { default: () => null }

// The cleaner comes along: what opens by itself is whole, or it does not open.
const dialog = lazyScreen<AnnouncementDialogProps>(() =>
  Promise.all([
    import('../components/announcement-dialog.tsx'),
    import('../../../../ui/rich-text/rich-text-body.tsx'),
    loadTexts('announcements'),
  ]).then(
    ([parts]) => parts,
    () => nothing,
  ),
)

/** ANN-01..06: tells each kind of visitor once per session what is new to them. */
export default function Announcement() {
  const token = useToken()
  const visitor = useVisitor()
  // The server forgets a first log-in as soon as it is told of; this session remembers it.
  const said = useMember()?.firstTimeLogin === true
  const firstTime = useSyncExternalStore(
    session.subscribe,
    () => said || session.get('firstTimeLogin') === true,
  )
  const language = useLanguage().code
  const { pathname, search } = useLocation()
  const { isLogin, pending } = visitor
  const mark = markOf(isLogin)
  const closed = useSyncExternalStore(session.subscribe, () => session.get(mark) === true)
  const known = !pending && (token === null || isLogin)
  const due = known && !closed && !isQuiet(pathname) && popupOf(search) === null
  const { data } = useQuery({
    ...contentQueries.announcements(language, token ?? ''),
    enabled: due,
  })
  const items = due ? popupItems(data?.popup, { isLogin, firstTime }) : []
  if (items.length === 0) return null
  return (
    <Suspense fallback={null}>
      <dialog.View key={mark} items={items} onClose={() => session.set(mark, true)} />
    </Suspense>
  )
}
