import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { IconButton } from '../../../../ui/icon-button/icon-button.tsx'
import { TextField } from '../../../../ui/text-field/text-field.tsx'
import styles from './help-search.module.css'

type HelpSearchProps = {
  value: string
  onChange: (value: string) => void
  /** How many articles were found; null while nothing is looked for. */
  count: number | null
}

/** Whether a key press belongs to something that is being written. */
const writes = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null

/** D-079: looks through titles and texts while the reader types; `/` leads here. */
export function HelpSearch({ value, onChange, count }: HelpSearchProps) {
  const { t } = useTranslation('help')
  const field = useRef<HTMLInputElement>(null)

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const plain = !event.ctrlKey && !event.metaKey && !event.altKey
      if (event.key !== '/' || !plain || event.defaultPrevented || writes(event.target)) return
      event.preventDefault()
      field.current?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])

  const clear = () => {
    onChange('')
    field.current?.focus()
  }
  return (
    <search className={styles.search}>
      <TextField
        ref={field}
        type="search"
        label={t('search.label')}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        autoComplete="off"
        enterKeyHint="search"
        spellCheck={false}
        aria-keyshortcuts="/"
        suffix={
          value ? (
            <IconButton of={X} size="sm" label={t('search.clear')} onClick={clear} />
          ) : (
            <span className={styles.key} aria-hidden="true">
              /
            </span>
          )
        }
      />
      <p className={styles.count} role="status">
        {count === null ? null : t('search.found', { count })}
      </p>
    </search>
  )
}
