// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { TARGETS } from '#mocks/faults/target.ts'
import { TargetField } from '#mocks/qa-panel/controls/target-field.tsx'
import { dismissAt } from '#mocks/qa-panel/controls/use-dismiss.ts'

afterEach(cleanup)

function Form({ onSubmit, options }: { onSubmit: () => void; options: readonly string[] }) {
  const [value, setValue] = useState('')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <TargetField
        label="Operation, tag or all"
        value={value}
        onChange={setValue}
        options={options}
      />
      <button type="submit">Add</button>
    </form>
  )
}

function show(options = TARGETS) {
  const onSubmit = vi.fn()
  render(<Form onSubmit={onSubmit} options={options} />)
  const field = screen.getByRole('combobox', { name: 'Operation, tag or all' })
  const list = () => screen.queryByRole('listbox')
  const names = () =>
    within(screen.getByRole('listbox'))
      .getAllByRole('option')
      .map(({ firstChild }) => firstChild?.textContent)
  return {
    onSubmit,
    field,
    list,
    names,
    type: (value: string) => fireEvent.input(field, { target: { value } }),
    press: (key: string) => fireEvent.keyDown(field, { key }),
  }
}

test('suggestions are found by name, tag and path, names first', () => {
  const { field, list, names, type } = show()
  expect(list()).toBeNull()
  fireEvent.click(field)
  expect(names()).toEqual(TARGETS)
  type('balance')
  expect(names()[0]).toBe('getBalance')
  type('wallet get')
  expect(names()).toContain('getBalance')
  expect(names()).not.toContain('wallet')
  type('wallets/bal')
  expect(names()).toEqual(['getBalance'])
  // A whole name needs none: they would cover what comes next.
  type('wallet')
  expect(list()).toBeNull()
  fireEvent.click(field)
  expect(names()).toContain('getWallets')
  type('walet')
  expect(list()).toBeNull()
  expect(field.getAttribute('aria-expanded')).toBe('false')
})

test('a suggestion is chosen by keys or a click; Enter without one submits what was typed', () => {
  const { field, list, names, onSubmit, press, type } = show(['getBalance', 'getVip'])
  press('ArrowDown')
  expect(names()).toEqual(['getBalance', 'getVip'])
  press('ArrowUp')
  const active = screen.getByRole('option', { selected: true })
  expect(field.getAttribute('aria-activedescendant')).toBe(active.id)
  expect(press('Enter')).toBe(false)
  expect(field).toHaveProperty('value', 'getVip')
  expect(list()).toBeNull()
  type('get')
  fireEvent.click(screen.getByRole('option', { name: /^getBalance/ }))
  expect(field).toHaveProperty('value', 'getBalance')
  type('getBalence')
  expect(press('Enter')).toBe(true)
  expect(onSubmit).not.toHaveBeenCalled()
})

test('Escape closes only the suggestions while they are open', () => {
  const { field, list, type } = show()
  const dismiss = () => {
    let closed = false
    act(() => {
      closed = dismissAt(field)
    })
    return closed
  }
  expect(dismiss()).toBe(false)
  type('walle')
  expect(dismiss()).toBe(true)
  expect(list()).toBeNull()
  expect(dismiss()).toBe(false)
  expect(field).toHaveProperty('value', 'walle')
})
