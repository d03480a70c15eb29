import type { LucideIcon } from 'lucide-react'
import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { pageDir } from '../base/page-dir.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './tabs.module.css'

type TabItem = {
  value: string
  label: string
  icon?: LucideIcon
  badge?: ReactNode
  disabled?: boolean
  content: ReactNode
}

export type TabsProps = {
  label: string
  items: readonly TabItem[]
  look?: 'line' | 'pill'
  /** Equal widths that fill the row, for two or three tabs. */
  wide?: boolean
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
}

/** Tabs; arrow keys move between them. */
export function Tabs({
  label,
  items,
  look = 'line',
  wide = false,
  value,
  defaultValue,
  onChange,
}: TabsProps) {
  const first = defaultValue ?? items[0]?.value ?? ''
  return (
    <Radix.Root
      className={styles.tabs}
      dir={pageDir()}
      data-look={look}
      data-wide={wide}
      {...(value === undefined ? { defaultValue: first } : { value })}
      {...(onChange ? { onValueChange: onChange } : {})}
    >
      <Radix.List className={styles.list} aria-label={label}>
        {items.map((item) => (
          <Radix.Trigger
            key={item.value}
            className={styles.tab}
            value={item.value}
            disabled={item.disabled ?? false}
          >
            {item.icon ? <Icon of={item.icon} size="sm" /> : null}
            {item.label}
            {item.badge}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {items.map((item) => (
        // The panel is not a Tab stop: its content has its own stops or is plain text.
        <Radix.Content
          key={item.value}
          className={styles.panel}
          value={item.value}
          tabIndex={undefined}
        >
          {item.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
