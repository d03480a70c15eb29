import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from '../base/cx.ts'
import styles from './icon.module.css'

export const iconSizes = ['xs', 'sm', 'md', 'lg', 'xl', '2xl'] as const
type IconSize = (typeof iconSizes)[number]

export type IconProps = Omit<ComponentProps<'svg'>, 'children'> & {
  of: LucideIcon
  size?: IconSize | undefined
  /** Only when the icon has its own meaning; otherwise it is hidden from screen readers. */
  label?: string | undefined
  /** Mirrors in right-to-left text: arrows, chevrons, log out. */
  directional?: boolean | undefined
}

/** A lucide icon in one of the icon sizes (14 to 48 px), in the colour of the text. */
export const Icon = ({
  of: Glyph,
  size = 'md',
  label,
  directional,
  className,
  ...rest
}: IconProps) => (
  <Glyph
    {...rest}
    {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    className={cx(styles.root, className)}
    data-size={size}
    data-directional={directional}
    focusable="false"
  />
)
