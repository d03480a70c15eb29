import type { FrameProps } from './frame-props.ts'
import styles from './game-shell.module.css'
import { OfflineBanner } from './offline-banner.tsx'
import { SaferStrip } from './safer-strip.tsx'
import { Toasts } from './toasts.tsx'

/** A game has the whole screen but for the safer-gambling strip, the offline banner and toasts. */
export default function GameShell({ children }: FrameProps) {
  return (
    <div className={styles.shell}>
      <OfflineBanner />
      {children}
      <SaferStrip brief />
      <Toasts />
    </div>
  )
}
