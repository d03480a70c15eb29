import type { LucideIcon } from 'lucide-react'
import { Badge } from '../badge/badge.tsx'
import { Icon } from '../icon/icon.tsx'
import { plainLink, type RenderLink } from '../link/render-link.ts'
import styles from './bottom-nav.module.css'

type BottomNavItem = {
  id: string
  label: string
  icon: LucideIcon
  /** Without it the item is a button. */
  href?: string | undefined
  onSelect?: (() => void) | undefined
  current?: boolean | undefined
  /** The one raised item in the middle, such as Deposit. */
  raised?: boolean | undefined
  badge?: { count: number; label: string } | undefined
  /** For buttons that open something. */
  expanded?: boolean | undefined
}

export type BottomNavProps = {
  label: string
  /** Five, the raised one in the middle. */
  items: readonly BottomNavItem[]
  renderLink?: RenderLink | undefined
}

function Item({ item, renderLink }: { item: BottomNavItem; renderLink: RenderLink }) {
  const content = (
    <>
      <span className={styles.icon} data-raised={item.raised === true}>
        <Icon of={item.icon} size="lg" />
        {item.badge ? (
          <Badge
            className={styles.badge}
            variant="live"
            count={item.badge.count}
            countLabel={item.badge.label}
          />
        ) : null}
      </span>
      <span className={styles.label}>{item.label}</span>
    </>
  )
  const className = styles.item ?? ''
  if (item.href !== undefined) {
    return renderLink({
      href: item.href,
      className,
      children: content,
      'aria-current': item.current ? 'page' : undefined,
      onClick: item.onSelect,
    })
  }
  return (
    <button
      type="button"
      className={className}
      aria-expanded={item.expanded}
      onClick={item.onSelect}
    >
      {content}
    </button>
  )
}

/** The main navigation on phones, at the bottom of the window. */
export function BottomNav({ label, items, renderLink = plainLink }: BottomNavProps) {
  return (
    <nav className={styles.nav} aria-label={label}>
      <div className={styles.items}>
        {items.map((item) => (
          <Item key={item.id} item={item} renderLink={renderLink} />
        ))}
      </div>
    </nav>
  )
}
