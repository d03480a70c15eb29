// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubBrowser } from '#tests/harness/browser.ts'
import { AlertDialog } from '#ui/alert-dialog/alert-dialog.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Drawer } from '#ui/drawer/drawer.tsx'
import { Menu, MenuItem } from '#ui/menu/menu.tsx'

beforeEach(stubBrowser)
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const trigger = <button type="button">Open</button>
const parts: readonly (readonly [string, ReactElement])[] = [
  [
    'menu',
    <Menu key="menu" trigger={trigger}>
      <MenuItem>Item</MenuItem>
    </Menu>,
  ],
  [
    'dialog',
    <Dialog key="dialog" trigger={trigger} title="Title" closeLabel="Close">
      …
    </Dialog>,
  ],
  [
    'alertdialog',
    <AlertDialog
      key="alert"
      trigger={trigger}
      title="Title"
      description="Text"
      cancelLabel="No"
      confirmLabel="Yes"
      onConfirm={() => undefined}
    />,
  ],
  [
    'dialog',
    <Drawer key="drawer" trigger={trigger} title="Title" closeLabel="Close">
      …
    </Drawer>,
  ],
]

// The header is sticky and inside the page's scroll padding, so a plain focus() would scroll the page.
test.each(parts)('A %s returns the focus without scrolling the page', async (role, part) => {
  const user = userEvent.setup()
  render(part)
  await user.click(screen.getByRole('button', { name: 'Open' }))
  await screen.findByRole(role)
  const focus = vi.spyOn(HTMLElement.prototype, 'focus')
  await user.keyboard('{Escape}')
  const button = await screen.findByRole('button', { name: 'Open' })
  await waitFor(() => expect(document.activeElement).toBe(button))
  const moves = focus.mock.contexts.flatMap((element, call) =>
    element === button ? [focus.mock.calls[call]?.[0]?.preventScroll] : [],
  )
  expect(moves.length).toBeGreaterThan(0)
  expect(moves.every(Boolean)).toBe(true)
})

test("a dialog opened by the address returns the focus to the page's content", async () => {
  const page = (open: boolean) => (
    <>
      <main id="main" tabIndex={-1} />
      <Dialog open={open} onOpenChange={() => undefined} title="Title" closeLabel="Close">
        …
      </Dialog>
    </>
  )
  const { rerender } = render(page(true))
  await screen.findByRole('dialog')
  rerender(page(false))
  await waitFor(() => expect(document.activeElement).toHaveProperty('id', 'main'))
})

test('a dialog whose opener has disappeared moves the focus to the heading of its section', async () => {
  const user = userEvent.setup()
  const page = (open: boolean, row: boolean) => (
    <>
      <section>
        <h2>Devices</h2>
        {row ? <button type="button">Log out</button> : null}
      </section>
      <Dialog open={open} onOpenChange={() => undefined} title="Title" closeLabel="Close">
        …
      </Dialog>
    </>
  )
  const { rerender } = render(page(false, true))
  await user.click(screen.getByRole('button', { name: 'Log out' }))
  rerender(page(true, true))
  await screen.findByRole('dialog')
  rerender(page(true, false))
  rerender(page(false, false))
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Devices'))
})

test('a dialog returns the focus to the button that was pressed, also where pressing gives no focus (Safari)', async () => {
  const user = userEvent.setup()
  const page = (open: boolean) => (
    <main id="main" tabIndex={-1}>
      {/* As in Safari: the nearest element that can have the focus gets it. */}
      <button type="button" onMouseDown={(event) => event.preventDefault()}>
        Open
      </button>
      <Dialog open={open} onOpenChange={() => undefined} title="Title" closeLabel="Close">
        …
      </Dialog>
    </main>
  )
  const { rerender } = render(page(false))
  screen.getByRole('main').focus()
  const button = screen.getByRole('button', { name: 'Open' })
  await user.click(button)
  expect(document.activeElement).not.toBe(button)
  rerender(page(true))
  await screen.findByRole('dialog')
  rerender(page(false))
  await waitFor(() => expect(document.activeElement).toBe(button))
})
