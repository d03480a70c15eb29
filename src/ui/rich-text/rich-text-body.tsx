import { useEffect, useLayoutEffect, useRef } from 'react'
import { keyboardScrollable } from '../base/keyboard-scrollable.ts'
import styles from './rich-text.module.css'
import { sanitiseHtml } from './sanitise-html.ts'

export type RichTextBodyProps = {
  html: string
  images: readonly string[]
  level: number
  /** Follows a link inside the app; without it the browser does. */
  onNavigate?: ((href: string) => void) | undefined
}

const SEPARATOR = '\n'

/** The name of a table: its caption, or the heading above it. */
const nameOf = (table: HTMLTableElement, fragment: DocumentFragment) => {
  const above = [...fragment.querySelectorAll('h2, h3, h4, h5, h6')].filter(
    (heading) => (heading.compareDocumentPosition(table) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  )
  return (table.caption ?? above.at(-1))?.textContent.trim()
}

/** Wraps tables in scroll containers, which the keyboard can reach while they scroll. */
const wrapTables = (fragment: DocumentFragment): HTMLElement[] => {
  const boxes: HTMLElement[] = []
  for (const table of fragment.querySelectorAll('table')) {
    if (table.parentElement?.closest('table')) continue
    const box = document.createElement('div')
    box.className = styles.table ?? ''
    const name = nameOf(table, fragment)
    if (name) {
      box.role = 'group'
      box.ariaLabel = name
    }
    table.replaceWith(box)
    box.append(table)
    boxes.push(box)
  }
  return boxes
}

/** The href of a plain click on a link inside the app, else null. */
const internalHref = (event: MouseEvent): string | null => {
  if (event.defaultPrevented || event.button !== 0) return null
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest('a[href^="/"]') : null
  return link?.getAttribute('href') ?? null
}

/** The sanitised text; in a chunk with the sanitiser. */
export const RichTextBody = ({ html, images, level, onNavigate }: RichTextBodyProps) => {
  const root = useRef<HTMLDivElement>(null)
  const bases = images.join(SEPARATOR)

  useLayoutEffect(() => {
    const { origin } = window.location
    const fragment = sanitiseHtml(html, { images: bases.split(SEPARATOR), level, origin })
    const boxes = wrapTables(fragment)
    root.current?.replaceChildren(fragment)
    const ends = boxes.map((box) => keyboardScrollable(box))
    return () => {
      for (const end of ends) end?.()
    }
  }, [html, bases, level])

  useEffect(() => {
    const node = root.current
    const follow = (event: MouseEvent) => {
      const href = internalHref(event)
      if (href === null || !onNavigate) return
      event.preventDefault()
      onNavigate(href)
    }
    node?.addEventListener('click', follow)
    return () => node?.removeEventListener('click', follow)
  }, [onNavigate])

  return <div className={styles.root} ref={root} />
}
