import { lazy, type ReactNode, Suspense } from 'react'
import styles from './game-shell.module.css'
import type { PathFacts } from './paths.ts'
import { SaferStrip } from './safer-strip.tsx'
import { useWhenIdle } from './when-idle.ts'

const Messages = lazy(() => import('./messages.tsx'))

/** SYS-10: a game has the screen to itself; only the safer-gambling strip stays. */
export function GameShell({ children }: { facts: PathFacts; children: ReactNode }) {
  const idle = useWhenIdle()
  return (
    <div className={styles.shell}>
      {children}
      <SaferStrip />
      {idle ? (
        <Suspense fallback={null}>
          <Messages />
        </Suspense>
      ) : null}
    </div>
  )
}
