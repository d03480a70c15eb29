// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { useNavigate } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { App } from '#app/app.tsx'
import { closePortal, frozenLink, openPortal } from '#tests/harness/portal.tsx'

let go: (to: string) => void = () => undefined

function Portal() {
  const navigate = useNavigate()
  go = (to) => act(() => void navigate(to))
  return <App />
}

afterEach(closePortal)

test.each(['/login', '/register'])('RTE-42 the home page is not remounted by %s', async (path) => {
  const { address } = await openPortal(frozenLink('guest'), '/', { view: <Portal /> })
  const main = await screen.findByRole('main')
  go(path)
  await waitFor(() => expect(address()).toBe(`/?popup=${path.slice(1)}`))
  await screen.findByRole('dialog')
  expect(document.getElementById('main')).toBe(main)
})
