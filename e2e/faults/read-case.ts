// Tests one read that fails on one screen: what the screen shows, how often it asks, and whether it recovers.
import { addressOf } from '../fixtures.ts'
import type { Visit } from '../walk/visit.ts'
import type { Case } from './cases.ts'
import { focusIsLost, readPageState, reported } from './page-state.ts'
import { actorOn, replay, withFault } from './replay.ts'
import { linkOf } from './worlds.ts'

/**
 * Steps in seconds after which nothing may be busy any more: two retries, or the client's time-out of half a minute. A
 * page that is not at rest after the first ones waits for something long.
 */
const PATIENCE = [1, 1, 1, 2, 2, 3, 5, 5, 10, 15]
/** The most calls of one operation within a minute: the first, two retries, and one more try. */
const A_FEW = 8
const MINUTE = Array.from({ length: 12 }, () => 5)

/** Runs in the page: presses the first "Try again" as the keyboard does and watches the focus. */
function retry() {
  const all = document.querySelectorAll<HTMLButtonElement>('main button, [role="dialog"] button')
  const button = [...all].find((one) => one.textContent?.trim() === 'Try again' && !one.disabled)
  button?.focus()
  button?.click()
  return Boolean(button)
}

/** The problems found. */
export async function readCase(
  visit: Visit,
  { operation, fault, world, address, size, steps }: Case,
): Promise<string[]> {
  const wrong = new Set<string>()
  const hear = async () => {
    for (const mistake of await visit.mistakes()) if (!reported(fault, mistake)) wrong.add(mistake)
  }
  const look = () => visit.ask(readPageState, operation)

  /** Advances the time until nothing is busy. */
  const rest = async () => {
    for (const seconds of PATIENCE) {
      await visit.pass(seconds)
      const { busy } = await look()
      if (!busy && (await visit.settle(250, 250))) break
    }
    return look()
  }

  const rule = `${operation}:${fault}`
  if (size && steps) {
    const actor = actorOn(visit)
    if (!(await replay(actor, { size, steps }, withFault(actor, rule))))
      return [`${operation} is not asked for on the recorded way: record it again`]
  } else await visit.open(`${addressOf(address, linkOf(world))}&reset&fault=${rule}`)
  await visit.settle(400)
  const failed = await rest()
  await hear()
  if (failed.busy) wrong.add(`busy for ever while ${operation} fails`)

  for (const seconds of MINUTE) await visit.pass(seconds)
  const later = await look()
  if (later.calls.length - failed.calls.length > A_FEW)
    wrong.add(`asks ${later.calls.length - failed.calls.length} times in a minute`)

  await visit.ask(() => window.portalMock?.faults(''))
  let after = later
  let pressed = false
  for (let tries = 0; tries < 4 && (await visit.ask(retry)); tries += 1) {
    pressed = true
    after = await rest()
    if (await visit.ask(focusIsLost)) wrong.add('the focus is lost after "Try again"')
  }
  if (!pressed) after = await rest()
  await hear()
  if (pressed && after.retries > 0) wrong.add('"Try again" does not bring it back')
  if (after.busy) wrong.add('busy for ever once it answers again')
  return [...wrong]
}
