import { Suspense, useSyncExternalStore } from 'react'
import { toast } from '../../ui/toast/toast-store.ts'
import { lazyPart } from './lazy-part.tsx'

const PortalToaster = lazyPart(() => import('./toaster.tsx'))

/** Where toasts appear; the code that draws them is fetched with the first one. */
export function Toasts() {
  const needed = useSyncExternalStore(toast.subscribe, hasHadToasts)
  return needed ? (
    <Suspense fallback={null}>
      <PortalToaster />
    </Suspense>
  ) : null
}

let had = false

/** Once there was a toast the region stays: one that is fading out still needs it. */
function hasHadToasts(): boolean {
  had ||= toast.entries().length > 0
  return had
}
