import { type LucideIcon, PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { Badge } from '../badge/badge.tsx'
import { cx } from '../base/cx.ts'
import { useScrollEnds } from '../base/use-scroll-ends.ts'
import { Icon } from '../icon/icon.tsx'
import { plainLink, type RenderLink } from '../link/render-link.ts'
import { type Fold, GroupTitle } from './group-title.tsx'
import { reveal } from './reveal.ts'
import styles from './side-menu.module.css'

type SideMenuItem = {
  id: string
  label: string
  icon: LucideIcon
  href?: string | undefined
  onSelect?: (() => void) | undefined
  current?: boolean | undefined
  badge?: { count: number; label: string } | undefined
}

export type SideMenuGroup = {
  id: string
  title?: string | undefined
  items: readonly SideMenuItem[]
  /** Its title opens and closes it; a collapsed menu shows its icons anyway. */
  fold?: Fold | undefined
}

export type SideMenuProps = {
  label: string
  groups: readonly SideMenuGroup[]
  collapsed?: boolean | undefined
  /** Without it there is no toggle. */
  onToggle?: ((collapsed: boolean) => void) | undefined
  toggleLabels?: { collapse: string; expand: string } | undefined
  /** After the entries of an expanded menu, and scrolled with them. */
  aside?: ReactNode
  /** At the bottom, also when collapsed: service, app, language. */
  footer?: ReactNode
  onClickCapture?: ((event: MouseEvent<HTMLElement>) => void) | undefined
  renderLink?: RenderLink | undefined
  className?: string | undefined
}

type ItemTooltip = { item: Element; text: string; top: number }

function ItemContent({ item }: { item: SideMenuItem }) {
  return (
    <>
      <Icon of={item.icon} size="md" />
      <span className={styles.words}>{item.label}</span>
      {item.badge ? (
        <Badge
          className={styles.badge}
          variant="live"
          count={item.badge.count}
          countLabel={item.badge.label}
        />
      ) : null}
    </>
  )
}

function Item({ item, renderLink }: { item: SideMenuItem; renderLink: RenderLink }) {
  const className = styles.item ?? ''
  if (item.href !== undefined) {
    return renderLink({
      href: item.href,
      className,
      children: <ItemContent item={item} />,
      'aria-current': item.current ? 'page' : undefined,
      onClick: item.onSelect,
    })
  }
  return (
    <button type="button" className={className} onClick={item.onSelect}>
      <ItemContent item={item} />
    </button>
  )
}

/** The desktop's main navigation: 240 px wide, or collapsed to 72 px with tooltips. */
export function SideMenu(props: SideMenuProps) {
  const { label, groups, collapsed = false, onToggle, toggleLabels } = props
  const { renderLink = plainLink, onClickCapture, aside, footer, className } = props
  const [tooltip, setTooltip] = useState<ItemTooltip | null>(null)
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const items = groups.flatMap((group) => group.items)
  const current = items.find((item) => item.current)?.id
  // A menu longer than the window begins where the reader is.
  useEffect(() => {
    if (current !== undefined && items.length > 0) reveal(list.current)
  }, [current, items.length])
  useScrollEnds(list)

  // One tooltip for all items, outside the scrolling list, which would clip it.
  const tooltipOf = (target: Element | null): ItemTooltip | null => {
    const text =
      target?.getAttribute('aria-label') ?? target?.querySelector(`.${styles.words}`)?.textContent
    // An item that opens a panel next to the menu does not get a tooltip over it.
    const panel = target?.matches('[aria-expanded]:not([aria-haspopup])')
    if (!target || !text || panel || !collapsed) return null
    const box = target.getBoundingClientRect()
    return { item: target, text, top: box.top + box.height / 2 }
  }
  /** The focused item keeps its tooltip when the pointer leaves. */
  const showFocused = ({ currentTarget }: SyntheticEvent) =>
    setTooltip(tooltipOf(currentTarget.querySelector(':focus-visible')))
  const showPointed = (event: FocusEvent<HTMLElement> | PointerEvent<HTMLElement>) => {
    const pointed = tooltipOf(
      event.target instanceof Element ? event.target.closest('a, button') : null,
    )
    if (pointed) setTooltip(pointed)
    else showFocused(event)
  }
  /** The event of a scroll comes a frame late, when the pointer may be on another item. */
  const follow = () => setTooltip((shown) => shown && tooltipOf(shown.item))
  const hide = () => setTooltip(null)

  return (
    <nav
      className={cx(styles.menu, className)}
      aria-label={label}
      data-collapsed={collapsed}
      onClickCapture={onClickCapture}
      onPointerOver={showPointed}
      onPointerLeave={showFocused}
      onFocus={showPointed}
      onBlur={hide}
      onScrollCapture={follow}
      onKeyDown={(event) => {
        if (event.key === 'Escape') hide()
      }}
    >
      <div ref={list} className={styles.scroll}>
        {groups.map((group) => (
          <div key={group.id} className={styles.group}>
            {group.title ? (
              <GroupTitle
                id={`${id}-${group.id}`}
                title={group.title}
                fold={collapsed ? undefined : group.fold}
              />
            ) : null}
            {!collapsed && group.fold?.open === false ? null : (
              <ul {...(group.title ? { 'aria-labelledby': `${id}-${group.id}` } : {})}>
                {group.items.map((item) => (
                  <li key={item.id}>
                    <Item item={item} renderLink={renderLink} />
                  </li>
                ))}
              </ul>
            )}
          </div>
        ))}
        {aside && !collapsed ? <div className={styles.aside}>{aside}</div> : null}
      </div>
      {footer ? <div className={styles.footer}>{footer}</div> : null}
      {onToggle && toggleLabels ? (
        <button
          type="button"
          className={cx(styles.item, styles.toggle)}
          aria-label={collapsed ? toggleLabels.expand : toggleLabels.collapse}
          onClick={() => {
            hide()
            onToggle(!collapsed)
          }}
        >
          <Icon of={collapsed ? PanelLeftOpen : PanelLeftClose} size="md" directional />
          <span className={styles.words}>{toggleLabels.collapse}</span>
        </button>
      ) : null}
      {tooltip && collapsed ? (
        <span
          className={styles.tooltip}
          style={{ insetBlockStart: tooltip.top }}
          aria-hidden="true"
        >
          {tooltip.text}
        </span>
      ) : null}
    </nav>
  )
}
