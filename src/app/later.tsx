import { Suspense } from 'react'
import { announcementPopup } from '../features/announcements/routes.tsx'
import { useWhenIdle } from './when-idle.ts'

/** What opens by itself, once the page has nothing better to do. */
export function Later() {
  const idle = useWhenIdle()
  return idle ? (
    <Suspense fallback={null}>
      <announcementPopup.View />
    </Suspense>
  ) : null
}
