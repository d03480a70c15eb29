import { lazy, type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useMedia } from '../ui/base/use-media.ts'
import { SkipLink } from '../ui/skip-link/skip-link.tsx'
import { CategoryChips } from './category-chips.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { NearViewport } from './near-viewport.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { contentKey, type PathFacts } from './paths.ts'
import { PhoneNav } from './phone-nav.tsx'
import styles from './player-shell.module.css'
import { ServiceWidget } from './service-widget.tsx'
import { Sidebar } from './sidebar.tsx'
import { useWhenIdle } from './when-idle.ts'

const Messages = lazy(() => import('./messages.tsx'))

/** SYS-09: side menu, header, main content, footer and service widget; the bottom bar on phones. */
export function PlayerShell({ facts, children }: { facts: PathFacts; children: ReactNode }) {
  const { t } = useTranslation('shell')
  const { pathname } = useLocation()
  const idle = useWhenIdle()
  const wide = useMedia('(width >= 768px)')
  return (
    <div className={styles.shell} data-game={facts.game === true}>
      <SkipLink href="#main">{t('skip')}</SkipLink>
      {wide && !facts.game ? <Sidebar /> : null}
      <div className={styles.page}>
        <Header />
        <OfflineBanner />
        {wide ? null : <CategoryChips />}
        <main key={contentKey(pathname)} id="main" className={styles.main} tabIndex={-1}>
          {children}
        </main>
        <NearViewport className={styles.foot} ready={idle}>
          <Footer />
        </NearViewport>
      </div>
      <ServiceWidget />
      {wide ? null : <PhoneNav />}
      {idle ? (
        <Suspense fallback={null}>
          <Messages />
        </Suspense>
      ) : null}
    </div>
  )
}
