import { ExternalLink } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from '../base/cx.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './link.module.css'

const linkVariants = ['inline', 'standalone', 'quiet'] as const

type Look = {
  /** `inline` is part of a sentence, `standalone` is a separate touch target, `quiet` is for footers. */
  variant?: (typeof linkVariants)[number] | undefined
}

export type LinkProps = ComponentProps<'a'> &
  Look & {
    /** Opens a new tab; screen readers read this instead of the arrow. */
    externalLabel?: string | undefined
  }

/** The look of a link for another element: `<RouterLink {...linkLook({})}>`. */
export const linkLook = ({ variant = 'inline' }: Look) => ({
  className: cx(styles.root),
  'data-variant': variant,
})

/** An anchor. */
export const Link = ({ variant, externalLabel, className, children, ...rest }: LinkProps) => {
  const look = linkLook({ variant })
  const external =
    externalLabel === undefined ? {} : { target: '_blank', rel: 'noopener noreferrer' }
  return (
    <a {...rest} {...external} {...look} className={cx(look.className, className)}>
      {children}
      {externalLabel === undefined ? null : (
        <Icon
          className={styles.mark}
          of={ExternalLink}
          size="xs"
          label={externalLabel}
          directional
        />
      )}
    </a>
  )
}
