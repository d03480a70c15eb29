import { fireEvent, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import type { Fault } from '../../../mocks/faults/fault.ts'
import type { OperationId } from '../../../openapi/generated/operations.ts'
import { session } from '../../../src/session/store.ts'
import { closePortal, type Opened } from '../../harness/portal.tsx'
import { PATIENCE } from '../../house/patience.ts'

type User = ReturnType<typeof userEvent.setup>

/** A form, as the matrix drives it against the fake world. */
export interface FormUnderTest {
  /** The form's file without folder and ending: tests/forms/matrix.test.ts counts by it. */
  readonly name: string
  /** Opens the portal with the form on it, mostly by `openPortal`. */
  open(): Promise<Opened>
  /** Types what would be accepted. */
  fill(user: User, opened: Opened): Promise<void>
  /** Types anew what a failed submit uses up, such as a captcha; its name goes into `spent`. */
  refill?(user: User, opened: Opened): Promise<void>
  readonly spent?: readonly string[]
  /** The button that submits. */
  submit(): HTMLElement
  /** What must survive; without it every control of the form but passwords and `spent`. */
  values?(): unknown
  /** The call that the submit makes. */
  readonly calls: OperationId
}

const MALFORMED: Fault = { kind: 'malformed' }
const status = (code: 429 | 500 | 503): Fault => ({ kind: 'status', status: code })

/** Longer than a person waits patiently, shorter than the transport does. */
const SLOW_MS = 10_000

/** Three submits on a busy machine. */
const PATIENCE_MS = 60_000

/** What befalls the call; `slow` fails as well, at the end of its wait. */
export const FAULTS: Readonly<Record<string, Fault>> = {
  'no network': { kind: 'offline' },
  'a broken server (500)': status(500),
  'closed doors (503)': status(503),
  'too many calls (429)': status(429),
  'a malformed answer': MALFORMED,
  'an answer after 10 s': status(500),
}

const formOf = (button: HTMLElement): HTMLFormElement => {
  const form = button.closest('form')
  if (!form) throw new Error('The button that submits is in no form.')
  return form
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Everything a person has put into a form, by name. */
function valuesOf(form: HTMLFormElement, spent: readonly string[]): Record<string, unknown> {
  const controls = [...form.querySelectorAll<Control>('input, select, textarea')]
  const kept = controls.filter(({ type, name }) => type !== 'password' && !spent.includes(name))
  return Object.fromEntries(
    kept.map((control, i) => {
      const ticked = control instanceof HTMLInputElement && /checkbox|radio/.test(control.type)
      return [`${i} ${control.name}`, ticked ? control.checked : control.value]
    }),
  )
}

/** What a screen reader is told at once. */
const announced = (): string =>
  [...document.querySelectorAll('[role="alert"], [role="alertdialog"]')]
    .map((place) => place.textContent?.trim())
    .join('')

/** A browser submits on Enter unless the key is refused; `held` repeats it. Answers whether it did. */
function pressEnter(form: HTMLFormElement, button: HTMLElement, held = false): boolean {
  const line = form.querySelector('input:not([type="checkbox"], [type="radio"], [hidden])')
  const answered = line && fireEvent.keyDown(line, { key: 'Enter', repeat: held })
  if (answered) fireEvent.click(button)
  return answered === true
}

/** One wish of a person each, however it arrives. */
const GESTURES: ((form: HTMLFormElement, button: HTMLElement) => void)[] = [
  (_, button) => {
    fireEvent.click(button)
    fireEvent.click(button)
  },
  (form, button) => {
    pressEnter(form, button)
    fireEvent.click(button)
  },
  (form, button) => {
    pressEnter(form, button)
    for (let i = 0; i < 5; i += 1) pressEnter(form, button, true)
    fireEvent.click(button)
  },
]

const busy = (button: HTMLElement) => button.getAttribute('aria-busy') === 'true'

/** Waits ten seconds of the page's own time; nothing may give up or be sent again meanwhile. */
async function waitLong(form: FormUnderTest, count: () => number, calls: number) {
  await vi.waitFor(() => expect(busy(form.submit())).toBe(true), PATIENCE)
  await vi.advanceTimersByTimeAsync(SLOW_MS - 3000)
  expect(busy(form.submit())).toBe(true)
  fireEvent.click(form.submit())
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(1000)
    expect(count()).toBe(calls)
  }, PATIENCE)
  // What the failure itself has asked for, such as another captcha, is slow as well.
  await vi.advanceTimersByTimeAsync(SLOW_MS + 1000)
}

/** Rejects at the first promise that the form does not keep. */
export async function tryForm(form: FormUnderTest, fault: Fault, slow = false): Promise<void> {
  const opened = await form.open()
  const { world } = opened
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
  await form.fill(user, opened)
  const read = form.values ?? (() => valuesOf(formOf(form.submit()), form.spent ?? []))
  const typed = read()
  const count = () =>
    world.log.entries().filter(({ operationId }) => operationId === form.calls).length
  world.faults.set(form.calls, fault)
  if (slow) {
    world.statement.latency = { min: SLOW_MS, max: SLOW_MS }
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  }
  for (const [index, gesture] of GESTURES.entries()) {
    const calls = index + 1
    if (index > 0) await form.refill?.(user, opened)
    gesture(formOf(form.submit()), form.submit())
    if (slow) await waitLong(form, count, calls)
    await waitFor(() => {
      expect(count()).toBe(calls)
      expect(busy(form.submit())).toBe(false)
      expect(announced()).not.toBe('')
    })
    expect(read()).toEqual(typed)
  }
  // The key is still down when the answer is here; and whatever was sent twice has arrived by now.
  expect(pressEnter(formOf(form.submit()), form.submit(), true)).toBe(false)
  expect(count()).toBe(GESTURES.length)
}

/** Three wishes to submit for each fault: what was typed stays, it is said, one request each. */
export function describeForm(form: FormUnderTest): void {
  describe(`AUT-05 D-013 ${form.name} keeps what was typed, says what happened, asks once`, () => {
    let passed = 0
    afterEach(async () => {
      vi.useRealTimers()
      await closePortal()
      session.clear()
      sessionStorage.clear()
    })
    afterAll(() => {
      console.info(`fault matrix: ${form.name} x ${passed} of ${Object.keys(FAULTS).length} faults`)
    })

    it.each(Object.entries(FAULTS))(
      '%s',
      async (name, fault) => {
        await tryForm(form, fault, name.includes('10 s'))
        passed += 1
      },
      PATIENCE_MS,
    )
  })
}
