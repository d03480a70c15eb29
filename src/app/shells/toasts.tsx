import { Suspense, useSyncExternalStore } from 'react'
import { toast } from '#ui/toast/toast-store.ts'
import { lazyPart } from './lazy-part.tsx'

const PortalToaster = lazyPart(() => import('./toaster.tsx'))

/** The region of the toasts. The code that renders them loads with the first one. */
export function Toasts() {
  const needed = useSyncExternalStore(toast.subscribe, hasHadToasts)
  return needed ? (
    <Suspense fallback={null}>
      <PortalToaster />
    </Suspense>
  ) : null
}

let had = false

/** Once a toast was shown the region stays, because a toast that fades out still needs it. */
function hasHadToasts(): boolean {
  had ||= toast.entries().length > 0
  return had
}
