import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { loadTexts } from '#i18n/i18n.ts'

const Nothing = () => null

/** An optional part of the page. If its code fails to load, nothing is rendered. */
export const lazyPart = <P,>(
  load: () => Promise<{ default: ComponentType<P> }>,
): LazyExoticComponent<ComponentType<P>> => lazy(() => load().catch(() => ({ default: Nothing })))

/** A module together with the texts of the frame; both load in parallel. */
export const withFrameTexts = async <T,>(module: Promise<T>): Promise<T> => {
  const [part] = await Promise.all([module, loadTexts('frame')])
  return part
}
