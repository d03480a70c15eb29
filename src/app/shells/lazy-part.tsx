import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

const Nothing = () => null

/** A part that the page can do without: if its code fails to load, nothing is drawn in its place. */
export const lazyPart = <P,>(
  load: () => Promise<{ default: ComponentType<P> }>,
): LazyExoticComponent<ComponentType<P>> => lazy(() => load().catch(() => ({ default: Nothing })))
