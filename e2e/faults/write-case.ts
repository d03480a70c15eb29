// Tests one write that fails on one screen: it is sent once, the failure is shown, and the input stays.
import type { Visit } from '../walk/visit.ts'
import { contentNow, follow } from './act.ts'
import type { Case } from './cases.ts'
import { focusIsLost, isCalledAfter, readPageState, reported } from './page-state.ts'
import { actorOn, replay, withFault } from './replay.ts'

/** Faults after which the write was certainly or perhaps not carried out: the form must keep the input. */
const FAILS = new Set(['500', '403', '429', 'reset', 'html'])
/**
 * For these a second press is meant to be another request: several messages may be opened in a row, and one that is not
 * marked as read is only unread again; a second press at a support service gives up its first window.
 */
const AGAIN = new Set(['readMessage', 'startSocial'])
/** Sent beside a login or a change on the page that succeeds without them: their failure is not the user's. */
const BESIDE = new Set(['firstLogin', 'setLanguage'])
const MINUTE = [1, 1, 2, 6, 10, 20, 20]

/** An amount as typed and as its field writes it once it is left are the same: `২,০০০` and `2000.00`. */
const plain = (text: string) =>
  text
    .replaceAll(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x9e6))
    .replace(/^([\d,]+)(\.00)?$/, (_, whole: string) => whole.replaceAll(',', ''))

/** The portal rightly waits for a window that it has opened, such as that of a support service, until it is closed. */
async function closeWindows({ page }: Visit) {
  for (const other of page.context().pages()) if (other !== page) await other.close()
}

/** The problems found. */
export async function writeCase(
  visit: Visit,
  { operation, fault, size, steps, presses = [], ...place }: Case,
): Promise<string[]> {
  const wrong = new Set<string>()
  let before: ReturnType<typeof contentNow> = { fields: [], text: '' }
  const callsNow = async () => (await visit.ask(readPageState, operation)).calls.length
  /** The number of calls made by the way itself. */
  let made = 0
  const last = {
    // Pressed twice without a pause, as an impatient user does.
    times: 2,
    before: async () => {
      before = await visit.ask(contentNow)
      made = await callsNow()
    },
  }
  const rule = `${operation}:${fault}`
  const actor = actorOn(visit)
  const reach = () =>
    size && steps
      ? replay(actor, { size, steps }, withFault(actor, rule, last))
      : follow(visit, { presses, ...place }, `&fault=${rule}`, last)
  const go = async () => {
    if (!(await reach())) return false
    return isCalledAfter(visit, operation, made)
  }
  // A page that loaded slowly may have missed the first input.
  if (!(await go()) && !(await go()))
    return [`${operation} is not sent on the recorded way: record it again`]
  await visit.pass(1)
  await visit.settle(500, 500)
  const after = await visit.ask(contentNow)
  const kept = before.fields.map(plain).every((text) => after.fields.map(plain).includes(text))
  if (FAILS.has(fault) && !BESIDE.has(operation)) {
    if (!kept) wrong.add(`what was typed is gone: ${before.fields.join(', ')}`)
    if (after.text === before.text) wrong.add(`nothing tells that ${operation} failed`)
  }
  // Where opening the page sends it, nothing had the focus before.
  const isOpened = steps?.at(-1)?.does === 'goto'
  if (!isOpened && (await visit.ask(focusIsLost))) wrong.add('the focus is lost after the press')
  await closeWindows(visit)
  for (const seconds of MINUTE) await visit.pass(seconds)
  await visit.settle(500, 500)
  const later = await visit.ask(readPageState, operation)
  const sent = later.calls.length - made
  if (sent > 1 && !AGAIN.has(operation)) wrong.add(`sent ${sent} times`)
  if (later.busy) wrong.add(`busy for ever after ${operation}`)
  for (const mistake of await visit.mistakes()) if (!reported(fault, mistake)) wrong.add(mistake)
  return [...wrong]
}
