import { lazy, Suspense } from 'react'

// Loaded lazily, because stories in tests and visual reviews do not need them.
const Component = lazy(async () => ({
  default: (await import('./component-page.tsx')).ComponentPage,
}))
const Screen = lazy(async () => ({ default: (await import('./screen-page.tsx')).ScreenPage }))

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
