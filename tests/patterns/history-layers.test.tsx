// @vitest-environment jsdom, of its own
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactElement, StrictMode, use, useState } from 'react'
import { BrowserRouter, Link, useLocation, useNavigate } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { HistoryLayers } from '#patterns/routing/history-layers.tsx'
import { usePopup } from '#patterns/routing/popup.ts'
import { stubBrowser } from '#tests/harness/browser.ts'
import { AlertDialog } from '#ui/alert-dialog/alert-dialog.tsx'
import { OpenedByAddress } from '#ui/base/history-layer.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Drawer } from '#ui/drawer/drawer.tsx'
import '#tests/house/test-timeout.ts'

const overlay = (open: boolean, set: (open: boolean) => void, inside: ReactElement) => ({
  dialog: (
    <Dialog title="Overlay" closeLabel="Close" open={open} onOpenChange={set}>
      {inside}
    </Dialog>
  ),
  drawer: (
    <Drawer title="Overlay" closeLabel="Close" open={open} onOpenChange={set}>
      {inside}
    </Drawer>
  ),
  question: (
    <AlertDialog
      title="Overlay"
      description={inside}
      confirmLabel="Yes"
      cancelLabel="Close"
      open={open}
      onOpenChange={set}
      onConfirm={() => set(false)}
    />
  ),
  busy: (
    <AlertDialog
      title="Overlay"
      description=""
      confirmLabel="Yes"
      cancelLabel="Close"
      busy
      open={open}
      onOpenChange={set}
      onConfirm={() => undefined}
    />
  ),
})

type Kind = keyof ReturnType<typeof overlay>

/** While set, a page with the entry of an overlay is not rendered. */
let rendered: Promise<void> | null = null

/** A page with an overlay that a component's state opens, and a pop-up of the address with another one in it. */
function Page({ kind }: { kind: Kind }) {
  const [open, setOpen] = useState(false)
  const [nested, setNested] = useState(false)
  const { pathname, search, state } = useLocation()
  if (rendered && state?.layer) use(rendered)
  const navigate = useNavigate()
  const popup = usePopup()
  const inside = (
    <>
      <Link to="/other">Other page</Link>
      <button
        type="button"
        onClick={() => void navigate('/page?chosen=1', { replace: true, state })}
      >
        Choose
      </button>
    </>
  )
  return (
    <>
      <p>{`at ${pathname}${search}`}</p>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <button type="button" onClick={() => popup.open('help')}>
        Pop up
      </button>
      {pathname === '/page' ? overlay(open, setOpen, inside)[kind] : null}
      {popup.popup === null ? null : (
        <OpenedByAddress>
          <Dialog title="Pop-up" closeLabel="Leave" open onOpenChange={popup.close}>
            <button type="button" onClick={() => setNested(true)}>
              Nest
            </button>
            <Dialog title="Nested" closeLabel="Up" open={nested} onOpenChange={setNested}>
              <button
                type="button"
                onClick={() => {
                  setNested(false)
                  void popup.close()
                }}
              >
                All done
              </button>
            </Dialog>
          </Dialog>
        </OpenedByAddress>
      )}
    </>
  )
}

const start = async (kind: Kind) => {
  render(
    <StrictMode>
      <BrowserRouter>
        <HistoryLayers>
          <Page kind={kind} />
        </HistoryLayers>
      </BrowserRouter>
    </StrictMode>,
  )
  const user = userEvent.setup({ pointerEventsCheck: 0 })
  return {
    user,
    /** Opens the overlay and waits for its entry. */
    async open() {
      await user.click(screen.getByText('Open'))
      await shown('Overlay')
      await entry(true)
    },
    press: (name: string) => user.click(screen.getByText(name)),
    close: (name: string) => user.click(screen.getByRole('button', { name })),
  }
}

const shown = (name: string) => screen.findByText(name)
const hidden = (name: string) => waitFor(() => expect(screen.queryByText(name)).toBeNull())
const at = (address: string) => waitFor(() => screen.getByText(`at ${address}`))
const index = () => window.history.state.idx
/** Whether the current entry is that of an overlay. */
const entry = (own: boolean) =>
  waitFor(() => expect(window.history.state.usr?.layer !== undefined).toBe(own))
