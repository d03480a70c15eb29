import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Notice } from '#api/content/content.ts'
import { systemQueries } from '#api/content/system.ts'
import { formatDateTime } from '#i18n/format.ts'
import { asArray } from '#lib/read.ts'
import { Accordion } from '#ui/accordion/accordion.tsx'
import { RichText } from '#ui/rich-text/rich-text.tsx'
import styles from './notice-list.module.css'

type NoticeListProps = {
  /** The items of this page. */
  items: readonly Notice[]
  page: number
  /** Whether there are other pages: then all of them are equally high. */
  isPaged: boolean
  /** Id of the notice that is expanded and focused from the start; without one the first is expanded. */
  initialId: number | null
  onNavigate: (href: string) => void
}

/** One page of notices: title and date; the text is rendered once it is expanded. */
export function NoticeList({ items, page, isPaged, initialId, onNavigate }: NoticeListProps) {
  const images = asArray(useQuery(systemQueries.config()).data?.imageCDNs)
  const [open, setOpen] = useState(() => [String(initialId ?? items[0]?.id ?? '')])
  const first = items.findIndex(({ id }) => id === initialId)
  const list = useListFocus(Math.max(0, first), page)
  return (
    <div ref={list} className={styles.list} data-paged={isPaged} tabIndex={-1}>
      <Accordion
        level={3}
        open={open}
        onOpenChange={(ids) => setOpen([...ids])}
        items={items.map(({ id, title, content, timestamp }) => ({
          id: String(id),
          title: <NoticeTitle text={title} at={timestamp} />,
          content: () => (
            <RichText html={content} images={images} level={3} dir="auto" onNavigate={onNavigate} />
          ),
        }))}
      />
    </div>
  )
}

function NoticeTitle({ text, at }: { text: string; at: number }) {
  return (
    <>
      <span className={styles.title} dir="auto">
        {text}
      </span>{' '}
      <time className={styles.date} dateTime={new Date(at).toISOString()}>
        {formatDateTime(at)}
      </time>
    </>
  )
}

/**
 * Focuses the item at `index` once it is there, unless the focus was moved since the dialog opened, and scrolls to the
 * top of each new page.
 */
function useListFocus(index: number, page: number) {
  const list = useRef<HTMLDivElement>(null)
  const first = useRef(index)
  const shown = useRef(page)

  useEffect(() => {
    // The dialog focuses its close button first; the list has to come after it.
    const timer = setTimeout(() => {
      const dialog = list.current?.closest('[role="dialog"]')
      const focused = document.activeElement
      const isUntouched = focused === dialog || focused === dialog?.querySelector('button')
      if (dialog?.contains(focused) && !isUntouched) return
      list.current?.querySelectorAll<HTMLElement>('[aria-expanded]')[first.current]?.focus()
    })
    return () => clearTimeout(timer)
  }, [])

  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    list.current?.scrollIntoView({ block: 'start' })
    // The arrow that led to the last page is disabled now and holds no focus.
    const focused = document.activeElement
    if (focused === document.body || focused?.matches(':disabled')) {
      list.current?.focus({ preventScroll: true })
    }
  }, [page])

  return list
}
