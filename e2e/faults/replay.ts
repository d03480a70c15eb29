// Does again what a story or a journey did, up to the step that sends a call.
import type { Locator, Page } from '@playwright/test'
import type { Target } from '#mocks/qa-panel/record/accessible.ts'
import { sampleFile } from '../sample-file.ts'
import type { Visit } from '../walk/visit.ts'

/** An action of a story or a journey, in Playwright's terms. */
export interface Step {
  readonly does: string
  /** Without it, the page itself or its keyboard does it. */
  readonly on?: string | Target
  readonly args: readonly unknown[]
}

export interface Way {
  /** The story or journey. */
  readonly from: string
  readonly size: { readonly width: number; readonly height: number }
  readonly steps: readonly Step[]
}

interface Last {
  /** Awaited before the last step. */
  readonly before?: () => Promise<unknown>
  /** The number of repetitions of the last step. */
  readonly times?: number
  /** A fault for the address of the last step. */
  readonly rule?: string
}

/** How long a step may look for its element. A page that fails on purpose may not have it. */
const LOOK_FOR = 8000
const LOAD_WITHIN = 30_000
/** The actions that may send what was filled in; only they are repeated as an impatient user does. */
const SENDS = new Set(['click', 'tap'])

/** Runs in the page: presses an element several times without a pause. */
function pressTimes(element: Element, times: number) {
  if (!(element instanceof HTMLElement)) return
  element.focus()
  for (let time = 0; time < times; time += 1) element.click()
}

/** An address of the way: the first one begins a new world, and the last one also makes the call fail. */
function addressIn(path: string, isFirst: boolean, rule: string | undefined) {
  const { pathname, search, hash } = new URL(path, 'http://portal')
  const more = [isFirst && 'reset', rule && `fault=${rule}`].filter(Boolean).join('&')
  return `${pathname}${search}${more && (search ? `&${more}` : `?${more}`)}${hash}`
}

/** A name as a pattern: the spaces between parts of a label depend on who computes the name. */
function named(name: string) {
  const signs = [...name.replaceAll(/\s/g, '')].map((sign) =>
    sign.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&'),
  )
  return new RegExp(`^\\s*${signs.join('\\s*')}\\s*$`)
}

/** A story names its elements by role, label or text, a journey by Playwright's selector. */
function elementOf(page: Page, on: string | Target): Locator {
  if (typeof on === 'string') return page.locator(on)
  const { by, role, name, dialog, nth } = on
  const around = (kind: 'dialog' | 'alertdialog', title: string) =>
    page.getByRole(kind, { name: named(title) })
  const scope = dialog ? around('dialog', dialog).or(around('alertdialog', dialog)) : page
  const found = {
    role: () => scope.getByRole(role as 'button', { name: named(name) }),
    label: () => scope.getByLabel(named(name)),
    text: () => scope.getByText(named(name)),
  }[by]()
  return found.nth(nth ?? 0)
}

/** Calls a method by its recorded name. */
const call = (owner: object, name: string, args: readonly unknown[]): Promise<unknown> =>
  Reflect.apply(Reflect.get(owner, name), owner, args)

async function doOn(element: Locator, { does, args }: Step, times: number) {
  if (times > 1 && SENDS.has(does)) {
    await element.waitFor({ timeout: LOOK_FOR })
    await element.evaluate(pressTimes, times)
  } else if (does === 'check') {
    // A radio button may be hidden under the picture that labels it.
    if (!(await element.isChecked())) await element.evaluate(pressTimes, 1)
  } else if (does === 'setInputFiles') {
    await element.setInputFiles(args.map((name) => sampleFile(String(name))))
  } else {
    // Who chooses has the focus there; Playwright's choice leaves it where it was.
    if (does === 'selectOption') await element.focus()
    await call(element, does, args)
  }
}

async function doStep(page: Page, step: Step, times = 1) {
  const { does, on, args } = step
  if (on) await doOn(elementOf(page, on), step, times)
  else if (does === 'evaluate') await page.evaluate(`(${args[0]})(${JSON.stringify(args[1])})`)
  else if (does.startsWith('keyboard.')) await call(page.keyboard, does.slice(9), args)
  else await call(page, does, args)
}

/** Does single steps. */
export interface Actor {
  /** Sets the size of the page, which has not opened anything yet, and how long it waits. */
  begin(size: Way['size']): Promise<unknown>
  /** Does a step, or rejects. `times`: how often it is repeated if it sends something */
  act(step: Step, times?: number): Promise<unknown>
  /** Waits until nothing changes any more, at most that many milliseconds. */
  settle(within: number): Promise<unknown>
  /** Makes an operation fail from now on. */
  setFault(rule: string): Promise<unknown>
}

/** The actor on a page that has not opened anything yet. */
export const actorOn = (visit: Visit): Actor => ({
  begin: (size) => {
    visit.page.setDefaultTimeout(LOOK_FOR)
    visit.page.setDefaultNavigationTimeout(LOAD_WITHIN)
    return visit.page.setViewportSize(size)
  },
  act: (step, times) => doStep(visit.page, step, times),
  settle: (within) => visit.settle(within),
  setFault: (rule) => visit.ask((text) => window.portalMock?.faults(text), rule),
})

/** Does the steps of a way. @returns whether every step could be done */
export async function replay(
  actor: Actor,
  { size, steps }: Omit<Way, 'from'>,
  last: Last = {},
): Promise<boolean> {
  await actor.begin(size)
  for (const [at, step] of steps.entries()) {
    const isLast = at === steps.length - 1
    if (isLast && at > 0) await last.before?.()
    const opens = step.does === 'goto'
    const args = opens
      ? [addressIn(String(step.args[0]), at === 0, isLast ? last.rule : undefined)]
      : step.args
    try {
      await actor.act({ ...step, args }, isLast ? last.times : 1)
    } catch {
      return false
    }
    await actor.settle(opens ? 2000 : 600)
  }
  return true
}

/** The options of `replay` that make an operation fail from the last step on. */
export const withFault = (actor: Actor, rule: string, last: Last = {}): Last => ({
  ...last,
  rule,
  before: async () => {
    await last.before?.()
    await actor.setFault(rule)
  },
})
