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
import styles from './mega-menu.module.css'
import { linksOf, useOpenPanel } from './use-open-panel.ts'

export type MegaMenuProps = {
  /** The row of links; those with `data-menu` have a panel of that name. */
  row: RefObject<HTMLElement | null>
  /** Names a panel. */
  label: (id: string) => string
  /** normal: below its link; large: as wide as the row. */
  size: (id: string) => 'normal' | 'large'
  /** The content of a panel. */
  children: (id: string) => ReactNode
}

type PanelStyle = CSSProperties & Record<'--mega-at', string>

const focusables = (panel: HTMLElement) => [
  ...panel.querySelectorAll<HTMLElement>('a[href], button:not([tabindex="-1"])'),
]

/**
 * HDR-17, HDR-18, D-036: panels that hang below a row of links. The row is drawn by the page and stays the
 * same elements; this part comes later and listens to it. Not Radix' NavigationMenu: its triggers are
 * buttons that open, ours are links that lead; it switches as soon as a neighbour is crossed, so there is
 * no safe way down to the panel; and it would have to be there before the row is.
 */
export function MegaMenu({ row, label, size, children }: MegaMenuProps) {
  const { open, byKey, plan, hold, close } = useOpenPanel(row)
  const panel = useRef<HTMLElement>(null)
  const id = useId()
  const linkOf = (name: string | null) =>
    linksOf(row.current).find((link) => link.dataset.menu === name)

  useEffect(() => {
    const links = linksOf(row.current).filter((link) => link.dataset.menu)
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
    const link = linksOf(bar).find(({ dataset }) => dataset.menu === open)
    if (!bar || !link || !panel.current) return
    const [outer, inner] = [bar.getBoundingClientRect(), link.getBoundingClientRect()]
    const rtl = getComputedStyle(bar).direction === 'rtl'
    const at = rtl ? outer.right - inner.right : inner.left - outer.left
    panel.current.style.setProperty('--mega-at', `${Math.max(0, at)}px`)
    if (byKey.current) (focusables(panel.current)[0] ?? panel.current).focus()
  }, [row, open, byKey])

  // Before it is painted: whoever sees the panel can put it away.
  useLayoutEffect(() => {
    if (open === null) return
    const home = linksOf(row.current).find(({ dataset }) => dataset.menu === open)
    const inside = (target: EventTarget | null) =>
      target instanceof Node && (panel.current?.contains(target) || target === home)
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return
      if (panel.current?.contains(document.activeElement)) home?.focus()
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

  // Tab goes on in the row where it left it: the panel is a part of its link, not a trap.
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Tab' || !panel.current) return
    const stops = focusables(panel.current)
    const edge = event.shiftKey ? stops[0] : stops.at(-1)
    if (stops.length > 0 && event.target !== edge) return
    if (event.shiftKey) event.preventDefault()
    linkOf(open)?.focus()
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
      onPointerEnter={hold}
      onPointerLeave={(event) => event.pointerType === 'mouse' && plan(null)}
      onKeyDown={onKeyDown}
      onClick={(event) => {
        if (event.target instanceof Element && event.target.closest('a')) close()
      }}
    >
      {children(open)}
    </section>
  )
}
