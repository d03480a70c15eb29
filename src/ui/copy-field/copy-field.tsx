import { Check, Copy } from 'lucide-react'
import { type ComponentProps, useId, useState } from 'react'
import { copyText } from '#lib/clipboard.ts'
import { cx } from '../base/cx.ts'
import { Button } from '../button/button.tsx'
import styles from './copy-field.module.css'

export type CopyFieldProps = Omit<ComponentProps<'div'>, 'children' | 'onCopy'> & {
  label: string
  /** The copied text. */
  value: string
  /** The displayed text, if it reads better in groups; otherwise the same characters. */
  shown?: string | undefined
  copyLabel: string
  /** Replaces `copyLabel` after copying. */
  copiedLabel: string
  /** Said when the browser does not copy; the value is selected then. */
  failedText: string
  /** Confirms that it was copied. */
  onCopied: () => void
}

const selectAll = (element: HTMLElement) => {
  const range = document.createRange()
  range.selectNodeContents(element)
  const selection = document.getSelection()
  selection?.removeAllRanges()
  selection?.addRange(range)
}

/** A value to take elsewhere, such as an account number, with a button that copies it. */
export const CopyField = ({
  label,
  value,
  shown = value,
  copyLabel,
  copiedLabel,
  failedText,
  onCopied,
  className,
  ...rest
}: CopyFieldProps) => {
  const id = useId()
  const [outcome, setOutcome] = useState<{ of: string; ok: boolean } | null>(null)
  const current = outcome?.of === value ? outcome : null
  const copy = async () => {
    const ok = await copyText(value)
    setOutcome({ of: value, ok })
    if (ok) return onCopied()
    const element = document.getElementById(`${id}-value`)
    if (element) selectAll(element)
  }
  return (
    <div {...rest} className={cx(styles.root, className)}>
      <span className={styles.label} id={`${id}-label`}>
        {label}
      </span>
      <div className={styles.line}>
        <bdi className={styles.value} id={`${id}-value`} dir="ltr">
          {shown}
        </bdi>
        <Button
          size="sm"
          className={styles.button}
          startIcon={current?.ok ? Check : Copy}
          id={`${id}-button`}
          aria-labelledby={`${id}-button ${id}-label`}
          onClick={() => void copy()}
        >
          {current?.ok ? copiedLabel : copyLabel}
        </Button>
      </div>
      <p className={styles.failed} role="status">
        {current?.ok === false ? failedText : null}
      </p>
    </div>
  )
}
