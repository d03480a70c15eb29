import type { ReactNode } from 'react'
import type { Route } from '#patterns/routing/define-route.ts'

/** Props of every frame: the route it frames and its screen. */
export interface FrameProps {
  readonly route: Route
  readonly children: ReactNode
}
