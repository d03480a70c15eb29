// @vitest-environment jsdom
import { fireEvent, within } from '@testing-library/dom'
import { beforeEach, expect, test } from 'vitest'
import { createPortalMock } from '#mocks/boot/portal-mock.ts'
import { parseFaults } from '#mocks/faults/fault-rule.ts'
import { readFavourites } from '#mocks/qa-panel/scenario-list.ts'
import { scenarioSection, withRole } from '#mocks/qa-panel/scenario-section.ts'
import { createTestWorld } from '../helpers.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  document.body.replaceChildren()
})

const show = (body: HTMLElement) => {
  document.body.append(body)
  return within(body)
}

test('scenarios are grouped by theme, one replaces those that it contradicts, and favourites come first', async () => {
  const world = await createTestWorld('member')
  history.replaceState(null, '', '/rng?q=gold&scenario=member')
  const part = show(
    scenarioSection(
      world,
      createPortalMock(world, async () => undefined),
    ).body,
  )
  const box = (name: string) => part.getByRole('checkbox', { name: new RegExp(`^${name}[A-Z]`) })
  expect(box('member')).toHaveProperty('checked', true)
  expect(part.getByRole('list', { name: 'Money' }).children.length).toBeGreaterThan(5)
  expect(box('trial').closest('label')?.textContent).toContain('Replaces member')
  fireEvent.click(box('slow'))
  const link = part.getByRole('textbox', { name: 'Link to this world' })
  expect(link).toHaveProperty(
    'value',
    'http://localhost:3000/rng?scenario=member+slow&seed=7&clock=2026-11-20T09:00:00Z&q=gold',
  )
  // The link includes later changes.
  world.faultRules = parseFaults('wallet:503*2')
  history.replaceState(null, '', '/slots?q=gold&scenario=member')
  fireEvent.click(part.getByRole('button', { name: 'QR code' }))
  expect(link).toHaveProperty(
    'value',
    'http://localhost:3000/slots?scenario=member+slow&seed=7&clock=2026-11-20T09:00:00Z&fault=wallet:503*2&q=gold',
  )
  fireEvent.click(box('trial'))
  expect(part.getByRole('status').textContent).toBe('Deselected because of a conflict: member.')
  expect(box('member')).toHaveProperty('checked', false)
  expect(link).toHaveProperty('value', expect.stringContaining('scenario=slow+trial&'))
  fireEvent.input(part.getByRole('textbox', { name: 'Seed' }), { target: { value: 'seven' } })
  expect(part.getByRole('status').textContent).toMatch(/seed/)
  expect(part.getByRole('button', { name: 'Open this world' })).toHaveProperty('disabled', true)
  fireEvent.click(part.getByRole('button', { name: 'Favourite: slow' }))
  const favourites = within(part.getByRole('list', { name: 'Favourites' }))
  expect(favourites.getByText('slow')).toBeDefined()
  const find = (words: string) => {
    fireEvent.input(part.getByRole('searchbox'), { target: { value: words } })
    return part.queryAllByRole('checkbox').map((one) => one.closest('label')?.textContent ?? '')
  }
  expect(find('network slow').some((text) => text.startsWith('slow'))).toBe(true)
  expect(find('maintenence').some((text) => text.startsWith('maintenance'))).toBe(true)
  expect(find('xqzzw')).toEqual([])
})

test('another visitor keeps the compatible scenarios', () => {
  expect(withRole('agent-team-small', ['member', 'slow', 'lang-BN'])).toEqual([
    'agent-team-small',
    'slow',
    'lang-BN',
  ])
  expect(withRole('guest', ['member', 'kyc-verified'])).not.toContain('member')
  // A team of the same agent that is chosen stays.
  expect(withRole('agent-team-small', ['slow', 'agent-team-huge'])).toEqual([
    'agent-team-huge',
    'slow',
  ])
})

test('the moved clock is in the link', async () => {
  const world = await createTestWorld('member')
  const mock = createPortalMock(world, async () => undefined)
  const part = show(scenarioSection(world, mock).body)
  world.clock.advance('1d')
  const link = part.getByRole('textbox', { name: 'Link to this world' })
  expect(link).toHaveProperty('value', expect.stringContaining('clock=2026-11-21T09:00:00Z'))
})

test('invalid stored favourites are ignored', () => {
  expect([...readFavourites('["slow","nothing",7]')]).toEqual(['slow'])
  expect(readFavourites('{').size).toBe(0)
  expect(readFavourites(null).size).toBe(0)
})
