import { type LucideIcon, X } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from '../base/cx.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './chip.module.css'

const chipSizes = ['sm', 'md'] as const

type Common = {
  size?: (typeof chipSizes)[number] | undefined
  icon?: LucideIcon | undefined
  selected?: boolean | undefined
}

export type ChipProps = ComponentProps<'button'> &
  Common & {
    /** Number of results. */
    count?: number | string | undefined
  }

/** The look of a chip for another element, such as a router link. */
export const chipLook = ({ size = 'md', selected = false }: Omit<Common, 'icon'>) => ({
  className: cx(styles.root),
  'data-size': size,
  'data-selected': selected,
})

/** A toggle button in a row of filters. */
export const Chip = ({
  size,
  icon,
  selected,
  count,
  type = 'button',
  disabled = false,
  className,
  onClick,
  children,
  ...rest
}: ChipProps) => {
  const look = chipLook({ size, selected })
  return (
    <button
      {...rest}
      {...look}
      className={cx(look.className, className)}
      type={type}
      aria-pressed={selected}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
    >
      {icon ? <Icon of={icon} size="sm" /> : null}
      <span className={styles.label}>{children}</span>
      {count === undefined ? null : <span className={styles.count}>{count}</span>}
    </button>
  )
}

export type RemovableChipProps = Omit<ComponentProps<'span'>, 'children'> & {
  label: string
  size?: Common['size']
  icon?: LucideIcon | undefined
  removeLabel: string
  onRemove: () => void
}

/** An active filter with a button that removes it. */
export const RemovableChip = ({
  label,
  size,
  icon,
  removeLabel,
  onRemove,
  className,
  ...rest
}: RemovableChipProps) => {
  const look = chipLook({ size, selected: true })
  return (
    <span {...rest} {...look} className={cx(look.className, className)}>
      {icon ? <Icon of={icon} size="sm" /> : null}
      <span className={styles.label}>{label}</span>
      <button className={styles.remove} type="button" aria-label={removeLabel} onClick={onRemove}>
        <Icon of={X} size="xs" />
      </button>
    </span>
  )
}
