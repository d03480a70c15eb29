import { ChevronLeft } from 'lucide-react'
import { Suspense, useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { useTranslation } from '#i18n/use-translation.ts'
import type { MemberPage } from '#patterns/routing/define-member-page.ts'
import { useMemberPages } from '#patterns/routing/member-page.ts'
import { useVisitor } from '#session/visitor.ts'
import { useMedia } from '#ui/base/use-media.ts'
import { buttonLook } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Page } from '#ui/page/page.tsx'
import { CrashBoundary } from '../boot/crash-boundary.tsx'
import styles from './member-frame.module.css'
import { MemberMenu } from './member-menu.tsx'
import { ScreenSkeleton } from './screen-skeleton.tsx'
import { useShownPages } from './use-shown-pages.ts'

/**
 * The member centre with its menu beside the page. On narrow screens the menu comes first,
 * then the page with a back link. An unknown key shows the first page.
 */
export default function MemberFrame({ pages }: { pages: readonly MemberPage[] }) {
  const { t } = useTranslation(['member', 'shell'])
  const { search } = useLocation()
  const { shown } = useMemberPages()
  const { pending } = useVisitor()
  const wide = useMedia('(width >= 1024px)')
  const reachable = useShownPages(pages)
  const asked = shown ?? new URLSearchParams(search).get('page')
  const current = reachable.find(({ page }) => page === asked) ?? reachable[0]
  const menuOnly = !wide && !asked
  const content = useFocusOnChange(menuOnly ? null : current?.page)
  // Trials have no such pages, so nothing is fetched before the visitor's role is known.
  if (pending || !current) return <ScreenSkeleton />
  if (menuOnly) {
    return (
      <div ref={content} className={styles.content} tabIndex={-1}>
        {shown === null ? (
          <Page title={t('shell:title.member')} gap="4">
            <MemberMenu pages={reachable} current={null} />
          </Page>
        ) : (
          <MemberMenu pages={reachable} current={null} />
        )}
      </div>
    )
  }
  const { View } = current.screen
  return (
    <div className={styles.frame} data-overlay={shown !== null}>
      {wide ? <MemberMenu pages={reachable} current={current.page} /> : null}
      <div ref={content} className={styles.content} tabIndex={-1}>
        {wide ? null : <WayBack />}
        <CrashBoundary key={current.page}>
          <Suspense fallback={<ScreenSkeleton />}>
            <View />
          </Suspense>
        </CrashBoundary>
      </div>
    </div>
  )
}

function WayBack() {
  const { t } = useTranslation('member')
  const { link } = useMemberPages()
  return (
    <p className={styles.back}>
      <Link {...link('')} {...buttonLook({ variant: 'ghost', size: 'sm' })}>
        <Icon of={ChevronLeft} size="sm" directional />
        {t('back')}
      </Link>
    </p>
  )
}

/** Moves the focus to the content when the focused element left with the previous page. */
function useFocusOnChange(page: string | null | undefined) {
  const content = useRef<HTMLDivElement>(null)
  const before = useRef(page)
  useEffect(() => {
    if (before.current === page) return
    before.current = page
    const { activeElement, body } = document
    if (!activeElement || activeElement === body || activeElement.getAttribute('role') === 'dialog')
      content.current?.focus({ preventScroll: true })
    content.current?.closest('[data-overlay="true"]')?.scrollIntoView({ block: 'start' })
  }, [page])
  return content
}
