import { CircleAlert, Copy, RefreshCw } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { copyText } from '#lib/clipboard.ts'
import { useFocusHandOver } from '../base/use-focus-hand-over.ts'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { StatePanel, type StatePanelProps } from '../state-panel/state-panel.tsx'
import styles from './error-state.module.css'

export type ErrorStateProps = Omit<
  StatePanelProps,
  'icon' | 'tone' | 'announced' | 'children' | 'ref'
> & {
  retryLabel: string
  onRetry?: (() => void) | undefined
  retrying?: boolean | undefined
  /** For support: shown with a copy button. */
  trace?: { id: string; label: string; copyLabel: string; onCopied: () => void } | undefined
  /** Another action, such as a link home. */
  action?: ReactNode
}

/** Shown instead of content that failed to load: a sentence, Retry, and the trace id for support. */
export const ErrorState = ({
  retryLabel,
  onRetry,
  retrying = false,
  trace,
  action,
  size = 'row',
  ...rest
}: ErrorStateProps) => {
  const ref = useRef<HTMLDivElement>(null)
  useFocusHandOver(ref)
  return (
    <StatePanel {...rest} ref={ref} icon={CircleAlert} size={size} tone="danger" announced>
      <div className={styles.actions}>
        {onRetry === undefined ? null : (
          <Button
            variant={size === 'page' ? 'primary' : 'secondary'}
            startIcon={RefreshCw}
            loading={retrying}
            onClick={onRetry}
          >
            {retryLabel}
          </Button>
        )}
        {action}
      </div>
      {trace === undefined ? null : <Trace {...trace} />}
    </StatePanel>
  )
}

type TraceProps = NonNullable<ErrorStateProps['trace']>

const Trace = ({ id, label, copyLabel, onCopied }: TraceProps) => {
  const copy = async () => {
    if (await copyText(id)) onCopied()
  }
  return (
    <p className={styles.trace}>
      <span>{label}</span>
      <bdi>
        <code className={styles.id}>{id}</code>
      </bdi>
      <button
        className={styles.copy}
        type="button"
        aria-label={copyLabel}
        onClick={() => void copy()}
      >
        <Icon of={Copy} size="sm" />
      </button>
    </p>
  )
}
