import { ChevronDown } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { cx } from '../base/cx.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './accordion.module.css'

type AccordionItem = {
  id: string
  title: ReactNode
  /** Shown next to the title: a date, a badge. */
  meta?: ReactNode
  /** Mounted when it is first expanded. */
  content: ReactNode | (() => ReactNode)
}

export type AccordionProps = Omit<ComponentProps<'div'>, 'children'> & {
  items: readonly AccordionItem[]
  /** Heading level of the titles. */
  level?: 2 | 3 | 4 | undefined
  /** Expanding one collapses the others. */
  single?: boolean | undefined
  /** Ids of the expanded items, when the caller controls them. */
  open?: readonly string[] | undefined
  defaultOpen?: readonly string[] | undefined
  onOpenChange?: ((open: readonly string[]) => void) | undefined
}

const NONE: readonly string[] = []

/** Sections that expand and collapse; each title is a heading with a button. */
export const Accordion = ({
  items,
  level = 3,
  single = false,
  open,
  defaultOpen = NONE,
  onOpenChange,
  className,
  ...rest
}: AccordionProps) => {
  const [uncontrolled, setUncontrolled] = useState(defaultOpen)
  const shown = open ?? uncontrolled
  const toggle = (id: string) => {
    const others = single ? NONE : shown.filter((one) => one !== id)
    const next = shown.includes(id) ? others : [...others, id]
    if (open === undefined) setUncontrolled(next)
    onOpenChange?.(next)
  }
  return (
    <div {...rest} className={cx(styles.root, className)}>
      {items.map((item) => (
        <Item
          key={item.id}
          item={item}
          level={level}
          open={shown.includes(item.id)}
          onToggle={() => toggle(item.id)}
        />
      ))}
    </div>
  )
}

const render = (content: AccordionItem['content']) =>
  typeof content === 'function' ? content() : content

type ItemProps = { item: AccordionItem; level: 2 | 3 | 4; open: boolean; onToggle: () => void }

const Item = ({ item: { title, meta, content }, level, open, onToggle }: ItemProps) => {
  const id = useId()
  const [mounted, setMounted] = useState(open)
  if (open && !mounted) setMounted(true)
  const Heading = `h${level}` as const
  return (
    <div className={styles.item} data-open={open}>
      <Heading className={styles.heading}>
        <button
          className={styles.button}
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={onToggle}
        >
          <span className={styles.title}>{title}</span>
          {meta === undefined ? null : <span className={styles.meta}>{meta}</span>}
          <Icon className={styles.chevron} of={ChevronDown} />
        </button>
      </Heading>
      <div className={styles.content} id={id} hidden={!open}>
        {mounted ? render(content) : null}
      </div>
    </div>
  )
}
