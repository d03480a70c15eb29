import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { useTranslation } from '#i18n/use-translation.ts'
import { FOOTER_ID } from '#patterns/display/scroll-to-footer.ts'
import { useMedia } from '#ui/base/use-media.ts'
import { NearViewport } from '#ui/near-viewport/near-viewport.tsx'
import { SkipLink } from '#ui/skip-link/skip-link.tsx'
import { useWhenIdle } from '../boot/when-idle.ts'
import { Header } from '../header/header.tsx'
import { CategoryChips } from '../menus/category-chips.tsx'
import { MainNav } from '../menus/main-nav.tsx'
import { PhoneNav } from '../menus/phone-nav.tsx'
import { Sidebar } from '../menus/sidebar.tsx'
import { contentKey } from '../routing/route-table.ts'
import { FramePart } from './frame-part.tsx'
import type { FrameProps } from './frame-props.ts'
import { lazyPart, withFrameTexts } from './lazy-part.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import styles from './player-shell.module.css'
import { Toasts } from './toasts.tsx'

const Footer = lazyPart(() => withFrameTexts(import('../footer/footer.tsx')))
const ServiceWidget = lazyPart(() => withFrameTexts(import('../footer/service-widget.tsx')))

/** Side menu, header, main content, footer and service widget; the bottom bar on phones. */
export function PlayerShell({ route, children }: FrameProps) {
  const { t } = useTranslation('shell')
  const { pathname } = useLocation()
  const idle = useWhenIdle()
  const wide = useMedia('(width >= 768px)')
  const roomy = useMedia('(width >= 1024px)')
  return (
    <div className={styles.shell} data-game={route.game}>
      <SkipLink href="#main">{t('skip')}</SkipLink>
      <FramePart>{wide && !route.game ? <Sidebar /> : null}</FramePart>
      <div className={styles.page}>
        <Header />
        <OfflineBanner />
        <FramePart>{roomy ? <MainNav /> : null}</FramePart>
        <FramePart>{wide ? null : <CategoryChips />}</FramePart>
        <main key={contentKey(route, pathname)} id="main" className={styles.main} tabIndex={-1}>
          {children}
        </main>
        <div id={FOOTER_ID} className={styles.footer} tabIndex={-1}>
          <NearViewport className={styles.footerPlace} margin="240px 0px" ready={idle}>
            <Suspense fallback={null}>
              <FramePart>
                <Footer />
              </FramePart>
            </Suspense>
          </NearViewport>
        </div>
      </div>
      <FramePart>
        <Suspense fallback={null}>{idle ? <ServiceWidget /> : null}</Suspense>
      </FramePart>
      <FramePart>{wide ? null : <PhoneNav />}</FramePart>
      <Toasts />
    </div>
  )
}
