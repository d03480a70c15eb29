import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useTheme } from '../session/theme.ts'
import { SkipLink } from '../ui/skip-link/skip-link.tsx'
import styles from './agent-shell.module.css'
import { OfflineBanner } from './offline-banner.tsx'
import type { PathFacts } from './paths.ts'
import { SaferStrip } from './safer-strip.tsx'
import { useWhenIdle } from './when-idle.ts'

const Messages = lazy(() => import('./messages.tsx'))

/** SYS-08: the agent view alone: dense, and light unless the agent chose otherwise. */
export function AgentShell({ children }: { facts: PathFacts; children: ReactNode }) {
  const { t } = useTranslation('shell')
  const idle = useWhenIdle()
  const theme = useTheme()
  useEffect(() => {
    const { dataset } = document.documentElement
    dataset.density = 'compact'
    if (theme === 'system') dataset.theme = 'daylight'
    return () => {
      delete dataset.density
      if (theme === 'system') delete dataset.theme
    }
  }, [theme])
  return (
    <div className={styles.shell}>
      <SkipLink href="#main">{t('skip')}</SkipLink>
      <OfflineBanner />
      <div className={styles.page}>{children}</div>
      <SaferStrip />
      {idle ? (
        <Suspense fallback={null}>
          <Messages />
        </Suspense>
      ) : null}
    </div>
  )
}
