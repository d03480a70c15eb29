import type { ComponentProps } from 'react'
import { type NearViewportOptions, useNearViewport } from './use-near-viewport.ts'

export type NearViewportProps = Omit<ComponentProps<'div'>, 'ref'> & NearViewportOptions

/**
 * Holds a place on the page (its class gives the height) and is replaced by its children when it comes near
 * the window.
 *
 *     <NearViewport className={styles.place}><Winners /></NearViewport>
 */
export const NearViewport = ({ margin, ready, children, ...rest }: NearViewportProps) => {
  const [ref, isNear] = useNearViewport<HTMLDivElement>({ margin, ready })
  return isNear ? children : <div {...rest} ref={ref} />
}
