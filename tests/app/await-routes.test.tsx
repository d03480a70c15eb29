// @vitest-environment jsdom, of its own
import { Suspense, startTransition, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { awaitRoutes, memberPages } from '#app/routing/route-table.ts'

/** As the member centre is opened before the routes have come, with hooks before and after them. */
function Opened() {
  const [title] = useState('Member centre')
  awaitRoutes(memberPages().length === 0)
  const pages = useRef(memberPages().length)
  return (
    <p>
      {title}: {pages.current > 0 ? 'pages' : 'none'}
    </p>
  )
}

test('a component that waited for the routes goes on with its other hooks', async () => {
  // Loaded already, they are there before React gives up the render that waits for them.
  await import('#app/routing/all-routes.ts')
  expect(memberPages()).toEqual([])
  const recovered = vi.fn()
  const root = createRoot(document.body.appendChild(document.createElement('div')), {
    onRecoverableError: recovered,
  })
  startTransition(() =>
    root.render(
      <Suspense fallback="waiting">
        <Opened />
      </Suspense>,
    ),
  )
  await expect.poll(() => document.body.textContent).toContain('Member centre: pages')
  expect(recovered).not.toHaveBeenCalled()
  root.unmount()
})
