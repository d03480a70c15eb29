import { createEmitter } from '#mocks/world/core/emitter.ts'
import type { OperationId } from '#openapi/generated/operations.ts'
import { checkTarget, isTarget } from './target.ts'

/** Where a call waits: before its handler, or after it and before its answer. */
export type HoldPoint = 'request' | 'answer'

/** The end of a call's wait. `edit` replaces parts of its request, or its whole answer. */
export type Decision =
  | { readonly action: 'continue' | 'twice'; readonly edit?: unknown }
  /** The caller gets a network error. */
  | { readonly action: 'drop' }
  /** The caller gets a fault by its name in a link: `503`, `code=wallet.insufficient`. */
  | { readonly action: 'fail'; readonly fault: string }

/** Stops calls until the tester or a program decides about each. */
interface Breakpoint {
  readonly id: number
  /** An operation, a tag, or `all`. */
  readonly target: string
  readonly point: HoldPoint
  /** Real time after which a call continues unchanged. */
  readonly seconds: number
}

export interface WaitingCall {
  readonly id: number
  readonly breakpoint: number
  readonly operationId: OperationId
  readonly point: HoldPoint
  /** Real time since it stopped. */
  readonly ms: number
  /** Its request (path, query, body) or its answer (status, body), as an edit may replace it. */
  readonly content: unknown
}

/** A call on its way. `Accepted` is a decision that was checked. */
interface PassingCall<Accepted> extends Pick<WaitingCall, 'operationId' | 'point'> {
  readonly signal: AbortSignal
  read(): Promise<unknown>
  /** Throws an error with a sentence if the decision is impossible or its edit breaks the contract. */
  accept(decision: Decision): Accepted
}

/** How a call left. */
interface Passed<Accepted> {
  readonly accepted: Accepted
  /** left: its caller gave up. */
  readonly by: 'decision' | 'timeout' | 'left'
}

/** The calls that one breakpoint stops. */
interface Hold {
  readonly id: number
  /** Number of calls that wait now. A call that its caller gives up leaves. */
  readonly waiting: number
  /** Resolves when at least `count` calls wait. */
  arrived(count?: number): Promise<void>
  /** Decides about the call that has waited longest; it continues by default. Throws if none waits. */
  next(decision?: Decision): void
  /** Lets all calls continue and stops no later one. */
  release(): void
}

export interface Breakpoints {
  list(): readonly Breakpoint[]
  /** In the order of their arrival. */
  waiting(): readonly WaitingCall[]
  /** Stops each call of an operation, a tag or `all` from now on. Throws for another target. */
  set(target: string, point?: HoldPoint, seconds?: number): Hold
  /** Throws when no such call waits or the decision is refused; then the call keeps waiting. */
  decide(call: number, decision: Decision): void
  /** Throws like `decide`, and changes nothing. */
  check(call: number, decision: Decision): void
  /** Removes a breakpoint, or all; the calls that it stopped continue. Throws when no breakpoint has this id. */
  remove(id?: number): void
  /** Called when a breakpoint or the calls that wait change. */
  onChange(listener: () => void): () => void
  /** Resolves at once with null for a call that nothing stops. */
  pass<Accepted>(call: PassingCall<Accepted>): Promise<Passed<Accepted> | null>
}

/** A person looks at a call for about a minute. */
const HOLD_SECONDS = 60
const MAX_HOLD_SECONDS = 3600

interface Entry extends Omit<WaitingCall, 'ms'> {
  readonly since: number
  accept(decision: Decision): unknown
  /** Leaves the list, unless the decision is refused. */
  leave(decision: Decision, by: Passed<unknown>['by']): void
}

const CONTINUE: Decision = { action: 'continue' }

/** The breakpoints of a world. A call stops at the first one that applies to it. */
export function createBreakpoints(): Breakpoints {
  const breakpoints = new Map<number, Breakpoint>()
  const queue = new Map<number, Entry>()
  const changes = createEmitter()
  let lastBreakpoint = 0
  let lastCall = 0
  const stoppedBy = (id: number) => [...queue.values()].filter((call) => call.breakpoint === id)

  const wait = <Accepted>(call: PassingCall<Accepted>, at: Breakpoint, content: unknown) =>
    new Promise<Passed<Accepted>>((resolve) => {
      const { operationId, point, signal, accept } = call
      lastCall += 1
      const id = lastCall
      const leave: Entry['leave'] = (decision, by) => {
        const accepted = accept(decision)
        clearTimeout(timer)
        signal.removeEventListener('abort', giveUp)
        queue.delete(id)
        changes.emit()
        resolve({ accepted, by })
      }
      const giveUp = () => leave(CONTINUE, 'left')
      const timer = setTimeout(() => leave(CONTINUE, 'timeout'), at.seconds * 1000)
      signal.addEventListener('abort', giveUp)
      const since = performance.now()
      queue.set(id, { id, breakpoint: at.id, operationId, point, content, since, accept, leave })
      changes.emit()
    })

  const find = (call: number): Entry => {
    const entry = queue.get(call)
    if (!entry) throw new RangeError(`No call ${call} waits.`)
    return entry
  }
  const remove = (id: number) => {
    breakpoints.delete(id)
    for (const call of stoppedBy(id)) call.leave(CONTINUE, 'decision')
    changes.emit()
  }

  return {
    list: () => [...breakpoints.values()],
    waiting: () =>
      [...queue.values()].map(({ since, accept: _accept, leave: _leave, ...call }) => ({
        ...call,
        ms: Math.round(performance.now() - since),
      })),
    set(target, point = 'request', seconds = HOLD_SECONDS) {
      checkTarget(target)
      if (!(seconds > 0 && seconds <= MAX_HOLD_SECONDS))
        throw new RangeError(`The time limit must be above 0 and up to ${MAX_HOLD_SECONDS} s.`)
      lastBreakpoint += 1
      const id = lastBreakpoint
      breakpoints.set(id, { id, target, point, seconds })
      changes.emit()
      return {
        id,
        get waiting() {
          return stoppedBy(id).length
        },
        arrived: (count = 1) =>
          new Promise((resolve) => {
            const check = () => {
              if (stoppedBy(id).length < count) return
              stop()
              resolve()
            }
            const stop = changes.on(check)
            check()
          }),
        next(decision = CONTINUE) {
          const [first] = stoppedBy(id)
          if (!first) throw new RangeError(`No call of ${target} waits.`)
          first.leave(decision, 'decision')
        },
        release: () => remove(id),
      }
    },
    decide: (call, decision) => find(call).leave(decision, 'decision'),
    check(call, decision) {
      find(call).accept(decision)
    },
    remove(id) {
      if (id !== undefined && !breakpoints.has(id))
        throw new RangeError(`There is no breakpoint ${id}.`)
      for (const one of id === undefined ? [...breakpoints.keys()] : [id]) remove(one)
    },
    onChange: changes.on,
    async pass(call) {
      const { operationId, point, signal } = call
      const at = [...breakpoints.values()].find(
        (one) => one.point === point && isTarget(one.target, operationId),
      )
      if (!at || signal.aborted) return null
      const content = await call.read()
      const isGone = !breakpoints.has(at.id) || signal.aborted
      return isGone ? null : wait(call, at, content)
    },
  }
}
