import { Suspense, useSyncExternalStore } from 'react'
import { toast } from '../../ui/toast/toast-store.ts'
import { lazyPart } from './lazy-part.tsx'

const PortalToaster = lazyPart(() => import('./toaster.tsx'))

/** The place of what `toast.show` says; its code is fetched with the first message. */
export function Messages() {
  const spoken = useSyncExternalStore(toast.subscribe, heard)
  return spoken ? (
    <Suspense fallback={null}>
      <PortalToaster />
    </Suspense>
  ) : null
}

let ever = false

/** Once somebody spoke, the place stays: a message on its way out still needs it. */
function heard(): boolean {
  ever ||= toast.entries().length > 0
  return ever
}
