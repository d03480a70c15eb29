// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import ComingSoon from '../../../../src/features/visitor/pages/screens/coming-soon.tsx'
import Limits from '../../../../src/features/visitor/pages/screens/limits.tsx'
import NotFound from '../../../../src/features/visitor/pages/screens/not-found.tsx'
import RealAccount from '../../../../src/features/visitor/pages/screens/real-account.tsx'
import { openDesk, show } from '../auth/desk.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('pages that come later', () => {
  it('RTE-10 a known page says its name and leads on, and is no 404', async () => {
    show(await openDesk(), <ComingSoon title="promotions" />, '/promotions')
    expect(screen.getByRole('heading', { level: 1, name: 'Promotions' })).toBeTruthy()
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/',
      '/rng',
      '/live',
    ])
  })

  it('RTE-21 a page does not lead to itself', async () => {
    show(await openDesk(), <ComingSoon title="live" />, '/live')
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/',
      '/rng',
    ])
  })

  it('D-013 an unknown address is shown, shortened, with the ways back', async () => {
    const view = show(await openDesk(), <NotFound title="notFound" />, `/${'x'.repeat(200)}`)
    expect(screen.getByText(`/${'x'.repeat(79)}…`)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Help centre' }))
    expect(view.where()).toContain('?popup=help')
  })

  it('F-01 limits name every helpline of the jurisdiction, unsafe addresses left out', async () => {
    const helplines = [
      { name: 'Talk it over', phone: '09600000000', url: 'https://help.suborno.example' },
      { name: 'Night line', phone: null, url: 'javascript:alert(1)' },
    ]
    const config = { supportMail: 'care@suborno.example', jurisdiction: { helplines } }
    show(await openDesk({}, config), <Limits onClose={vi.fn()} />, '/?popup=limits')
    await screen.findByRole('dialog', { name: 'Your limits' })
    expect(screen.getByText('Night line')).toBeTruthy()
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'tel:09600000000',
      'https://help.suborno.example/',
      'mailto:care@suborno.example',
    ])
  })

  it('MBR-20 ROL-11 a trial account is told to register a real one', async () => {
    const at = '/?popup=real-account'
    const view = show(await openDesk(), <RealAccount onClose={vi.fn()} />, at)
    await screen.findByText('Please register a real account first.')
    await userEvent.click(screen.getByRole('button', { name: 'Open an account' }))
    expect(view.where()).toBe('/?popup=register')
  })
})
