import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Notice } from '../../../../api/content.ts'
import { systemQueries } from '../../../../api/system.ts'
import { formatDateTime } from '../../../../i18n/format.ts'
import { asArray } from '../../../../lib/read.ts'
import { Accordion } from '../../../../ui/accordion/accordion.tsx'
import { RichText } from '../../../../ui/rich-text/rich-text.tsx'
import styles from './news.module.css'

type NewsListProps = {
  /** Those of this page. */
  items: readonly Notice[]
  page: number
  /** Whether there are other pages: then all of them are equally high. */
  paged: boolean
  /** The one to unfold and to begin with. */
  wanted: number | null
  onNavigate: (href: string) => void
}

/** One page of news: title and date, and the text under it once it is asked for. */
export function NewsList({ items, page, paged, wanted, onNavigate }: NewsListProps) {
  const images = asArray(useQuery(systemQueries.config()).data?.imageCDNs)
  const [open, setOpen] = useState(wanted === null ? [] : [String(wanted)])
  const start = items.findIndex(({ id }) => id === wanted)
  const list = useBeginning(Math.max(0, start), page)
  return (
    <div ref={list} className={styles.list} data-paged={paged} tabIndex={-1}>
      <Accordion
        level={3}
        open={open}
        onOpenChange={(ids) => setOpen([...ids])}
        items={items.map(({ id, title, content, timestamp }) => ({
          id: String(id),
          title: <Title text={title} at={timestamp} />,
          content: () => (
            <RichText html={content} images={images} level={3} dir="auto" onNavigate={onNavigate} />
          ),
        }))}
      />
    </div>
  )
}

function Title({ text, at }: { text: string; at: number }) {
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

/** A dialog that opens begins with its first news, or the one asked for; a new page with its top. */
function useBeginning(start: number, page: number) {
  const list = useRef<HTMLDivElement>(null)
  const first = useRef(start)
  const shown = useRef(page)

  useEffect(() => {
    // What comes after the dialog has opened takes the focus from nobody.
    if (list.current?.closest('[role="dialog"]')?.contains(document.activeElement)) return
    // The dialog itself puts the focus on its close button; only then it is free to go on.
    const timer = setTimeout(() =>
      list.current?.querySelectorAll<HTMLElement>('[aria-expanded]')[first.current]?.focus(),
    )
    return () => clearTimeout(timer)
  }, [])

  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    list.current?.scrollIntoView({ block: 'start' })
    // The arrow that brought the last page is disabled now and holds no focus.
    const here = document.activeElement
    if (here === document.body || here?.matches(':disabled')) {
      list.current?.focus({ preventScroll: true })
    }
  }, [page])

  return list
}
