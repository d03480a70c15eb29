import { screen } from '@testing-library/react'
import { Suspense } from 'react'
import { vi } from 'vitest'
import Promotions from '#features/offers/promotions/screens/promotions.tsx'
import { stubFormData } from '#tests/harness/browser.ts'
import { frozenLink, openPortal } from '#tests/harness/portal.tsx'

const page = (
  <Suspense>
    <Promotions />
  </Suspense>
)

/** The promotions page alone or in the whole portal; the page has the time of its world. */
export async function openPromotions(scenario: string, search = '', whole = false) {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 9), toFake: ['Date'] })
  const opened = await openPortal(frozenLink(scenario), `/promotions${search}`, {
    texts: ['promotions', 'forms'],
    ...(!whole && { view: page }),
  })
  await stubFormData()
  await screen.findByText('Promotions', { selector: 'h1' })
  return opened
}

export const comment = () => screen.getByLabelText<HTMLTextAreaElement>(/^Comment/)
export const picker = () => screen.getByLabelText<HTMLInputElement>('Pictures: Choose pictures')
export function send(): HTMLElement {
  const button = screen.getByText('Send application').closest('button')
  if (!button) throw new Error('What sends the application is no button.')
  return button
}
