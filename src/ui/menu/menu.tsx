import type { LucideIcon } from 'lucide-react'
import { Check } from 'lucide-react'
import { DropdownMenu as Radix } from 'radix-ui'
import { type ReactElement, type ReactNode, useRef } from 'react'
import { pageDir } from '../base/page-dir.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './menu.module.css'

export type MenuProps = {
  /** One button element; it gets the menu's aria attributes. */
  trigger: ReactElement
  /** Accessible name, when the trigger's text is not enough. */
  label?: string
  children: ReactNode
  align?: 'start' | 'center' | 'end'
  /** Open on mount, for MenuOnDemand. */
  defaultOpen?: boolean
  open?: boolean
  onOpenChange?: (open: boolean) => void
}

/** A menu button, with arrow keys, Home, End, type-ahead and Esc. */
export function Menu(props: MenuProps) {
  const { trigger, label, children, align = 'end', defaultOpen, open, onOpenChange } = props
  const button = useRef<HTMLButtonElement>(null)
  const pressedOutside = useRef(false)
  // Radix' own return would scroll, because a button of the sticky header is within the page's scroll padding.
  const restoreFocus = (event: Event) => {
    event.preventDefault()
    if (!pressedOutside.current) button.current?.focus({ preventScroll: true })
    pressedOutside.current = false
  }
  return (
    // Not modal: the page stays scrollable and readable.
    <Radix.Root
      modal={false}
      dir={pageDir()}
      {...(defaultOpen === undefined ? {} : { defaultOpen })}
      {...(open === undefined ? {} : { open })}
      {...(onOpenChange ? { onOpenChange } : {})}
    >
      <Radix.Trigger ref={button} asChild>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          className={styles.menu}
          align={align}
          sideOffset={8}
          collisionPadding={8}
          onInteractOutside={() => {
            pressedOutside.current = true
          }}
          onCloseAutoFocus={restoreFocus}
          {...(label ? { 'aria-label': label, 'aria-labelledby': undefined } : {})}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

type RowProps = { icon?: LucideIcon; children: ReactNode; badge?: ReactNode; note?: ReactNode }

function Row({ icon, children, badge, note }: RowProps) {
  return (
    <>
      {icon ? <Icon of={icon} size="sm" /> : null}
      <span className={styles.words}>
        {children}
        {note ? <span className={styles.note}>{note}</span> : null}
      </span>
      {badge ? <span className={styles.badge}>{badge}</span> : null}
    </>
  )
}

export type MenuItemProps = RowProps & {
  tone?: 'normal' | 'danger'
  disabled?: boolean
  onSelect?: () => void
  /** Renders an anchor (a router link) as the item. */
  link?: (content: ReactNode) => ReactElement
}

/** An action, or with `link` a destination. */
export function MenuItem({ tone = 'normal', disabled, onSelect, link, ...row }: MenuItemProps) {
  const content = <Row {...row} />
  return (
    <Radix.Item
      className={styles.item}
      data-tone={tone}
      asChild={Boolean(link)}
      disabled={disabled ?? false}
      onSelect={() => onSelect?.()}
    >
      {link ? link(content) : content}
    </Radix.Item>
  )
}

export type MenuChoiceProps = {
  value: string
  onChange: (value: string) => void
  children: ReactNode
}

/** A radio group within a menu. */
export function MenuChoice({ value, onChange, children }: MenuChoiceProps) {
  return (
    <Radix.RadioGroup value={value} onValueChange={onChange}>
      {children}
    </Radix.RadioGroup>
  )
}

export type MenuOptionProps = RowProps & { value: string; lang?: string; disabled?: boolean }

/** One option of a MenuChoice; the chosen one has a check mark. */
export function MenuOption({ value, lang, disabled, ...row }: MenuOptionProps) {
  return (
    <Radix.RadioItem className={styles.item} value={value} lang={lang} disabled={disabled ?? false}>
      <Row {...row} />
      <span className={styles.tick}>
        <Radix.ItemIndicator>
          <Icon of={Check} size="sm" />
        </Radix.ItemIndicator>
      </span>
    </Radix.RadioItem>
  )
}

export type MenuCheckProps = RowProps & {
  checked: boolean
  disabled?: boolean
  onChange: (checked: boolean) => void
}

/** Something on or off; the menu stays open, for there may be several to set. */
export function MenuCheck({ checked, disabled, onChange, ...row }: MenuCheckProps) {
  return (
    <Radix.CheckboxItem
      className={styles.item}
      checked={checked}
      disabled={disabled ?? false}
      onCheckedChange={onChange}
      onSelect={(event) => event.preventDefault()}
    >
      <Row {...row} />
      <span className={styles.tick}>
        <Radix.ItemIndicator>
          <Icon of={Check} size="sm" />
        </Radix.ItemIndicator>
      </span>
    </Radix.CheckboxItem>
  )
}

/** A heading for the items below it. */
export function MenuHeading({ children }: { children: ReactNode }) {
  return <Radix.Label className={styles.heading}>{children}</Radix.Label>
}

/** A line between groups of items. */
export function MenuSeparator() {
  return <Radix.Separator className={styles.separator} />
}
