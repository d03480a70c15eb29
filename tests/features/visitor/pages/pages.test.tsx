// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import Limits from '#features/visitor/pages/screens/limits.tsx'
import NotFound from '#features/visitor/pages/screens/not-found.tsx'
import RealAccount from '#features/visitor/pages/screens/real-account.tsx'
import { closePortal, frozenLink, type Options, openPortal } from '#tests/harness/portal.tsx'

afterEach(closePortal)

const open = (route: string, view: ReactNode, options: Options = {}) =>
  openPortal(frozenLink('guest'), route, { view, texts: ['pages'], ...options })

const targets = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

describe('static pages', () => {
  test('D-013 an unknown address is shown, truncated, with links back', async () => {
    const { user, address } = await open(`/${'x'.repeat(200)}`, <NotFound />)
    expect(screen.getByText(`/${'x'.repeat(79)}…`)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Help centre' }))
    expect(address()).toContain('?popup=help')
  })

  test('F-01 limits list every helpline of the jurisdiction, without unsafe addresses', async () => {
    const helplines = [
      { name: 'Talk it over', phone: '09600000000', url: 'https://help.suborno.example' },
      { name: 'Night line', phone: null, url: 'javascript:alert(1)' },
    ]
    await open('/?popup=limits', <Limits onClose={vi.fn()} />, {
      config: (config) => ({ ...config, jurisdiction: { ...config.jurisdiction, helplines } }),
    })
    await screen.findByRole('dialog', { name: 'Your limits' })
    expect(screen.getByText('Night line')).toBeTruthy()
    expect(targets()).toEqual([
      'tel:09600000000',
      'https://help.suborno.example/',
      'mailto:help@suborno.example',
    ])
  })

  test('MBR-20 ROL-11 a trial account is asked to register a real one', async () => {
    const view = <RealAccount onClose={vi.fn()} />
    const { user, address } = await open('/?popup=real-account', view)
    await screen.findByText('Please register a real account first.')
    await user.click(screen.getByRole('button', { name: 'Open an account' }))
    expect(address()).toBe('/?popup=register')
  })
})
