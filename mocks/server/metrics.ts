import type { LogEntry } from '#mocks/world/core/log.ts'

interface Sample {
  readonly labels: Readonly<Record<string, string>>
  readonly value: number
  /** A summary has two kinds of samples. */
  readonly suffix?: '_sum' | '_count'
}

export interface Metric {
  readonly name: string
  readonly type: 'gauge' | 'counter' | 'summary'
  readonly help: string
  readonly samples: readonly Sample[]
}

/** The server's current knowledge of its sessions. */
export interface SessionFigures {
  readonly sessions: number
  readonly bytes: number
  readonly dropped: Readonly<Record<string, number>>
}

/** Prometheus' text format, version 0.0.4. */
export const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8'

const escaped = (value: string) =>
  value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')

function lineOf(name: string, { labels, value, suffix }: Sample): string {
  const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escaped(text)}"`)
  return `${name}${suffix ?? ''}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${value}`
}

/** Metrics in the format of Prometheus. */
export const formatMetrics = (metrics: readonly Metric[]): string =>
  metrics
    .flatMap(({ name, type, help, samples }) => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} ${type}`,
      ...samples.map((sample) => lineOf(name, sample)),
    ])
    .map((line) => `${line}\n`)
    .join('')

/**
 * The metrics of several processes as those of one server, with the process as a label. Null is a process that is not
 * running.
 */
export function joinMetrics(processes: readonly (readonly Metric[] | null)[]): Metric[] {
  const joined = new Map<string, Metric>()
  for (const [at, metrics] of processes.entries()) {
    for (const metric of metrics ?? []) {
      const own = metric.samples.map((one) => ({
        ...one,
        labels: { process: String(at + 1), ...one.labels },
      }))
      const before = joined.get(metric.name)?.samples ?? []
      joined.set(metric.name, { ...metric, samples: [...before, ...own] })
    }
  }
  return [...joined.values()]
}

const single = (type: Metric['type'], name: string, help: string, value: number): Metric => ({
  name,
  type,
  help,
  samples: [{ labels: {}, value }],
})

export interface Meter {
  note(call: LogEntry): void
  metrics(figures: SessionFigures): Metric[]
}

/** Counts the calls of all worlds and their duration in seconds. */
export function createMeter(): Meter {
  const answered = new Map<string, number>()
  const operations = new Map<string, { seconds: number; calls: number; longest: number }>()

  const slowest = () =>
    [...operations].reduce(
      (worst, [operation, { longest }]) =>
        longest > worst.longest ? { operation, longest } : worst,
      { operation: 'none', longest: 0 },
    )
  const byOperation = (): Sample[] =>
    [...operations].flatMap(([operation, { seconds, calls }]) => [
      { suffix: '_sum', labels: { operation }, value: seconds },
      { suffix: '_count', labels: { operation }, value: calls },
    ])

  return {
    note({ operationId, status, ms }) {
      const answer = status === 0 ? 'none' : `${Math.floor(status / 100)}xx`
      answered.set(answer, (answered.get(answer) ?? 0) + 1)
      const name = operationId ?? 'unknown'
      const before = operations.get(name) ?? { seconds: 0, calls: 0, longest: 0 }
      const seconds = ms / 1000
      operations.set(name, {
        seconds: before.seconds + seconds,
        calls: before.calls + 1,
        longest: Math.max(before.longest, seconds),
      })
    },
    metrics({ sessions, bytes, dropped }) {
      const { operation, longest } = slowest()
      // With --expose-gc: the heap in use after a garbage collection.
      globalThis.gc?.()
      const { rss, heapUsed } = process.memoryUsage()
      const { user, system } = process.cpuUsage()
      const cpu = (user + system) / 1_000_000
      return [
        single('gauge', 'mock_sessions', 'Sessions in memory.', sessions),
        single('gauge', 'mock_session_bytes', 'What their worlds weigh.', bytes),
        {
          ...single('counter', 'mock_sessions_dropped_total', 'Sessions let go, by reason.', 0),
          samples: Object.entries(dropped).map(([reason, value]) => ({
            labels: { reason },
            value,
          })),
        },
        {
          ...single('counter', 'mock_calls_total', 'Calls, by the class of their answer.', 0),
          samples: [...answered].map(([answer, value]) => ({ labels: { answer }, value })),
        },
        {
          ...single('summary', 'mock_call_seconds', 'Time until the answer, by operation.', 0),
          samples: byOperation(),
        },
        {
          ...single('gauge', 'mock_slowest_call_seconds', 'The slowest call since the start.', 0),
          samples: [{ labels: { operation }, value: longest }],
        },
        single('gauge', 'process_resident_memory_bytes', 'Resident memory.', rss),
        single('gauge', 'nodejs_heap_size_used_bytes', 'Memory that JavaScript uses.', heapUsed),
        single('counter', 'process_cpu_seconds_total', 'Processor time used.', cpu),
        single('gauge', 'process_uptime_seconds', 'Time since the start.', process.uptime()),
      ]
    },
  }
}
