import { lazy, Suspense } from 'react'

// Only pages of documentation need them: a story that is tested or drawn does without.
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
