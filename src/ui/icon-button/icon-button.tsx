import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, MouseEvent } from 'react'
import { cx } from '../base/cx.ts'
import { Icon } from '../icon/icon.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import styles from './icon-button.module.css'

export const iconButtonVariants = ['ghost', 'soft', 'outline', 'primary', 'onArt'] as const
export const iconButtonSizes = ['sm', 'md', 'lg'] as const
const iconButtonShapes = ['round', 'square'] as const

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  of: LucideIcon
  /** Accessible name and tooltip. */
  label: string
  /** `onArt` has enough contrast on any picture. */
  variant?: (typeof iconButtonVariants)[number] | undefined
  size?: (typeof iconButtonSizes)[number] | undefined
  shape?: (typeof iconButtonShapes)[number] | undefined
  /** Makes it a toggle. */
  pressed?: boolean | undefined
  loading?: boolean | undefined
  directional?: boolean | undefined
}

/** A button with only an icon; its touch target is 44 px at every size. */
export const IconButton = ({
  of,
  label,
  variant = 'ghost',
  size = 'md',
  shape = 'round',
  pressed,
  loading = false,
  directional,
  disabled = false,
  type = 'button',
  className,
  onClick,
  ...rest
}: IconButtonProps) => {
  const blocked = disabled || loading
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (blocked) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      title={label}
      {...rest}
      className={cx(styles.root, className)}
      type={type}
      aria-label={label}
      aria-pressed={pressed}
      aria-disabled={blocked || undefined}
      aria-busy={loading || undefined}
      data-variant={variant}
      data-size={size}
      data-shape={shape}
      onClick={click}
    >
      {loading ? (
        <Spinner size={size === 'sm' ? 'sm' : 'md'} />
      ) : (
        <Icon of={of} size={size === 'sm' ? 'sm' : 'md'} directional={directional} />
      )}
    </button>
  )
}
