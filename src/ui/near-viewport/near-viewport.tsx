import type { ComponentProps, ReactNode } from 'react'
import { type NearViewportOptions, useNearViewport } from './use-near-viewport.ts'

export type NearViewportProps = Omit<ComponentProps<'div'>, 'ref'> &
  NearViewportOptions & {
    /** Shown in its place meanwhile, if the class is not enough. */
    placeholder?: ReactNode
  }

/**
 * A placeholder (its class gives the height) that is replaced by its children when it comes near the window.
 *
 *     <NearViewport className={styles.placeholder}><Winners /></NearViewport>
 */
export const NearViewport = ({
  margin,
  ready,
  placeholder,
  children,
  ...rest
}: NearViewportProps) => {
  const [ref, isNear] = useNearViewport<HTMLDivElement>({ margin, ready })
  if (isNear) return children
  return (
    <div {...rest} ref={ref}>
      {placeholder}
    </div>
  )
}
