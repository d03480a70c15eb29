/** `portal-sdk/mocks/control`: drives a running `npm run mock` from tests and tools (`openapi/control.yaml`). */
import createClient from 'openapi-fetch'
import type { components, paths } from '#openapi/generated/control.ts'

type Schemas = components['schemas']
export type Snapshot = Schemas['Snapshot']

/** A refusal of the control interface, with the server's sentence as its message. */
export class ControlError extends Error {
  override readonly name = 'ControlError'
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

interface Answer<Value> {
  data?: Value
  error?: Partial<Schemas['Refusal']> | string
  response: Response
}

async function answerOf<Value>(call: Promise<Answer<Value>>): Promise<Value> {
  const { data, error, response } = await call
  if (response.ok && data !== undefined) return data
  const sentence = typeof error === 'object' ? error.message : null
  throw new ControlError(response.status, sentence ?? `${response.url} answered ${response.status}`)
}

/** The parts of a link, or of names alone; the server checks them. */
const partsOf = (link: string): Schemas['WorldRequest'] =>
  link.startsWith('?') ? Object.fromEntries(new URLSearchParams(link)) : { scenario: link }

const WAITING = '/__mock/breakpoints/waiting/{id}'

export interface ControlOptions {
  /** The session whose world is controlled; without it the shared world. */
  readonly session?: string | undefined
  /** The server's token, if it requires one. */
  readonly token?: string | undefined
}

export type Control = ReturnType<typeof createControl>

/** The controls of the fake backend at this address: `createControl('http://127.0.0.1:4010', { session: 'mine' })`. */
export function createControl(baseUrl: string, { session, token }: ControlOptions = {}) {
  const client = createClient<paths>({
    baseUrl,
    headers: { 'x-mock-session': session, 'x-mock-token': token },
  })
  const world = '/__mock/world'
  const recording = '/__mock/recording'
  const clock = async (body: Schemas['ClockRequest']) =>
    (await answerOf(client.PUT('/__mock/clock', { body }))).now

  return {
    /** Whether the server runs. */
    isHealthy: async () => (await client.GET('/__mock/health')).response.ok,
    /** Whether the server accepts calls. */
    isReady: async () => (await client.GET('/__mock/ready')).response.ok,
    /** The sessions in memory, the one used last first. */
    sessions: () => answerOf(client.GET('/__mock/sessions')),
    scenarios: () => answerOf(client.GET('/__mock/scenarios')),
    /** The last calls, newest last. */
    log: () => answerOf(client.GET('/__mock/log')),
    /** Returns to the moment before a call of the log, by its number `n`; resolves with the time in the world. */
    back: async (id: number) =>
      (await answerOf(client.POST('/__mock/log/{id}/back', { params: { path: { id } } }))).now,
    world: {
      /** Its link, and the visitor who is logged in at its beginning. */
      get: () => answerOf(client.GET(world)),
      /** Begins another world: `'member+slow'`, `'?scenario=member&seed=3'` or `{ scenario: 'member', seed: 3 }`. */
      open(link: string | Schemas['WorldRequest']) {
        return answerOf(
          client.PUT(world, { body: typeof link === 'string' ? partsOf(link) : link }),
        )
      },
    },
    clock: {
      /** Stops the clock at an ISO time. Both resolve with the time in the world, epoch ms. */
      set: (moment: string) => clock({ set: moment }),
      /** Moves the clock on: `'90m'`, `'1d'`. */
      advance: (by: string) => clock({ advance: by }),
    },
    /** Lets calls fail from now on: `'getBalance:503*1,wallet:slow'`; `''` lifts all. */
    faults: async (fault: string) =>
      (await answerOf(client.PUT('/__mock/faults', { body: { fault } }))).fault,
    breakpoints: {
      /** The breakpoints, and the calls that wait. */
      list: () => answerOf(client.GET('/__mock/breakpoints')),
      /** Stops calls from now on: `set('createDeposit')`, `set('wallet', { point: 'answer', seconds: 10 })`. */
      set: (target: string, options: Omit<Schemas['BreakpointRequest'], 'target'> = {}) =>
        answerOf(client.POST('/__mock/breakpoints', { body: { target, ...options } })),
      /** Decides about a waiting call: `{ action: 'continue' }`, `{ action: 'fail', fault: '503' }`. */
      decide: (id: number, decision: Schemas['Decision']) =>
        answerOf(client.POST(WAITING, { params: { path: { id } }, body: decision })),
      /** Removes a breakpoint, or all; the calls that it stopped continue. */
      remove: (id?: number) =>
        answerOf(
          id === undefined
            ? client.DELETE('/__mock/breakpoints')
            : client.DELETE('/__mock/breakpoints/{id}', { params: { path: { id } } }),
        ),
    },
    recording: {
      /** The recording from which the world answers; null without one. */
      get: async () => (await answerOf(client.GET(recording))).recording,
      /** Answers from a HAR from now on. `repeat` says what a repeated call gets. */
      load: async (har: Schemas['Har'], query: { name?: string; repeat?: 'next' | 'same' } = {}) =>
        (await answerOf(client.PUT(recording, { params: { query }, body: har }))).recording,
      remove: async () => (await answerOf(client.DELETE(recording))).recording,
    },
    /** Everything that the world remembers. */
    snapshot: () => answerOf(client.GET('/__mock/snapshot')),
    /** Restores the snapshot of a world of the same link. */
    restore: async (snapshot: Snapshot) =>
      (await answerOf(client.PUT('/__mock/snapshot', { body: snapshot }))).link,
  }
}
