// @vitest-environment jsdom, of its own
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import bengali from '#locales/BN/member.json'
import english from '#locales/EN/member.json'
import { closePortal, openPortal } from '#tests/harness/portal.tsx'

afterEach(closePortal)

test.each([
  ['EN', english.page.depositv2],
  ['BN', bengali.page.depositv2],
])('AGT-13 the page that agents share with members has its title (%s)', async (language, title) => {
  const link = '?scenario=agent-1&seed=7&clock=2026-11-20T09:00:00Z'
  await openPortal(link, '/agentHome?page=depositv2', { language })
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title))
})
