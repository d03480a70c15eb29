// The state of a page while something fails. Functions that run inside the page are self-contained.
import type { Visit } from '../walk/visit.ts'

/** The message that the portal reports on the console once for a fault, for its operators. */
export const reported = (fault: string, mistake: string) =>
  ['off-contract', 'html', 'malformed', 'empty', 'truncated'].includes(fault) &&
  /^console: .*breaks the contract/.test(mistake)

/** Runs in the page. */
export function readPageState(operation: string) {
  const places = [...document.querySelectorAll('main, [role="dialog"], [role="alertdialog"]')]
  const isBusy = (place: Element) =>
    place.matches('[aria-busy="true"]') || place.querySelector('[aria-busy="true"]') !== null
  return {
    busy: places.some(isBusy),
    retries: places
      .flatMap((place) => [...place.querySelectorAll('button')])
      .filter((button) => button.textContent?.trim() === 'Try again').length,
    calls: (window.portalMock?.log() ?? [])
      .filter((call) => call.operationId === operation)
      .map(({ status }) => status),
  }
}

/** Runs in the page: whether the focus was lost, so that a keyboard user would have to start from the top. */
export const focusIsLost = () =>
  document.activeElement === null || document.activeElement === document.body

/** Seconds within which a call is logged: it is logged once it is answered, and a slow answer takes three. */
const ANSWERED_WITHIN = 5

/** Whether an operation is called more often than `made` times within some seconds. */
export async function isCalledAfter(visit: Visit, operation: string, made: number) {
  for (let second = 0; second < ANSWERED_WITHIN; second += 1) {
    await visit.pass(1)
    if ((await visit.ask(readPageState, operation)).calls.length > made) return true
  }
  return false
}
