// Runs several processes of the fake backend behind one address.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { createLink } from '#mocks/scenarios/link.ts'
import { tokenFor } from '#mocks/server/gate.ts'
import { LIMITS } from '#mocks/server/limits.ts'
import { startRouter } from './mock-router.mjs'
import { inRoot } from './say.mjs'

/** The delay before a process that failed to start is tried again, in ms. */
const PAUSE = 1000

/** Starts a process and resolves with its port once it answers; rejects if it exits before. */
async function startWorker(worker, { nodeOptions = [], ...options }) {
  const child = fork(inRoot('scripts', 'mock-worker.mjs'), { execArgv: nodeOptions })
  worker.child = child
  child.send(options)
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`A process of the fake backend ended at its start (${code}).`)
  })
  ended.catch(() => undefined)
  const [{ port }] = await Promise.race([once(child, 'message'), ended])
  worker.port = port
}

/** Restarts a process until it is stopped. */
async function keepRunning(worker, options, isStopping) {
  await once(worker.child, 'exit')
  worker.port = null
  while (!isStopping() && worker.port === null) {
    console.error('A process of the fake backend ended and is started again.')
    await startWorker(worker, options).catch(() => setTimeout(PAUSE))
  }
  if (!isStopping()) await keepRunning(worker, options, isStopping)
}

/** Each process gets its share of the server's limits. */
const partOf = (limits, processes) => {
  const { sessions, bytes, idle } = { ...LIMITS, ...limits }
  return { sessions: Math.ceil(sessions / processes), bytes: bytes / processes, idle }
}

/**
 * Runs the fake backend in several processes; each session stays in one of them. Throws a sentence for an invalid link
 * or token.
 * @param {import('#mocks/server.ts').ServerOptions & { processes: number, nodeOptions?: string[] }} options
 */
export async function startProcesses({ processes, port = 0, host = '127.0.0.1', ...options }) {
  createLink(options)
  const token = tokenFor(host, options.token)
  const limits = partOf(options.limits, processes)
  const settings = { ...options, limits, token: token ?? undefined }
  /** @type {{ port: number | null, child: import('node:child_process').ChildProcess | null }[]} */
  const workers = Array.from({ length: processes }, () => ({ port: null, child: null }))
  let stopping = false
  const stop = async () => {
    stopping = true
    const running = workers.flatMap(({ child }) =>
      child?.exitCode === null && child.signalCode === null ? [child] : [],
    )
    await Promise.all(
      running.map((child) => {
        const ended = once(child, 'exit')
        if (child.connected) child.disconnect()
        return ended
      }),
    )
  }
  try {
    await Promise.all(workers.map((worker) => startWorker(worker, settings)))
    for (const worker of workers) void keepRunning(worker, settings, () => stopping)
    const ports = () => workers.map((worker) => worker.port)
    const router = await startRouter({ ports, token, port, host })
    return {
      port: router.port,
      url: router.url,
      token,
      workers,
      close: async () => {
        await router.close()
        await stop()
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}