const back = () => window.history.back()

let before = 0
beforeEach(() => {
  stubBrowser()
  window.history.pushState({ idx: 1, key: 'a', usr: null }, '', '/before')
  window.history.pushState({ idx: 2, key: 'b', usr: null }, '', '/page')
  before = index()
})
afterEach(() => {
  cleanup()
  rendered = null
})

const KINDS = ['dialog', 'drawer', 'question'] as const

test.each(KINDS)(
  'Back closes a %s that a component has opened, and the page stays',
  async (kind) => {
    const { open } = await start(kind)
    await open()
    back()
    await hidden('Overlay')
    await at('/page')
    expect(index()).toBe(before)
  },
)

test('Back closes a dialog before its entry was rendered', async () => {
  const { open } = await start('dialog')
  rendered = new Promise(() => undefined)
  await open()
  back()
  await hidden('Overlay')
  expect(index()).toBe(before)
})

test.each(KINDS)('closing a %s takes its entry out of the history', async (kind) => {
  const { open, close } = await start(kind)
  await open()
  await close('Close')
  await hidden('Overlay')
  await entry(false)
  expect(index()).toBe(before)
})

test('a question whose answer is under way stays, with its entry', async () => {
  const { open } = await start('busy')
  await open()
  back()
  await entry(false)
  await entry(true)
  screen.getByText('Overlay')
})

test('after a link in a dialog, one step back leads to its page', async () => {
  const { open, press } = await start('dialog')
  await open()
  await press('Other page')
  await at('/other')
  back()
  await at('/page')
  await waitFor(() => expect(index()).toBe(before))
  expect(screen.queryByText('Overlay')).toBeNull()
})

test('what was chosen in a dialog stays chosen after Back', async () => {
  const { open, press } = await start('dialog')
  await open()
  await press('Choose')
  await at('/page?chosen=1')
  back()
  await hidden('Overlay')
  await at('/page?chosen=1')
  expect(index()).toBe(before)
})

test('what was chosen in a dialog stays chosen after its button', async () => {
  const { open, press, close } = await start('dialog')
  await open()
  await press('Choose')
  await at('/page?chosen=1')
  await close('Close')
  await hidden('Overlay')
  await entry(false)
  await at('/page?chosen=1')
})

test('a pop-up of the address has one entry, and a dialog in it another', async () => {
  const { press } = await start('dialog')
  await press('Pop up')
  await shown('Pop-up')
  expect(index()).toBe(before + 1)
  await press('Nest')
  await shown('Nested')
  await entry(true)
  back()
  await hidden('Nested')
  screen.getByText('Pop-up')
  back()
  await hidden('Pop-up')
  await at('/page')
  expect(index()).toBe(before)
})

test('a dialog that closes itself and its pop-up leads to the page behind both', async () => {
  const { press } = await start('dialog')
  await press('Pop up')
  await shown('Pop-up')
  await press('Nest')
  await shown('Nested')
  await entry(true)
  await press('All done')
  await hidden('Pop-up')
  await at('/page')
  expect(index()).toBe(before)
  // Nothing else is on its way.
  await new Promise(requestAnimationFrame)
  expect(index()).toBe(before)
})

test('a pop-up over a dialog leads back to the dialog', async () => {
  const { open, press } = await start('dialog')
  await open()
  await press('Pop up')
  await shown('Pop-up')
  back()
  await hidden('Pop-up')
  screen.getByText('Overlay')
  back()
  await hidden('Overlay')
  expect(index()).toBe(before)
})

test('the entry of a dialog that a reload has closed is skipped', async () => {
  const state = { usr: { layer: 'old', layers: ['old'] }, key: 'c', idx: 3 }
  window.history.pushState(state, '', '/page')
  await start('dialog')
  await waitFor(() => expect(index()).toBe(before))
  await at('/page')
})
