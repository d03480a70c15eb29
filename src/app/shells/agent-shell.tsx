import { useEffect } from 'react'
import { useTranslation } from '#i18n/use-translation.ts'
import { useTheme } from '#patterns/display/theme.ts'
import { SkipLink } from '#ui/skip-link/skip-link.tsx'
import styles from './agent-shell.module.css'
import type { FrameProps } from './frame-props.ts'
import { OfflineBanner } from './offline-banner.tsx'
import { SaferStrip } from './safer-strip.tsx'
import { Toasts } from './toasts.tsx'

/** The agents' frame: compact, and light unless the agent chose a theme. */
export default function AgentShell({ children }: FrameProps) {
  const { t } = useTranslation('shell')
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
      <Toasts />
    </div>
  )
}
