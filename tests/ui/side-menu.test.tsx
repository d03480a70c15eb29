// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { House, Mail } from 'lucide-react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { SideMenu } from '../../src/ui/side-menu/side-menu.tsx'

const groups = [
  {
    id: 'top',
    items: [
      { id: 'home', label: 'Home', icon: House, href: '#home' },
      { id: 'mail', label: 'Messages', icon: Mail, href: '#mail' },
    ],
  },
]
const shown = (words: string) => screen.getAllByText(words).length === 2
const home = () => screen.getByRole('link', { name: 'Home' })
const menu = () => screen.getByRole('navigation')

beforeEach(() => {
  render(<SideMenu label="Main" groups={groups} collapsed />)
  act(() => home().focus())
})
afterEach(cleanup)

it('SID-01 a collapsed entry says its name when the keyboard comes to it, until it leaves or Esc', () => {
  expect(shown('Home')).toBe(true)
  fireEvent.keyDown(home(), { key: 'Escape' })
  expect(shown('Home')).toBe(false)
  act(() => screen.getByRole('link', { name: 'Messages' }).focus())
  expect(shown('Messages')).toBe(true)
  fireEvent.blur(screen.getByRole('link', { name: 'Messages' }))
  expect(shown('Messages')).toBe(false)
})

it('SID-01 the name stays while the list scrolls or the pointer lies on nothing', () => {
  fireEvent.pointerOver(screen.getByRole('link', { name: 'Messages' }))
  expect(shown('Messages')).toBe(true)
  fireEvent.pointerOver(menu())
  expect(shown('Home')).toBe(true)
  fireEvent.scroll(menu())
  fireEvent.pointerLeave(menu())
  expect(shown('Home')).toBe(true)
})
