import type { ComponentProps } from 'react'
import { type NearViewportOptions, useNearViewport } from './use-near-viewport.ts'

export type NearViewportProps = Omit<ComponentProps<'div'>, 'ref'> & NearViewportOptions

/**
 * A placeholder (its class gives the height) that is replaced by its children when it comes near the window.
 *
 *     <NearViewport className={styles.placeholder}><Winners /></NearViewport>
 */
export const NearViewport = ({ margin, ready, children, ...rest }: NearViewportProps) => {
  const [ref, isNear] = useNearViewport<HTMLDivElement>({ margin, ready })
  return isNear ? children : <div {...rest} ref={ref} />
}
