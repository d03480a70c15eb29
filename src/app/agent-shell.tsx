import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import styles from './agent-shell.module.css'
import type { PathFacts } from './paths.ts'
import { useWhenIdle } from './when-idle.ts'

const Messages = lazy(() => import('./messages.tsx'))

/** SYS-08: the agent view alone, dense. */
export function AgentShell({ children }: { facts: PathFacts; children: ReactNode }) {
  const idle = useWhenIdle()
  useEffect(() => {
    document.documentElement.dataset.density = 'compact'
    return () => {
      delete document.documentElement.dataset.density
    }
  }, [])
  return (
    <div className={styles.shell}>
      {children}
      {idle ? (
        <Suspense fallback={null}>
          <Messages />
        </Suspense>
      ) : null}
    </div>
  )
}
