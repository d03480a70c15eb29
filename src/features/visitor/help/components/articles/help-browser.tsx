import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { buildIndex, searchIndex } from '#entities/help/help-search.ts'
import type { Section } from '#entities/help/sections.ts'
import { useMedia } from '#ui/base/use-media.ts'
import { useAnchor } from '../../hooks/use-anchor.ts'
import { useOpenSections } from '../../hooks/use-open-sections.ts'
import { locateArticle } from '../../model.ts'
import { HelpResults } from '../search/help-results.tsx'
import { HelpSearch } from '../search/help-search.tsx'
import { HelpArticle } from './help-article.tsx'
import styles from './help-browser.module.css'
import { HelpNav } from './help-nav.tsx'

/** Search and list beside the article; on a phone the list first, then the article in its place. */
export function HelpBrowser({ sections }: { sections: readonly Section[] }) {
  const isWide = useMedia('(width >= 768px)')
  const { anchor, go } = useAnchor()
  const [text, setText] = useState('')
  const query = useDeferredValue(text).trim()
  const index = useMemo(() => buildIndex(sections), [sections])
  const results = useMemo(() => searchIndex(index, query), [index, query])
  const heading = useRef<HTMLHeadingElement>(null)
  const wasChosen = useRef(false)
  const [returnFrom, setReturnFrom] = useState<string | null>(null)

  const location = locateArticle(sections, anchor)
  const articleId = location?.article.id
  const sectionId = location?.section.id ?? ''
  const isArticleOpen = isWide || anchor !== ''
  const { open, setOpen } = useOpenSections(sectionId, isArticleOpen ? sectionId : null)

  // An unknown anchor must not stay in an address that may be copied.
  useEffect(() => {
    if (anchor && articleId && articleId !== anchor) void go(articleId)
  })

  // Choosing an article moves the focus to it, as following an anchor does.
  useEffect(() => {
    if (wasChosen.current && articleId) heading.current?.focus({ preventScroll: true })
    wasChosen.current = false
  }, [articleId])

  if (!location) return null
  const onChoose = () => {
    wasChosen.current = true
  }
  const backToList = () => {
    setReturnFrom(location.article.id)
    void go('')
  }
  const list = {
    current: isArticleOpen ? location.article.id : null,
    focusOn: isWide ? null : returnFrom,
    onChoose,
  }
  return (
    <div className={styles.browser}>
      {isWide || !isArticleOpen ? (
        <div className={styles.aside}>
          <HelpSearch value={text} onChange={setText} count={query ? results.length : null} />
          {query ? (
            <HelpResults {...list} results={results} query={query} />
          ) : (
            <HelpNav {...list} sections={sections} open={open} onOpen={setOpen} />
          )}
        </div>
      ) : null}
      {isArticleOpen ? (
        <HelpArticle
          location={location}
          heading={heading}
          onChoose={onChoose}
          onBack={isWide ? undefined : backToList}
        />
      ) : null}
    </div>
  )
}
