import { lazy, Suspense } from 'react'

// Loaded only for pages of documentation, because a story that is tested or drawn does not need it.
const Component = lazy(async () => ({ default: (await import('./docs-page.tsx')).ComponentPage }))
const Screen = lazy(async () => ({ default: (await import('./docs-page.tsx')).ScreenPage }))

/** For `parameters.docs.page` of components. */
export const ComponentPage = () => (
  <Suspense>
    <Component />
  </Suspense>
)

/** For `parameters.docs.page` of screens. */
export const ScreenPage = () => (
  <Suspense>
    <Screen />
  </Suspense>
)
