import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { UserEvent as User } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Fault } from '#mocks/faults/fault.ts'
import type { OperationId } from '#openapi/generated/operations.ts'
import { closePortal, type Opened } from '#tests/harness/portal.tsx'
import { PATIENCE } from '#tests/house/patience.ts'

/** A form, as the matrix drives it against the fake world. */
export interface FormUnderTest {
  /** The form's file without folder and ending: tests/patterns/forms/matrix.test.ts counts by it. */
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

const status = (code: 429 | 500 | 503): Fault => ({ kind: 'status', status: code })

/** Longer than a person waits patiently, shorter than the transport does. */
const SLOW_MS = 10_000

/** Three submits on a busy machine. */
const PATIENCE_MS = 60_000

const UNREACHABLE = /Network link is abnormal/

/** What befalls the call and what the visitor reads; the slow one fails as well, at the end of its wait. */
const ALL = {
  'no network': [{ kind: 'offline' }, UNREACHABLE],
  'a broken server (500)': [status(500), UNREACHABLE],
  'a malformed answer': [{ kind: 'malformed' }, UNREACHABLE],
  'an answer after 10 s': [status(500), UNREACHABLE],
} as const satisfies Record<string, readonly [Fault, RegExp]>

type FaultName = keyof typeof ALL
const isFaultName = (name: string): name is FaultName => Object.hasOwn(ALL, name)

/** The fault that stands for all of them where another form shows the others. */
const TYPICAL: FaultName = 'a broken server (500)'
export const typicalFault: Fault = ALL[TYPICAL][0]

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

/** Each is one action of a person, by whatever input it arrives. */
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
async function waitLong(submit: () => HTMLElement, count: () => number, calls: number) {
  await vi.waitFor(() => expect(busy(submit())).toBe(true), PATIENCE)
  await vi.advanceTimersByTimeAsync(SLOW_MS - 3000)
  expect(busy(submit())).toBe(true)
  fireEvent.click(submit())
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(1000)
    expect(count()).toBe(calls)
  }, PATIENCE)
  // What the failure itself has asked for, such as another captcha, is slow as well.
  await vi.advanceTimersByTimeAsync(SLOW_MS + 1000)
}

/** Rejects at the first promise that the form does not keep. */
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
  /** Looking a button up by its role takes long in a form with many controls. */
  const submit = () => {
    if (!button.isConnected) button = form.submit()
    return button
  }
  const count = () => opened.count(form.calls)
  world.faults.set(form.calls, fault)
  if (slow) {
    world.latency = { min: SLOW_MS, max: SLOW_MS }
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  }
  for (const [index, gesture] of GESTURES.entries()) {
    const calls = index + 1
    if (index > 0) await form.refill?.(user, opened)
    gesture(formOf(submit()), submit())
    if (slow) await waitLong(submit, count, calls)
    await waitFor(() => {
      expect(count()).toBe(calls)
      expect(busy(submit())).toBe(false)
      expect(announced()).toMatch(words)
    })
    expect(read()).toEqual(typed)
  }
  // The key is still down when the answer is here; and whatever was sent twice has arrived by now.
  expect(pressEnter(formOf(submit()), submit(), true)).toBe(false)
  expect(count()).toBe(GESTURES.length)
}

/** What the server says that asks to wait, and what is counted down. */
const WAITS = {
  429: [/Too many tries/, /0:(30|2\d)|(30|2\d) seconds/],
  503: [/under maintenance/, /10:00|9:5\d/],
} as const

/** D-013: what the server asks to wait is said and counted down, and nothing is sent meanwhile. */
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

function describeFaults(
  form: FormUnderTest,
  names: readonly FaultName[],
  waits: readonly (keyof typeof WAITS)[],
): void {
  describe(`AUT-05 D-013 ${form.name} keeps what was typed, says what happened, asks once`, () => {
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

/** Three submits under one typical fault: what was typed stays, it is said, one request each. */
export const describeForm = (form: FormUnderTest): void => describeFaults(form, [TYPICAL], [429])

/** The same under each fault. All forms submit alike, so one of them stands for the rest. */
export const describeFormWithEveryFault = (form: FormUnderTest): void =>
  describeFaults(form, Object.keys(ALL).filter(isFaultName), [429, 503])

/** `asks` is the call that tells what became of a write. */
type MoneyForm = FormUnderTest & { readonly asks: OperationId }

/** A form that moves money: however often it is submitted, one request; a lost answer bars another one. */
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
      await screen.findByText('It is not known yet whether it was done.')
      gesture()
      expect(form.submit().getAttribute('aria-disabled')).toBe('true')
      expect(opened.count(form.calls)).toBe(1)
      expect(read()).toEqual(typed)
    })
  })
}
