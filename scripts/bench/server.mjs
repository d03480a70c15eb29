// `npm run bench:server`: measures the fake backend's server under many sessions (--sessions 500, --calls 200,
// --processes 2).

import { duration, fail, main, needLockedNode, option } from '../say.mjs'
import { keepFigure } from './figures.mjs'

/** How much larger the heap may be in the last quarter of the calls than in the third. */
const GROWTH_LIMIT = 1.1

/** Rounds between two readings: each reading collects garbage, which takes a second. */
const READ_EVERY = 10

/** The sum of a metric over all processes. */
const sumOf = (metrics, name) =>
  metrics.find((one) => one.name === name)?.samples.reduce((sum, { value }) => sum + value, 0) ?? 0

await main(async () => {
  needLockedNode('bench:server')
  const sessions = Number(option('sessions') ?? 500)
  const calls = Number(option('calls') ?? 200)
  const processes = Number(option('processes') ?? 2)
  const { createWorld } = await import('#mocks/create-world.ts')
  const { startProcesses } = await import('../mock-processes.mjs')
  const { loadServer } = await import('./server-load.mjs')
  const games = createWorld({ clock: '2026-11-20T09:00:00Z' })
    .catalogue.all()
    .map(({ nodeId }) => nodeId)
  // Every process must have room for all sessions, because they are not spread evenly.
  const limits = { sessions: sessions * processes, bytes: 64 * 2 ** 30 }
  const server = await startProcesses({ processes, limits, nodeOptions: ['--expose-gc'] })
  const read = async () => {
    const headers = { accept: 'application/json' }
    return (await fetch(`${server.url}/__mock/metrics`, { headers })).json()
  }
  const memory = []
  const start = performance.now()
  let rounds = 0
  const onRound = async () => {
    rounds += 1
    if (rounds % READ_EVERY > 0) return
    const metrics = await read()
    memory.push(sumOf(metrics, 'nodejs_heap_size_used_bytes'))
  }
  let mistakes = []
  let figures = []
  let took = 0
  try {
    mistakes = await loadServer({ url: server.url, sessions, calls, games, onRound })
    took = performance.now() - start
    figures = await read()
  } finally {
    await server.close()
  }
  // The minimum of a quarter is what is retained between calls; everything above it belongs to calls in flight.
  const part = memory.length / 4
  const quarter = (at) => Math.min(...memory.slice(at * part, (at + 1) * part)) / 2 ** 20
  const resident = sumOf(figures, 'process_resident_memory_bytes') / 2 ** 20
  const [third, last] = [quarter(2), quarter(3)]
  keepFigure('server, ms per call', took / (sessions * calls))
  keepFigure('server, MiB held', last)
  console.log(
    `${sessions} sessions of ${calls} calls in ${processes} processes: ${duration(took)}, ${Math.round((sessions * calls * 1000) / took)} calls a second, ${mistakes.length} answers that were another's.`,
  )
  console.log(
    `What they hold: ${third.toFixed(0)} MiB in the third quarter of the calls, ${last.toFixed(0)} MiB in the last (limit ${GROWTH_LIMIT} times), ${resident.toFixed(0)} MiB resident; ${sumOf(figures, 'mock_sessions')} sessions in memory.`,
  )
  if (mistakes.length > 0) fail(`Not everybody's own: ${mistakes.slice(0, 5).join('; ')}.`)
  if (last > third * GROWTH_LIMIT)
    fail(`Memory grows from ${third.toFixed(0)} to ${last.toFixed(0)} MiB in the second half.`)
})
