// One write that fails on one screen: sent once, told, and what was typed stays.
import { contentNow } from './act.mjs'
import { follow } from './record-writes.mjs'
import { focusIsLost, reported, standing } from './standing.mjs'

/** Faults after which nothing was done for certain or perhaps: the form must still hold what was typed. */
const FAILS = new Set(['500', '403', '429', 'reset', 'html'])
/**
 * A second press is another request here, on purpose: several messages may be opened in a row, and one that was not
 * noted is only unread again; a second press at a service gives up the first window.
 */
const AGAIN = new Set(['readMessage', 'startSocial'])
const MINUTE = [1, 1, 2, 6, 10, 20, 20]
/** Seconds after which a call stands in the log: it does once it is answered, which takes a slow one three. */
const ANSWERED_WITHIN = 5

/** A window that the page has opened, such as that of a service, is rightly waited for until it is closed. */
async function closeWindows({ page }) {
  for (const other of page.context().pages()) if (other !== page) await other.close()
}

/** @returns {Promise<string[]>} what is wrong */
export async function writeCase(visit, { operation, fault, world, address, presses }) {
  const wrong = new Set()
  let before = { fields: [], text: '' }
  const last = {
    // Pressed twice in one breath, as an impatient finger does.
    times: 2,
    before: async () => {
      before = await visit.ask(contentNow)
    },
  }
  const way = { address, presses }
  const more = `&fault=${operation}:${fault}`
  const isSent = async () => (await visit.ask(standing, operation)).calls.length > 0
  const go = async () => {
    if (!(await follow(visit, world, way, more, last))) return false
    for (let second = 0; second < ANSWERED_WITHIN; second += 1) {
      await visit.pass(1)
      if (await isSent()) return true
    }
    return false
  }
  // A page that was slow to come may not have taken what was filled in.
  if (!(await go()) && !(await go()))
    return [`${operation} is not sent on the recorded way: renew it with \`--record\``]
  await visit.pass(1)
  await visit.settle(500, 500)
  const after = await visit.ask(contentNow)
  const kept = before.fields.every((text) => after.fields.includes(text))
  if (FAILS.has(fault)) {
    if (!kept) wrong.add(`what was typed is gone: ${before.fields.join(', ')}`)
    if (after.text === before.text) wrong.add(`nothing tells that ${operation} failed`)
  }
  if (await visit.ask(focusIsLost)) wrong.add('the focus is lost after the press')
  await closeWindows(visit)
  for (const seconds of MINUTE) await visit.pass(seconds)
  await visit.settle(500, 500)
  const later = await visit.ask(standing, operation)
  if (later.calls.length > 1 && !AGAIN.has(operation)) wrong.add(`sent ${later.calls.length} times`)
  if (later.busy) wrong.add(`busy for ever after ${operation}`)
  for (const mistake of await visit.mistakes()) if (!reported(fault, mistake)) wrong.add(mistake)
  return [...wrong]
}
