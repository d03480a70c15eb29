// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubBrowser } from '#tests/harness/browser.ts'
import { MegaMenu } from '#ui/mega-menu/mega-menu.tsx'

function Row() {
  const row = useRef<HTMLUListElement>(null)
  return (
    <>
      <ul ref={row}>
        {['slots', 'live'].map((name) => (
          <li key={name}>
            <a href={`#${name}`} data-menu={name}>
              {name}
            </a>
          </li>
        ))}
      </ul>
      <MegaMenu row={row} label={(id) => `${id} by vendor`} size={() => 'normal'}>
        {(id) => <a href={`#all-${id}`}>all {id}</a>}
      </MegaMenu>
    </>
  )
}

const mouse = (type: string, movementY: number) => {
  const event = new PointerEvent(type, { bubbles: true, pointerType: 'mouse' })
  return Object.defineProperty(event, 'movementY', { value: movementY })
}
/** The pointer enters a link and moves on after some time. */
function cross(name: string, movementY: number, ms: number) {
  const link = screen.getByRole('link', { name })
  fireEvent(link, mouse('pointerover', movementY))
  for (let passed = 0; passed < ms; passed += 50) {
    fireEvent(link, mouse('pointermove', movementY))
    act(() => vi.advanceTimersByTime(50))
  }
}
const panels = () => screen.queryAllByRole('region').map((panel) => panel.ariaLabel)

beforeEach(() => {
  stubBrowser()
  vi.useFakeTimers()
  render(<Row />)
  cross('slots', 0, 200)
  expect(panels()).toEqual(['slots by vendor'])
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('HDR-17 a pointer moving down to the panel opens no other type on its way', () => {
  cross('live', 4, 300)
  expect(panels()).toEqual(['slots by vendor'])
  fireEvent.pointerEnter(screen.getByRole('region'))
  act(() => vi.advanceTimersByTime(1000))
  expect(panels()).toEqual(['slots by vendor'])
})

test('HDR-17 a pointer that stays on another type opens it', () => {
  cross('live', 0, 200)
  expect(panels()).toEqual(['live by vendor'])
})
