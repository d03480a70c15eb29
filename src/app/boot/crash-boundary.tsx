import { CircleAlert, CloudOff, RefreshCw } from 'lucide-react'
import { Component, type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button, buttonLook } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { toast } from '../../ui/toast/toast-store.ts'
import { isChunkFailure, reloadOnce } from './chunk-failure.ts'
import styles from './crash-boundary.module.css'

type Trouble = 'crash' | 'chunk'

interface Facts {
  children: ReactNode
  /** For a pop-up: it closes with a message, and the page behind keeps what was typed there. */
  onLeave?: () => void
}

/** ERR-11, D-086: the error boundary of a screen or a pop-up; says what happened and offers a reload. */
export class CrashBoundary extends Component<Facts, { trouble: Trouble | null }> {
  override state = { trouble: null }

  static getDerivedStateFromError(error: unknown): { trouble: Trouble } {
    return { trouble: isChunkFailure(error) ? 'chunk' : 'crash' }
  }

  override render() {
    const { trouble } = this.state
    const { children, onLeave } = this.props
    if (!trouble) return children
    return onLeave ? (
      <Gone trouble={trouble} onLeave={onLeave} />
    ) : (
      <Note trouble={trouble} onHome={() => this.setState({ trouble: null })} />
    )
  }
}

const reload = () => window.location.reload()

/** D-086: whether the page reloads itself; asked once, because asking changes the answer. */
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
