import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import { useScrollEnds } from '../base/use-scroll-ends.ts'
import styles from './mega-menu.module.css'
import { findLinks, useOpenPanel } from './use-open-panel.ts'

export type MegaMenuProps = {
  /** The row of links; a link with `data-menu` has a panel of that name. */
  row: RefObject<HTMLElement | null>
  /** Accessible name of a panel. */
  label: (id: string) => string
  /** `normal` hangs below its link, `large` is as wide as the row. */
  size: (id: string) => 'normal' | 'large'
  /** The content of a panel. */
  children: (id: string) => ReactNode
}

type PanelStyle = CSSProperties & Record<'--mega-at', string>

const focusables = (panel: HTMLElement) => [
  ...panel.querySelectorAll<HTMLElement>('a[href], button:not([tabindex="-1"])'),
]

/** A long list of vendors fades out where it continues. */
function Scroller({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useScrollEnds(box)
  return (
    <div ref={box} className={styles.scroll}>
      {children}
    </div>
  )
}

/**
 * Panels below a row of links. The row is rendered by the page and works without this part, which loads later
 * and only adds listeners. Radix' NavigationMenu does not fit: its triggers are buttons, not links; it switches
 * panels as soon as the pointer crosses a neighbour; and it would have to load with the row.
 */
export function MegaMenu({ row, label, size, children }: MegaMenuProps) {
  const { open, openedByKey, schedule, cancel, close } = useOpenPanel(row)
  const panel = useRef<HTMLElement>(null)
  const id = useId()
  const linkOf = (name: string | null) =>
    findLinks(row.current).find((link) => link.dataset.menu === name)

  useEffect(() => {
    const links = findLinks(row.current).filter((link) => link.dataset.menu)
    for (const link of links) {
      const shown = link.dataset.menu === open
      link.setAttribute('aria-expanded', String(shown))
      if (shown) link.setAttribute('aria-controls', id)
      else link.removeAttribute('aria-controls')
    }
    return () => {
      for (const link of links) link.removeAttribute('aria-expanded')
    }
  }, [row, open, id])

  useLayoutEffect(() => {
    const bar = row.current
    const link = findLinks(bar).find(({ dataset }) => dataset.menu === open)
    if (!bar || !link || !panel.current) return
    const [outer, inner] = [bar.getBoundingClientRect(), link.getBoundingClientRect()]
    const rtl = getComputedStyle(bar).direction === 'rtl'
    const at = rtl ? outer.right - inner.right : inner.left - outer.left
    panel.current.style.setProperty('--mega-at', `${Math.max(0, at)}px`)
    if (openedByKey.current) {
      // The row is sticky and within the page's scroll padding, so the page must not scroll.
      const first = focusables(panel.current)[0] ?? panel.current
      first.focus({ preventScroll: true })
    }
  }, [row, open, openedByKey])

  // A layout effect, so that Esc works as soon as the panel is painted.
  useLayoutEffect(() => {
    if (open === null) return
    const trigger = findLinks(row.current).find(({ dataset }) => dataset.menu === open)
    const inside = (target: EventTarget | null) =>
      target instanceof Node && (panel.current?.contains(target) || target === trigger)
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return
      if (panel.current?.contains(document.activeElement)) trigger?.focus({ preventScroll: true })
      close()
    }
    const onFocus = (event: FocusEvent) => inside(event.target) || close()
    document.addEventListener('keydown', onKey)
    document.addEventListener('focusin', onFocus)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('focusin', onFocus)
    }
  }, [row, open, close])

  if (open === null) return null

  // Tab past either end of the panel continues in the row, after or at the link.
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Tab' || !panel.current) return
    const tabStops = focusables(panel.current)
    const edge = event.shiftKey ? tabStops[0] : tabStops.at(-1)
    if (tabStops.length > 0 && event.target !== edge) return
    if (event.shiftKey) event.preventDefault()
    linkOf(open)?.focus({ preventScroll: true })
  }
  const at: PanelStyle = { '--mega-at': '0px' }
  return (
    <section
      ref={panel}
      id={id}
      className={styles.panel}
      style={at}
      aria-label={label(open)}
      data-size={size(open)}
      tabIndex={-1}
      onPointerEnter={cancel}
      onPointerLeave={(event) => event.pointerType === 'mouse' && schedule(null)}
      onKeyDown={onKeyDown}
      onClick={(event) => {
        if (event.target instanceof Element && event.target.closest('a')) close()
      }}
    >
      <Scroller key={open}>{children(open)}</Scroller>
    </section>
  )
}
