import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { UserEvent as User } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Fault } from '#mocks/faults/fault.ts'
import type { OperationId } from '#openapi/generated/operations.ts'
import { closePortal, type OpenedPortal } from '#tests/harness/portal.tsx'

/** A form that the matrix tests against the fake world. */
export interface FormUnderTest {
  /** The form's file without folder and extension, by which tests/patterns/forms/matrix.test.ts finds it. */
  readonly name: string
  /** Which use of the form, where a feature has several. */
  readonly use?: string
  /** Opens the portal with the form, mostly with `openPortal`. */
  open(): Promise<OpenedPortal>
  /** Fills in valid values. */
  fill(user: User, opened: OpenedPortal): Promise<void>
  /** Fills in again what a failed submit has used up, such as a captcha, whose name is in `spent`. */
  refill?(user: User, opened: OpenedPortal): Promise<void>
  readonly spent?: readonly string[]
  /** The submit button. */
  submit(): HTMLElement
  /** The values that must be kept; by default all controls of the form except passwords and `spent`. */
  values?(): unknown
  /** The operation that the submit calls. */
  readonly calls: OperationId
}

const status = (code: 429 | 500 | 503): Fault => ({ kind: 'status', status: code })

/** Longer than a person likes to wait, shorter than the transport's time-out. */
const SLOW_MS = 10_000

/** Enough for three submits on a busy machine. */
const PATIENCE_MS = 60_000

const UNREACHABLE = /Network link is abnormal/

/** The fault of the call and the error that the visitor reads. The slow call fails too, at the end of its wait. */
const ALL = {
  'no network': [{ kind: 'offline' }, UNREACHABLE],
  'a broken server (500)': [status(500), UNREACHABLE],
  'a malformed answer': [{ kind: 'malformed' }, UNREACHABLE],
  'an answer after 10 s': [status(500), UNREACHABLE],
} as const satisfies Record<string, readonly [Fault, RegExp]>

type FaultName = keyof typeof ALL
const isFaultName = (name: string): name is FaultName => Object.hasOwn(ALL, name)

/** The fault for forms that are tested with only one. */
const TYPICAL: FaultName = 'a broken server (500)'
export const typicalFault: Fault = ALL[TYPICAL][0]

