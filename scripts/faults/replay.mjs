// Does again what a story or a journey did, up to the step that sends a call.
import { sampleFile } from '../sample-file.mjs'

/** How long a step may look for its element. A page that fails on purpose may not have it. */
const LOOK_FOR = 8000
const LOAD_WITHIN = 30_000
/** The actions that may send what was filled in; only they are repeated as an impatient user does. */
const SENDS = new Set(['click', 'tap'])

/** Runs in the page: presses an element several times without a pause. */
function pressTimes(element, times) {
  element.focus()
  for (let time = 0; time < times; time += 1) element.click()
}

/** An address of the way: the first one begins a new world, and the last one also makes the call fail. */
function addressIn(path, isFirst, rule) {
  const { pathname, search, hash } = new URL(path, 'http://portal')
  const more = [isFirst && 'reset', rule && `fault=${rule}`].filter(Boolean).join('&')
  return `${pathname}${search}${more && (search ? `&${more}` : `?${more}`)}${hash}`
}

/** A name as a pattern: the spaces between parts of a label depend on who computes the name. */
function named(name) {
  const signs = [...name.replaceAll(/\s/g, '')].map((sign) =>
    sign.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&'),
  )
  return new RegExp(`^\\s*${signs.join('\\s*')}\\s*$`)
}

/** A story names its elements by role, label or text, a journey by Playwright's selector. */
function elementOf(page, on) {
  if (typeof on === 'string') return page.locator(on)
  const { by, role, name, dialog, nth } = on
  const around = (kind) => page.getByRole(kind, { name: named(dialog) })
  const scope = dialog ? around('dialog').or(around('alertdialog')) : page
  const found = {
    role: () => scope.getByRole(role, { name: named(name) }),
    label: () => scope.getByLabel(named(name)),
    text: () => scope.getByText(named(name)),
  }[by]()
  return found.nth(nth ?? 0)
}

async function doOn(element, { does, args }, times) {
  if (times > 1 && SENDS.has(does)) {
    await element.waitFor({ timeout: LOOK_FOR })
    await element.evaluate(pressTimes, times)
  } else if (does === 'check') {
    // A radio button may be hidden under the picture that labels it.
    if (!(await element.isChecked())) await element.evaluate(pressTimes, 1)
  } else if (does === 'setInputFiles') {
    await element.setInputFiles(args.map(sampleFile))
  } else {
    // Who chooses has the focus there; Playwright's choice leaves it where it was.
    if (does === 'selectOption') await element.focus()
    await element[does](...args)
  }
}

async function doStep(page, { does, on, args }, times = 1) {
  if (on) await doOn(elementOf(page, on), { does, args }, times)
  else if (does === 'evaluate') await page.evaluate(`(${args[0]})(${JSON.stringify(args[1])})`)
  else if (does.startsWith('keyboard.')) await page.keyboard[does.slice(9)](...args)
  else await page[does](...args)
}

/**
 * @param visit a page that has not opened anything yet
 * @param {{ size: object, steps: { does: string, on?: string | object, args: unknown[] }[] }} way
 * @param last `before` is awaited before the last step, which is done `times` times; `rule` is a fault for its address
 * @returns {Promise<boolean>} whether every step could be done
 */
export async function replay(visit, { size, steps }, last = {}) {
  const { page } = visit
  page.setDefaultTimeout(LOOK_FOR)
  page.setDefaultNavigationTimeout(LOAD_WITHIN)
  await page.setViewportSize(size)
  for (const [at, { does, on, args }] of steps.entries()) {
    const isLast = at === steps.length - 1
    if (isLast && at > 0) await last.before?.()
    const address = does === 'goto' && addressIn(args[0], at === 0, isLast && last.rule)
    try {
      await doStep(page, { does, on, args: address ? [address] : args }, isLast ? last.times : 1)
    } catch {
      return false
    }
    await visit.settle(does === 'goto' ? 2000 : 600)
  }
  return true
}

/** The options of `replay` that make an operation fail from the last step on. */
export const withFault = (visit, rule, last = {}) => ({
  ...last,
  rule,
  before: async () => {
    await last.before?.()
    await visit.ask((text) => window.portalMock?.faults(text), rule)
  },
})
