import { CircleAlert, CloudOff, RefreshCw } from 'lucide-react'
import { Component, type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '#i18n/use-translation.ts'
import { isChunkFailure } from '#lib/chunk-failure.ts'
import { Button, buttonLook } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { toast } from '#ui/toast/toast-store.ts'
import { reloadOnce } from './chunk-failure.ts'
import styles from './crash-boundary.module.css'

type Trouble = 'crash' | 'chunk'

interface Facts {
  children: ReactNode
  /** For a pop-up: closes it with a message. The page behind keeps its input. */
  onLeave?: () => void
  /**
   * For a part of the frame (ADR 22): renders nothing in its place, so that menu, logout and page stay. The page
   * handles code that did not load.
   */
  part?: boolean
}

/** The error boundary of a screen or a pop-up; says what happened and offers a reload. */
export class CrashBoundary extends Component<Facts, { error: unknown }> {
  override state = { error: null }

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error: error ?? true }
  }

  override render() {
    const { error } = this.state
    const { children, onLeave, part } = this.props
    if (error === null) return children
    const trouble = isChunkFailure(error) ? 'chunk' : 'crash'
    if (part) {
      if (trouble === 'chunk') throw error
      return null
    }
    return onLeave ? (
      <Gone trouble={trouble} onLeave={onLeave} />
    ) : (
      <Note trouble={trouble} onHome={() => this.setState({ error: null })} />
    )
  }
}

const reload = () => window.location.reload()

/** Whether the page reloads itself. Called once, because the call changes the answer. */
function useReload(trouble: Trouble): boolean {
  const [reloads] = useState(() => trouble === 'chunk' && reloadOnce())
  return reloads
}

function Note({ trouble, onHome }: { trouble: Trouble; onHome: () => void }) {
  const { t } = useTranslation(['shell', 'common'])
  if (useReload(trouble)) return null
  return (
    <section className={styles.note} role="alert">
      <span className={styles.mark}>
        <Icon of={trouble === 'chunk' ? CloudOff : CircleAlert} size="lg" />
      </span>
      <h1>{t(`shell:${trouble}.title`)}</h1>
      <p>{t(`shell:${trouble}.text`)}</p>
      <div className={styles.ways}>
        <Button variant="primary" size="lg" startIcon={RefreshCw} onClick={reload}>
          {t('common:action.reload')}
        </Button>
        {trouble === 'chunk' ? (
          <Link to="/" onClick={onHome} {...buttonLook({ variant: 'secondary', size: 'lg' })}>
            {t('common:action.home')}
          </Link>
        ) : null}
      </div>
    </section>
  )
}

function Gone({ trouble, onLeave }: { trouble: Trouble; onLeave: () => void }) {
  const { t } = useTranslation(['shell', 'common'])
  const reloads = useReload(trouble)
  const notified = useRef(false)
  useEffect(() => {
    if (reloads || notified.current) return
    notified.current = true
    const action = { label: t('common:action.reload'), run: reload }
    toast.show({ tone: 'danger', message: t(`shell:${trouble}.popup`), action })
    onLeave()
  }, [reloads, trouble, onLeave, t])
  return null
}
