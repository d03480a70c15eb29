import { Search, X } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { cx } from '../base/cx.ts'
import box from '../field/box.module.css'
import { Field } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { RecentSearches } from './recent-searches.tsx'
import styles from './search-field.module.css'
import { useSlashShortcut } from './use-slash-shortcut.ts'

const searchFieldVariants = ['bar', 'form'] as const

/** `recent` and `forget` belong to the recent searches. */
interface SearchLabels {
  clear: string
  recent?: string | undefined
  forget?: string | undefined
}

export type SearchFieldProps = {
  /** `bar` has a magnifier and no visible label, `form` looks like the fields of a form. */
  variant?: (typeof searchFieldVariants)[number] | undefined
  label: string
  placeholder?: string | undefined
  value: string
  onChange: (value: string) => void
  /** Enter, leaving the field, or a choice among the recent searches. */
  onCommit?: ((value: string) => void) | undefined
  labels: SearchLabels
  /** Earlier searches, offered while the field is empty. */
  recent?: readonly string[] | undefined
  onForget?: (() => void) | undefined
  /** Takes the focus when it appears, on a page opened for searching. */
  wanted?: boolean | undefined
  className?: string | undefined
}

/** A search field. `/` moves the focus here, Esc clears it. */
export function SearchField(props: SearchFieldProps) {
  const {
    variant = 'bar',
    label,
    placeholder,
    value,
    labels,
    recent = [],
    wanted = false,
    className,
  } = props
  const { onChange, onCommit, onForget } = props
  const field = useRef<HTMLInputElement>(null)
  const [open, setOpen] = useState(false)
  const hasKey = useSlashShortcut(field)
  useEffect(() => {
    if (wanted) field.current?.focus()
  }, [wanted])

  const clear = () => {
    onChange('')
    field.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target === field.current) onCommit?.(value)
    if (event.key !== 'Escape') return
    event.preventDefault()
    if (value) clear()
    else setOpen(false)
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return
    setOpen(false)
    onCommit?.(value)
  }
  const pick = (query: string) => {
    onChange(query)
    onCommit?.(query)
    field.current?.focus()
  }
  const key = hasKey ? (
    <span className={styles.key} aria-hidden="true">
      /
    </span>
  ) : null
  return (
    <search className={cx(styles.search, className)} onBlur={onBlur} onKeyDown={onKeyDown}>
      <Field label={label} labelHidden={variant === 'bar'}>
        {(control) => (
          <div className={cx(box.box, styles.box)} data-variant={variant}>
            {variant === 'bar' ? <Icon className={styles.magnifier} of={Search} /> : null}
            <input
              {...control}
              ref={field}
              className={box.control}
              type="search"
              aria-keyshortcuts={hasKey ? '/' : undefined}
              placeholder={placeholder}
              value={value}
              autoComplete="off"
              autoCapitalize="none"
              enterKeyHint="search"
              spellCheck={false}
              onChange={(event) => {
                setOpen(true)
                onChange(event.target.value)
              }}
              onFocus={() => setOpen(true)}
            />
            {value ? <IconButton of={X} size="sm" label={labels.clear} onClick={clear} /> : key}
          </div>
        )}
      </Field>
      {open && value === '' && recent.length > 0 ? (
        <RecentSearches
          label={labels.recent}
          queries={recent}
          onPick={pick}
          forgetLabel={labels.forget}
          onForget={onForget}
        />
      ) : null}
    </search>
  )
}
