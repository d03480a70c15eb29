import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { scrollToFocus } from '#ui/base/scroll-to-focus.ts'
import { chipLook } from '#ui/chip/chip.tsx'
import styles from './filter-bar.module.css'

/** The filters of a list, one row under the other. */
export function FilterBar({ children }: { children: ReactNode }) {
  return <div className={styles.bar}>{children}</div>
}

interface FilterRowProps<Value extends string> {
  label: string
  values: readonly Value[]
  chosen: Value
  /** The query string that chooses a value. */
  searchFor: (value: Value) => string
  name: (value: Value) => string
}

/** One row of choices, each with its own address. The selected one is scrolled into view. */
export function FilterRow<Value extends string>(props: FilterRowProps<Value>) {
  const { label, values, chosen, searchFor, name } = props
  const row = useRef<HTMLElement>(null)

  // On a phone the row is wider than the screen.
  useEffect(() => {
    row.current?.children[values.indexOf(chosen)]?.scrollIntoView?.({
      block: 'nearest',
      inline: 'center',
    })
  }, [values, chosen])

  return (
    <nav ref={row} className={styles.row} aria-label={label} onFocus={scrollToFocus}>
      {values.map((value) => (
        <Link
          key={value}
          to={{ search: searchFor(value) }}
          {...chipLook({ selected: value === chosen })}
          aria-current={value === chosen ? 'true' : undefined}
          preventScrollReset
        >
          {name(value)}
        </Link>
      ))}
    </nav>
  )
}
