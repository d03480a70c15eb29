// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { House, Mail } from 'lucide-react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { stubBrowser } from '#tests/harness/browser.ts'
import { SideMenu } from '#ui/side-menu/side-menu.tsx'

const groups = [
  {
    id: 'top',
    items: [
      { id: 'home', label: 'Home', icon: House, href: '#home' },
      { id: 'mail', label: 'Messages', icon: Mail, href: '#mail' },
    ],
  },
]
const hasTooltip = (text: string) => screen.getAllByText(text).length === 2
const home = () => screen.getByRole('link', { name: 'Home' })
const menu = () => screen.getByRole('navigation')

beforeEach(() => {
  stubBrowser()
  render(<SideMenu label="Main" groups={groups} collapsed />)
  act(() => home().focus())
})
afterEach(cleanup)

test('SID-01 a collapsed item shows its tooltip on focus, until blur or Esc', () => {
  expect(hasTooltip('Home')).toBe(true)
  fireEvent.keyDown(home(), { key: 'Escape' })
  expect(hasTooltip('Home')).toBe(false)
  act(() => screen.getByRole('link', { name: 'Messages' }).focus())
  expect(hasTooltip('Messages')).toBe(true)
  fireEvent.blur(screen.getByRole('link', { name: 'Messages' }))
  expect(hasTooltip('Messages')).toBe(false)
})

test('SID-01 the focused item keeps its tooltip while the list scrolls or the pointer leaves the items', () => {
  fireEvent.pointerOver(screen.getByRole('link', { name: 'Messages' }))
  expect(hasTooltip('Messages')).toBe(true)
  fireEvent.pointerOver(menu())
  expect(hasTooltip('Home')).toBe(true)
  fireEvent.scroll(menu())
  fireEvent.pointerLeave(menu())
  expect(hasTooltip('Home')).toBe(true)
})

test('a late scroll event keeps the tooltip of the item that the pointer has reached meanwhile', () => {
  act(() => home().focus())
  fireEvent.pointerOver(screen.getByRole('link', { name: 'Messages' }))
  fireEvent.scroll(menu())
  expect([hasTooltip('Home'), hasTooltip('Messages')]).toEqual([false, true])
})

test('a menu with more entries than fit shows where it continues', () => {
  const list = menu().firstElementChild
  if (!(list instanceof HTMLElement)) throw new Error('The menu has no list.')
  expect([list.dataset.above, list.dataset.below]).toEqual(['false', 'false'])
  for (const [name, value] of Object.entries({ clientHeight: 400, scrollHeight: 900 }))
    Object.defineProperty(list, name, { value })
  fireEvent.scroll(list)
  expect([list.dataset.above, list.dataset.below]).toEqual(['false', 'true'])
  list.scrollTop = 500
  fireEvent.scroll(list)
  expect([list.dataset.above, list.dataset.below]).toEqual(['true', 'false'])
})
