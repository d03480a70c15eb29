import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useMedia } from '../../../../ui/base/use-media.ts'
import { useAnchor } from '../hooks/use-anchor.ts'
import { useOpenSections } from '../hooks/use-open-sections.ts'
import { placeOf, type Section } from '../model.ts'
import { entriesOf, find } from '../search.ts'
import styles from './help-book.module.css'
import { HelpNav } from './help-nav.tsx'
import { HelpResults } from './help-results.tsx'
import { HelpSearch } from './help-search.tsx'
import { Reader } from './reader.tsx'

/** Search and list beside the article; on a phone the list first, then the article in its place. */
export function HelpBook({ sections }: { sections: readonly Section[] }) {
  const wide = useMedia('(width >= 768px)')
  const { anchor, go } = useAnchor()
  const [query, setQuery] = useState('')
  const asked = useDeferredValue(query).trim()
  const entries = useMemo(() => entriesOf(sections), [sections])
  const found = useMemo(() => find(entries, asked), [entries, asked])
  const heading = useRef<HTMLHeadingElement>(null)
  const chosen = useRef(false)
  const [left, setLeft] = useState<string | null>(null)

  const place = placeOf(sections, anchor)
  const article = place?.article.id
  const reads = wide || anchor !== ''
  const here = place?.section.id ?? ''
  const { open, setOpen } = useOpenSections(here, reads ? here : null)

  // An anchor that nothing answers to would be wrong in a copied address.
  useEffect(() => {
    if (anchor && article && article !== anchor) void go(article)
  })

  // A choice leads to the article, as an anchor does: the keyboard and the voice go along.
  useEffect(() => {
    if (chosen.current && article) heading.current?.focus({ preventScroll: true })
    chosen.current = false
  }, [article])

  if (!place) return null
  const choose = () => {
    chosen.current = true
  }
  const back = () => {
    setLeft(place.article.id)
    void go('')
  }
  const list = { current: reads ? place.article.id : null, focusOn: wide ? null : left }
  return (
    <div className={styles.book}>
      {wide || !reads ? (
        <div className={styles.aside}>
          <HelpSearch value={query} onChange={setQuery} count={asked ? found.length : null} />
          {asked ? (
            <HelpResults {...list} found={found} query={asked} onChoose={choose} />
          ) : (
            <HelpNav {...list} sections={sections} open={open} onOpen={setOpen} onChoose={choose} />
          )}
        </div>
      ) : null}
      {reads ? (
        <Reader
          place={place}
          heading={heading}
          onChoose={choose}
          onBack={wide ? undefined : back}
        />
      ) : null}
    </div>
  )
}
