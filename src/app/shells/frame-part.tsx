import type { ReactNode } from 'react'
import { CrashBoundary } from '../boot/crash-boundary.tsx'

/** A part of the frame that fails alone. */
export const FramePart = ({ children }: { children: ReactNode }) => (
  <CrashBoundary part>{children}</CrashBoundary>
)
