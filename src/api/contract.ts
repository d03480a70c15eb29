import { shapes as first, type Shapes } from '../../openapi/generated/shapes-first.ts'
import { inTime } from '../lib/in-time.ts'
import { asText } from '../lib/read.ts'
import { ApiError } from './error.ts'
import { breachOf } from './shape.ts'

/** The shapes are small and come once; an answer that waits longer for them is taken unread. */
const PATIENCE_MS = 10_000

let later: Promise<Shapes | null> | undefined
/** What has come of it. */
let here: Shapes | null = null

/** All shapes but the first load's; null when their code does not come. */
export function laterShapes(): Promise<Shapes | null> {
  later ??= inTime(import('../../openapi/generated/shapes.ts'), PATIENCE_MS).then(
    (module) => {
      here = module.shapes
      return here
    },
    () => {
      later = undefined
      return null
    },
  )
  return later
}

const operations = new WeakMap<Response, string>()

/** Remembers which operation an answer belongs to (`GET /wps/member/info`). */
export const noteOperation = (response: Response, operation: string): void => {
  operations.set(response, operation)
}

const reported = new Set<string>()

/** One line per place for whoever looks after the portal, in live builds too. */
export function reportBreach(operation: string, place: string, traceId: string | null): void {
  const key = operation + place
  if (reported.has(key)) return
  reported.add(key)
  console.error(`${operation} breaks the contract at "${place}" (${traceId})`)
}

/**
 * ADR 22: throws when a success does not carry what the contract says. In what the first load reads, the
 * configuration, a bad row is left out instead, and a list that did not come is undefined (its readers have
 * defaults): one typing error must not close the portal.
 */
export async function judge(
  response: Response,
  { success, value, traceId: named }: Record<string, unknown>,
): Promise<void> {
  const operation = operations.get(response) ?? ''
  const traceId = asText(named) ?? response.headers.get('x-trace-id')
  const report = (place: string) => reportBreach(operation, place, traceId)
  const early = operation in first.answers
  const known = early ? first : await laterShapes()
  const shape = known?.answers[operation]
  const breach =
    known && shape !== undefined
      ? breachOf(shape, value, { types: known.types, onBadRow: early ? report : undefined })
      : null
  if (breach === null && success === true) return
  report(breach ?? '.success')
  throw new ApiError({ status: 502, code: 'contract.breach', traceId })
}

/**
 * ADR 22: whether an event of the socket carries what the contract says; one that does not is reported. The
 * shapes came with an answer before the socket was opened; until then, and of an unknown type, it is taken.
 */
export function eventKeepsContract(event: { readonly type: string; readonly id: number }): boolean {
  const shape = here?.answers[event.type]
  if (!here || shape === undefined) return true
  const breach = breachOf(shape, event, { types: here.types })
  if (breach === null) return true
  reportBreach(event.type, breach, `event ${event.id}`)
  return false
}
