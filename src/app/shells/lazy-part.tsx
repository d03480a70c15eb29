import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { loadTexts } from '../../i18n/i18n.ts'

const Nothing = () => null

/** A part that the page can do without: if its code fails to load, nothing is drawn in its place. */
export const lazyPart = <P,>(
  load: () => Promise<{ default: ComponentType<P> }>,
): LazyExoticComponent<ComponentType<P>> => lazy(() => load().catch(() => ({ default: Nothing })))

/** A module with the texts of the frame, which come at the same time. */
export const withFrameTexts = async <T,>(module: Promise<T>): Promise<T> => {
  const [part] = await Promise.all([module, loadTexts('frame')])
  return part
}
