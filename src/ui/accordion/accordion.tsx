import { ChevronDown } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { cx } from '../base/cx.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './accordion.module.css'

export type AccordionItem = {
  id: string
  title: ReactNode
  /** Quiet, beside the title: a date, a badge. */
  meta?: ReactNode
  /** Mounted when it is first unfolded. */
  content: ReactNode | (() => ReactNode)
}

export type AccordionProps = Omit<ComponentProps<'div'>, 'children'> & {
  items: readonly AccordionItem[]
  /** Heading level of the titles. */
  level?: 2 | 3 | 4 | undefined
  /** Unfolding one folds the others. */
  single?: boolean | undefined
  /** Ids of what is unfolded; given, the caller keeps them. */
  open?: readonly string[] | undefined
  defaultOpen?: readonly string[] | undefined
  onOpenChange?: ((open: readonly string[]) => void) | undefined
}

const nothing: readonly string[] = []

/** MOD-17: titles that unfold what belongs to them, each a heading with a button. */
export const Accordion = ({
  items,
  level = 3,
  single = false,
  open,
  defaultOpen = nothing,
  onOpenChange,
  className,
  ...rest
}: AccordionProps) => {
  const [own, setOwn] = useState(defaultOpen)
  const shown = open ?? own
  const turn = (id: string) => {
    const others = single ? nothing : shown.filter((one) => one !== id)
    const next = shown.includes(id) ? others : [...others, id]
    if (open === undefined) setOwn(next)
    onOpenChange?.(next)
  }
  return (
    <div {...rest} className={cx(styles.root, className)}>
      {items.map((item) => (
        <Fold
          key={item.id}
          item={item}
          level={level}
          open={shown.includes(item.id)}
          onTurn={() => turn(item.id)}
        />
      ))}
    </div>
  )
}

type FoldProps = { item: AccordionItem; level: 2 | 3 | 4; open: boolean; onTurn: () => void }

const Fold = ({ item: { title, meta, content }, level, open, onTurn }: FoldProps) => {
  const id = useId()
  const [seen, setSeen] = useState(open)
  if (open && !seen) setSeen(true)
  const Heading = `h${level}` as const
  return (
    <div className={styles.item} data-open={open}>
      <Heading className={styles.heading}>
        <button
          className={styles.button}
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={onTurn}
        >
          <span className={styles.title}>{title}</span>
          {meta === undefined ? null : <span className={styles.meta}>{meta}</span>}
          <Icon className={styles.sign} of={ChevronDown} />
        </button>
      </Heading>
      <div className={styles.content} id={id} hidden={!open}>
        {seen ? (typeof content === 'function' ? content() : content) : null}
      </div>
    </div>
  )
}
