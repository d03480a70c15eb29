import type { ReactNode } from 'react'
import { CrashBoundary } from '../boot/crash-boundary.tsx'

/** A part of the frame. If it crashes, the rest keeps working. */
export const FramePart = ({ children }: { children: ReactNode }) => (
  <CrashBoundary part>{children}</CrashBoundary>
)
