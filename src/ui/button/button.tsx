import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, MouseEvent } from 'react'
import { cx } from '../base/cx.ts'
import { Icon } from '../icon/icon.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import styles from './button.module.css'

export const buttonVariants = ['primary', 'deposit', 'secondary', 'ghost', 'danger'] as const
export const buttonSizes = ['sm', 'md', 'lg'] as const

type Look = {
  /** One primary per view. `deposit` is for money in only. */
  variant?: (typeof buttonVariants)[number] | undefined
  size?: (typeof buttonSizes)[number] | undefined
  /** As wide as its container. */
  block?: boolean | undefined
}

export type ButtonProps = ComponentProps<'button'> &
  Look & {
    startIcon?: LucideIcon | undefined
    endIcon?: LucideIcon | undefined
    /** Keeps the width, shows a spinner, refuses clicks. */
    loading?: boolean | undefined
  }

/** The look of a button for something else, such as a router link: `<Link {...buttonLook({})}>`. */
export const buttonLook = ({ variant = 'secondary', size = 'md', block = false }: Look) => ({
  className: cx(styles.root),
  'data-variant': variant,
  'data-size': size,
  'data-block': block,
})

/**
 * A button. `disabled` and `loading` are aria-disabled: it stays in the tab order and can explain itself,
 * and neither clicks nor submits.
 */
export const Button = ({
  variant,
  size = 'md',
  block,
  startIcon,
  endIcon,
  loading = false,
  disabled = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) => {
  const look = buttonLook({ variant, size, block })
  const blocked = disabled || loading
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (blocked) event.preventDefault()
    else onClick?.(event)
  }
  const iconSize = size === 'sm' ? 'sm' : 'md'
  return (
    <button
      {...rest}
      {...look}
      className={cx(look.className, className)}
      type={type}
      aria-disabled={blocked || undefined}
      aria-busy={loading || undefined}
      data-loading={loading}
      onClick={click}
    >
      {startIcon ? <Icon of={startIcon} size={iconSize} /> : null}
      <span className={styles.label}>{children}</span>
      {endIcon ? <Icon of={endIcon} size={iconSize} directional /> : null}
      {loading ? <Spinner className={styles.spinner} size={size === 'lg' ? 'md' : 'sm'} /> : null}
    </button>
  )
}
