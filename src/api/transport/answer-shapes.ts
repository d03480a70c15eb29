import { asText } from '#lib/read.ts'
import { reportOnce } from '#lib/report.ts'
import { withTimeout } from '#lib/with-timeout.ts'
import { shapes as first, type Shapes } from '#openapi/generated/shapes-first.ts'
import { ApiError } from './error.ts'
import { serverNow } from './server-time.ts'
import { findBreach } from './shape.ts'

/** The shapes are small and load once. An answer that would wait longer for them is accepted unchecked. */
const PATIENCE_MS = 10_000

/** A file of shapes, loaded once; null when its code fails to load. */
function later(load: () => Promise<{ shapes: Shapes }>) {
  let asked: Promise<Shapes | null> | undefined
  return (): Promise<Shapes | null> => {
    asked ??= withTimeout(load(), PATIENCE_MS).then(
      ({ shapes }) => shapes,
      () => {
        asked = undefined
        return null
      },
    )
    return asked
  }
}

/** The shapes of the calls that need no session. */
const openShapes = later(() => import('#openapi/generated/shapes-open.ts'))

/** The loaded shapes of members' calls and of events. */
let here: Shapes | null = null

/** Of members' calls and the events of the socket. */
export const memberShapes = later(async () => {
  const file = await import('#openapi/generated/shapes.ts')
  here = file.shapes
  return file
})

/** The file that knows the operation; members' calls are the last that can. */
async function shapesFor(operation: string): Promise<Shapes | null> {
  if (operation in first.answers) return first
  const open = here && operation in here.answers ? null : await openShapes()
  return open && operation in open.answers ? open : memberShapes()
}

/** Facts of an answer that its content does not have. */
interface AnswerFacts {
  /** `GET /wps/member/info`. */
  readonly operation: string
  /** When it came, by the server's clock. */
  readonly at: number
}

const answers = new WeakMap<Response, AnswerFacts>()

export const rememberAnswer = (response: Response, facts: AnswerFacts): void => {
  answers.set(response, facts)
}

export const factsOfAnswer = (response: Response): AnswerFacts =>
  answers.get(response) ?? { operation: '', at: serverNow() }

/** Says where an answer breaks the contract, once per place. */
function reportBreach(operation: string, place: string, traceId: string | null): void {
  reportOnce(operation + place, `${operation} breaks the contract at "${place}" (${traceId})`)
}

/**
 * ADR 22: throws when a success does not carry what the contract says. In what the first load reads, the
 * configuration, a bad row is left out instead, and a list that did not come is undefined (its readers have
 * defaults): one typing error must not close the portal.
 */
export async function assertShape(
  response: Response,
  { success, value, traceId: named }: Record<string, unknown>,
): Promise<void> {
  const { operation } = factsOfAnswer(response)
  const traceId = asText(named) ?? response.headers.get('x-trace-id')
  const report = (place: string) => reportBreach(operation, place, traceId)
  const known = await shapesFor(operation)
  const shape = known?.answers[operation]
  const breach =
    known && shape !== undefined
      ? findBreach(shape, value, {
          types: known.types,
          onBadRow: known === first ? report : undefined,
        })
      : null
  if (breach === null && success === true) return
  report(breach ?? '.success')
  throw new ApiError({ status: 502, code: 'contract.breach', traceId, operation })
}

/**
 * ADR 22: whether an event of the socket carries what the contract says; one that does not is reported. The
 * shapes came with an answer before the socket was opened; until then, and of an unknown type, it is taken.
 */
export function isValidEvent(event: { readonly type: string; readonly id: number }): boolean {
  const shape = here?.answers[event.type]
  if (!here || shape === undefined) return true
  const breach = findBreach(shape, event, { types: here.types })
  if (breach === null) return true
  reportBreach(event.type, breach, `event ${event.id}`)
  return false
}
