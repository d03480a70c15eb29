import type { ComponentProps } from 'react'
import { cx } from '../base/cx.ts'
import { type StackLook, stackLook } from '../stack/stack.tsx'
import styles from './card.module.css'

export const cardVariants = ['outlined', 'filled', 'elevated'] as const
export const cardTones = ['neutral', 'brand', 'success', 'warning', 'danger', 'info'] as const
export const cardPaddings = ['none', 'sm', 'md', 'lg', 'xl'] as const

export type CardLook = StackLook & {
  /**
   * `outlined` is for cards on the page, `filled` for cards in another card, `elevated` for a single card on its
   * screen.
   */
  variant?: (typeof cardVariants)[number] | undefined
  /** Colours the border of an outlined card, the background of a filled one. */
  tone?: (typeof cardTones)[number] | undefined
  padding?: (typeof cardPaddings)[number] | undefined
  /** Hover and focus show on the whole card; the link inside it needs `cardLinkLook()`. */
  interactive?: boolean | undefined
}

export type CardProps = ComponentProps<'div'> & CardLook

/** The look of a card for another element: `<article {...cardLook({ className: styles.card })}>`. */
export const cardLook = ({
  variant = 'outlined',
  tone = 'neutral',
  padding = 'md',
  interactive = false,
  gap = '3',
  className,
  ...stack
}: CardLook & { className?: string | undefined }) => ({
  ...stackLook({ ...stack, gap, className: cx(styles.root, className) }),
  'data-variant': variant,
  'data-tone': tone,
  'data-padding': padding,
  'data-interactive': interactive,
})

/** The look of the one link of an interactive card: its target is the whole card. */
export const cardLinkLook = () => ({ className: cx(styles.link) })

/**
 * A surface for related content. Lays out its children like a `Stack`.
 *
 *     <Card padding="lg" gap="2">{…}</Card>
 *     <aside {...cardLook({ direction: 'row', align: 'start' })}>{…}</aside>
 *     <article {...cardLook({ interactive: true })}>
 *       <h2><RouterLink to={href} {...cardLinkLook()}>{title}</RouterLink></h2>
 *     </article>
 */
export const Card = ({
  variant,
  tone,
  padding,
  interactive,
  direction,
  gap,
  align,
  justify,
  wrap,
  className,
  ...rest
}: CardProps) => {
  const stack = { direction, gap, align, justify, wrap }
  return (
    <div {...rest} {...cardLook({ ...stack, variant, tone, padding, interactive, className })} />
  )
}
