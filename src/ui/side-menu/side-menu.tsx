import { type LucideIcon, PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useState,
} from 'react'
import { Badge } from '../badge/badge.tsx'
import { cx } from '../base/cx.ts'
import { Icon } from '../icon/icon.tsx'
import { plainLink, type RenderLink } from '../link/render-link.ts'
import styles from './side-menu.module.css'

export type SideMenuItem = {
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
}

export type SideMenuProps = {
  label: string
  groups: readonly SideMenuGroup[]
  collapsed?: boolean | undefined
  /** Without it there is no toggle, as on a tablet or in a drawer. */
  onToggle?: ((collapsed: boolean) => void) | undefined
  toggleLabels?: { collapse: string; expand: string } | undefined
  /** At the foot, collapsed or not: service, app, language. */
  footer?: ReactNode
  /** Hears of every click before the link does. */
  onClickCapture?: ((event: MouseEvent<HTMLElement>) => void) | undefined
  renderLink?: RenderLink | undefined
  className?: string | undefined
}

type Hint = { words: string; top: number }

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

/** The desktop's ways through the portal: 240 wide, or 72 with hints. */
export function SideMenu(props: SideMenuProps) {
  const { label, groups, collapsed = false, onToggle, toggleLabels, footer } = props
  const { renderLink = plainLink, onClickCapture, className } = props
  const [hint, setHint] = useState<Hint | null>(null)
  const id = useId()

  // One bubble for all items, outside the scrolling list that would cut it off.
  const hintOf = (target: Element | null): Hint | null => {
    const words =
      target?.getAttribute('aria-label') ?? target?.querySelector(`.${styles.words}`)?.textContent
    // What opens a panel of its own beside the menu needs no bubble over it.
    const panel = target?.matches('[aria-expanded]:not([aria-haspopup])')
    if (!target || !words || panel || !collapsed) return null
    const box = target.getBoundingClientRect()
    return { words, top: box.top + box.height / 2 }
  }
  /** What the keyboard is at keeps its bubble when the pointer lies on nothing or the list scrolls. */
  const rest = ({ currentTarget }: SyntheticEvent) =>
    setHint(hintOf(currentTarget.querySelector(':focus-visible')))
  const point = (event: FocusEvent<HTMLElement> | PointerEvent<HTMLElement>) => {
    const hinted = hintOf(
      event.target instanceof Element ? event.target.closest('a, button') : null,
    )
    if (hinted) setHint(hinted)
    else rest(event)
  }
  const hide = () => setHint(null)

  return (
    <nav
      className={cx(styles.menu, className)}
      aria-label={label}
      data-collapsed={collapsed}
      onClickCapture={onClickCapture}
      onPointerOver={point}
      onPointerLeave={rest}
      onFocus={point}
      onBlur={hide}
      onScrollCapture={rest}
      onKeyDown={(event) => {
        if (event.key === 'Escape') hide()
      }}
    >
      <div className={styles.scroll}>
        {groups.map((group) => (
          <div key={group.id} className={styles.group}>
            {group.title ? (
              <p id={`${id}-${group.id}`} className={styles.title}>
                {group.title}
              </p>
            ) : null}
            <ul {...(group.title ? { 'aria-labelledby': `${id}-${group.id}` } : {})}>
              {group.items.map((item) => (
                <li key={item.id}>
                  <Item item={item} renderLink={renderLink} />
                </li>
              ))}
            </ul>
          </div>
        ))}
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
      {hint && collapsed ? (
        <span className={styles.hint} style={{ insetBlockStart: hint.top }} aria-hidden="true">
          {hint.words}
        </span>
      ) : null}
    </nav>
  )
}