const formOf = (button: HTMLElement): HTMLFormElement => {
  const form = button.closest('form')
  if (!form) throw new Error('The button that submits is in no form.')
  return form
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Everything that a person has entered, by name. */
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

/** The texts that screen readers announce immediately. */
const announced = (): string =>
  [...document.querySelectorAll('[role="alert"], [role="alertdialog"]')]
    .map((place) => place.textContent?.trim())
    .join('')

/**
 * Presses Enter. A browser submits unless the key event is cancelled; `held` repeats the key. Returns whether it
 * submitted.
 */
function pressEnter(form: HTMLFormElement, button: HTMLElement, held = false): boolean {
  const line = form.querySelector('input:not([type="checkbox"], [type="radio"], [hidden])')
  const answered = line && fireEvent.keyDown(line, { key: 'Enter', repeat: held })
  if (answered) fireEvent.click(button)
  return answered === true
}

/** Each entry is a single submit of a person, made by several events. */
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

/** Waits ten seconds of the page's time, in which the form must not give up or send again. */
async function waitLong(submit: () => HTMLElement, count: () => number, calls: number) {
  await expect.poll(() => busy(submit())).toBe(true)
  await vi.advanceTimersByTimeAsync(SLOW_MS - 3000)
  expect(busy(submit())).toBe(true)
  fireEvent.click(submit())
  const countLater = async () => {
    await vi.advanceTimersByTimeAsync(1000)
    return count()
  }
  await expect.poll(countLater).toBe(calls)
  // Calls that the failure triggers, such as one for a new captcha, are slow too.
  await vi.advanceTimersByTimeAsync(SLOW_MS + 1000)
}

/** Rejects with the first violation. */
export async function tryForm(
  form: FormUnderTest,
  fault: Fault,
  slow = false,
  words = /./,
): Promise<void> {
  const opened = await form.open()
  const { world, user } = opened
  await form.fill(user, opened)
  const read = form.values ?? (() => valuesOf(formOf(form.submit()), form.spent ?? []))
  const typed = read()
  let button = form.submit()
  /** Queries by role are slow in a form with many controls, so the button is cached. */
  const submit = () => {
    if (!button.isConnected) button = form.submit()
    return button
  }
  const count = () => opened.count(form.calls)
  world.faults.set(form.calls, fault)
  const usual = world.latency
  for (const [index, gesture] of GESTURES.entries()) {
    const calls = index + 1
    if (index > 0) await form.refill?.(user, opened)
    if (slow) {
      world.latency = { min: SLOW_MS, max: SLOW_MS }
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    }
    gesture(formOf(submit()), submit())
    if (slow) {
      await waitLong(submit, count, calls)
      vi.useRealTimers()
      world.latency = usual
    }
    await waitFor(() => {
      expect(count()).toBe(calls)
      expect(busy(submit())).toBe(false)
      expect(announced()).toMatch(words)
    })
    expect(read()).toEqual(typed)
  }
  // The key is still held when the response arrives; a second call would have arrived already.
  expect(pressEnter(formOf(submit()), submit(), true)).toBe(false)
  expect(count()).toBe(GESTURES.length)
}

/** The message of a refusal with a waiting time, and its countdown. */
const WAITS = {
  429: [/Too many attempts/, /0:(30|2\d)|(30|2\d) seconds/],
  503: [/under maintenance/, /10:00|9:5\d/],
} as const

/** D-013: the waiting time of a refusal is shown and counted down, and nothing can be sent meanwhile. */
async function tryWait(form: FormUnderTest, code: keyof typeof WAITS): Promise<void> {
  const [words, time] = WAITS[code]
  const opened = await form.open()
  await form.fill(opened.user, opened)
  opened.world.faults.set(form.calls, status(code))
  fireEvent.click(form.submit())
  await waitFor(() => {
    expect(announced()).toMatch(words)
    expect(busy(form.submit())).toBe(false)
  })
  const waits = screen.getAllByRole('timer').map(({ textContent }) => textContent ?? '')
  expect(waits).toContainEqual(expect.stringMatching(time))
  expect(form.submit().getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(form.submit())
  pressEnter(formOf(form.submit()), form.submit())
  expect(opened.count(form.calls)).toBe(1)
}

const titleOf = ({ name, use }: FormUnderTest) => (use ? `${name} (${use})` : name)

function describeFaults(
  form: FormUnderTest,
  names: readonly FaultName[],
  waits: readonly (keyof typeof WAITS)[],
): void {
  describe(`AUT-05 D-013 ${titleOf(form)} keeps what was typed, says what happened, asks once`, () => {
    afterEach(async () => {
      vi.useRealTimers()
      await closePortal()
    })

    test.each(names)(
      '%s',
      async (name) => {
        const [fault, words] = ALL[name]
        await tryForm(form, fault, name.includes('10 s'), words)
      },
      PATIENCE_MS,
    )

    test.each(waits)(
      'waits as long as the server asks it to (%i)',
      (code) => tryWait(form, code),
      PATIENCE_MS,
    )
  })
}

/** Three submits under one typical fault: values are kept, the error is shown, each sends one request. */
export const describeForm = (form: FormUnderTest): void => describeFaults(form, [TYPICAL], [429])

/** Three submits under every fault. All forms submit alike, so one of them is tested with all. */
export const describeFormWithEveryFault = (form: FormUnderTest): void =>
  describeFaults(form, Object.keys(ALL).filter(isFaultName), [429, 503])

/** `asks` is the operation that returns the outcome of a write. */
type MoneyForm = FormUnderTest & { readonly asks: OperationId }

/** A form that moves money: repeated submits send one request, and after a lost answer no other can be sent. */
export function describeMoneyForm({ asks, ...form }: MoneyForm): void {
  describe(`AUT-05 ${form.name} keeps what was typed and sends once, until it is known what became of it`, () => {
    afterEach(closePortal)

    test(TYPICAL, async () => {
      const opened = await form.open()
      await form.fill(opened.user, opened)
      const read = form.values ?? (() => valuesOf(formOf(form.submit()), form.spent ?? []))
      const typed = read()
      for (const call of [form.calls, asks]) opened.world.faults.set(call, typicalFault)
      const gesture = () => {
        for (const submit of GESTURES) submit(formOf(form.submit()), form.submit())
      }
      gesture()
      await screen.findByText('We do not know yet whether it went through.')
      gesture()
      expect(form.submit().getAttribute('aria-disabled')).toBe('true')
      expect(opened.count(form.calls)).toBe(1)
      expect(read()).toEqual(typed)
    })
  })
}
