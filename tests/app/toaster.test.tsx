// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import PortalToaster from '../../src/app/shells/toaster.tsx'
import { toast } from '../../src/ui/toast/toast-store.ts'
import { closePortal, frozenLink, openPortal } from '../harness/portal.tsx'

afterEach(closePortal)

it.each([
  { language: 'EN', spoken: 'Message: 5.00', region: 'Messages (F8)' },
  { language: 'BN', spoken: 'বার্তা: 5.00', region: 'বার্তা (F8)' },
])(
  'ERR-01 what is read out of a message holds no placeholder: $language',
  async ({ language, spoken, region }) => {
    await openPortal(frozenLink('guest'), '/', { language, view: <PortalToaster /> })
    act(() => void toast.show({ tone: 'danger', message: '5.00' }))
    const announced = await screen.findByText(/5\.00/, { selector: '[aria-live="assertive"]' })
    expect(announced.textContent?.trim()).toBe(spoken)
    expect(screen.getByRole('region', { name: region })).toBeDefined()
  },
)
