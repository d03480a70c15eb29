import { Check, CircleAlert, Copy, RefreshCw } from 'lucide-react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { cx } from '../base/cx.ts'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import styles from './error-state.module.css'

export const errorStateSizes = ['row', 'page'] as const

export type ErrorStateProps = Omit<ComponentProps<'div'>, 'title' | 'children'> & {
  /** One sentence, in the player's words. */
  message: string
  title?: string | undefined
  retryLabel: string
  onRetry?: (() => void) | undefined
  retrying?: boolean | undefined
  /** For support: shown with a copy button. */
  trace?: { id: string; label: string; copyLabel: string; copiedLabel: string } | undefined
  /** A second way out, such as a link home. */
  action?: ReactNode
  size?: (typeof errorStateSizes)[number] | undefined
}

/** Something did not come: a sentence, Retry, and the trace id to give to support. */
export const ErrorState = ({
  message,
  title,
  retryLabel,
  onRetry,
  retrying = false,
  trace,
  action,
  size = 'row',
  className,
  ...rest
}: ErrorStateProps) => (
  <div {...rest} className={cx(styles.root, className)} data-size={size}>
    <span className={styles.picture}>
      <Icon of={CircleAlert} size={size === 'page' ? '2xl' : 'xl'} />
    </span>
    <div className={styles.words} role="status">
      {title === undefined ? null : <h2 className={styles.title}>{title}</h2>}
      <p className={styles.message}>{message}</p>
    </div>
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
  </div>
)

type TraceProps = NonNullable<ErrorStateProps['trace']>

const Trace = ({ id, label, copyLabel, copiedLabel }: TraceProps) => {
  const [copied, setCopied] = useState(false)
  const copy = () => {
    navigator.clipboard.writeText(id).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }
  return (
    <p className={styles.trace}>
      <span>{label}</span>
      <bdi>
        <code className={styles.id}>{id}</code>
      </bdi>
      <button className={styles.copy} type="button" aria-label={copyLabel} onClick={copy}>
        <Icon of={copied ? Check : Copy} size="sm" />
      </button>
      <span className={styles.copied} role="status">
        {copied ? copiedLabel : null}
      </span>
    </p>
  )
}
