import { History, Search, X } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { cx } from '../base/cx.ts'
import box from '../field/box.module.css'
import { Icon } from '../icon/icon.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { TextButton } from '../link/text-button.tsx'
import styles from './search-field.module.css'
import { useSlash } from './use-slash.ts'

export type SearchFieldProps = {
  label: string
  placeholder: string
  value: string
  onChange: (value: string) => void
  /** Enter, leaving, or a choice among the recent ones: somebody means this. */
  onCommit: (value: string) => void
  labels: { clear: string; recent: string; forget: string }
  recent: readonly string[]
  onForget: () => void
  className?: string | undefined
}

/**
 * Looks for something while it is typed. `/` leads here, Esc clears, and an empty field offers what
 * was looked for lately.
 */
export function SearchField(props: SearchFieldProps) {
  const { label, placeholder, value, onChange, onCommit, labels, recent, onForget } = props
  const field = useRef<HTMLInputElement>(null)
  const [open, setOpen] = useState(false)
  const title = useId()
  useSlash(field)

  const clear = () => {
    onChange('')
    field.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target === field.current) onCommit(value)
    if (event.key !== 'Escape') return
    event.preventDefault()
    if (value) clear()
    else setOpen(false)
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return
    setOpen(false)
    onCommit(value)
  }
  const pick = (query: string) => {
    onChange(query)
    onCommit(query)
    field.current?.focus()
  }
  return (
    <search className={cx(styles.search, props.className)} onBlur={onBlur} onKeyDown={onKeyDown}>
      <div className={cx(box.box, styles.box)}>
        <Icon className={styles.glass} of={Search} />
        <input
          ref={field}
          className={box.control}
          type="search"
          aria-label={label}
          aria-keyshortcuts="/"
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
        {value ? (
          <IconButton of={X} size="sm" label={labels.clear} onClick={clear} />
        ) : (
          <span className={styles.key} aria-hidden="true">
            /
          </span>
        )}
      </div>
      {open && value === '' && recent.length > 0 ? (
        <div className={styles.panel}>
          <div className={styles.head}>
            <span id={title}>{labels.recent}</span>
            <TextButton onClick={onForget}>{labels.forget}</TextButton>
          </div>
          <ul aria-labelledby={title}>
            {recent.map((query) => (
              <li key={query}>
                <button type="button" className={styles.past} onClick={() => pick(query)}>
                  <Icon of={History} size="sm" />
                  <bdi>{query}</bdi>
                </button>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </search>
  )
}
