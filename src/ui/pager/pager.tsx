import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Icon } from '../icon/icon.tsx'
import { pageList } from './page-list.ts'
import styles from './pager.module.css'

export type PagerProps = {
  /** From 1. */
  page: number
  pages: number
  onChange: (page: number) => void
  /** The number of page links around the current page, and at either end. */
  range?: number
  margin?: number
  disabled?: boolean
  labels: {
    nav: string
    previous: string
    next: string
    /** Accessible name of a number, for example "Page 3". */
    page: (page: number) => string
    /** Replaces the numbers where there is no room, for example "3 / 12". */
    summary: (page: number, pages: number) => string
    /** Appended to the names of the ends: "Page 1, first" and "Page 12, last". */
    first: string
    last: string
    /** Formats a number in the language's digits. */
    digits?: (page: number) => string
  }
}

/** Pagination. Renders nothing for a single page. */
export function Pager(props: PagerProps) {
  const { page, pages, onChange, range = 5, margin = 1, disabled = false, labels } = props
  if (pages <= 1) return null
  const digits = labels.digits ?? String
  const name = (n: number) => {
    const end = (n === 1 && labels.first) || (n === pages && labels.last)
    return end ? `${labels.page(n)}, ${end}` : labels.page(n)
  }
  return (
    <nav className={styles.pager} aria-label={labels.nav}>
      <button
        type="button"
        className={styles.step}
        aria-label={labels.previous}
        disabled={disabled || page <= 1}
        onClick={() => onChange(page - 1)}
      >
        <Icon of={ChevronLeft} size="md" />
      </button>
      <ol className={styles.numbers}>
        {pageList(page, pages, range, margin).map((item, index, all) =>
          item === 'gap' ? (
            <li key={`after-${all[index - 1]}`} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={item}>
              <button
                type="button"
                className={styles.number}
                aria-label={name(item)}
                aria-current={item === page ? 'page' : undefined}
                disabled={disabled}
                onClick={() => onChange(item)}
              >
                {digits(item)}
              </button>
            </li>
          ),
        )}
      </ol>
      <span className={styles.summary}>{labels.summary(page, pages)}</span>
      <button
        type="button"
        className={styles.step}
        aria-label={labels.next}
        disabled={disabled || page >= pages}
        onClick={() => onChange(page + 1)}
      >
        <Icon of={ChevronRight} size="md" />
      </button>
    </nav>
  )
}
