// Reduces a failing series of calls to the smallest one that fails in the same way.

const isFields = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Values that are one step simpler than this one. */
function* simplerValues(value) {
  if (Array.isArray(value)) {
    for (const at of value.keys()) yield value.toSpliced(at, 1)
    for (const [at, inner] of value.entries())
      for (const one of simplerValues(inner)) yield value.with(at, one)
  } else if (isFields(value)) {
    for (const key of Object.keys(value)) {
      const { [key]: _, ...others } = value
      yield others
    }
    for (const [key, inner] of Object.entries(value))
      for (const one of simplerValues(inner)) yield { ...value, [key]: one }
  } else if (typeof value === 'string' && value.length > 1) {
    yield value.slice(0, Math.ceil(value.length / 2))
    yield value.slice(0, -1)
  } else if (typeof value === 'number' && value !== 0) {
    yield 0
    yield Math.trunc(value / 2)
  }
}

/** Calls that are one step simpler than this one. */
function* simplerCalls(call) {
  for (const at of call.query.keys()) yield { ...call, query: call.query.toSpliced(at, 1) }
  if (call.token) yield { ...call, token: false }
  if (call.body !== undefined) for (const body of simplerValues(call.body)) yield { ...call, body }
  for (const [at, [name, text]] of call.query.entries())
    for (const one of simplerValues(text))
      yield { ...call, query: call.query.with(at, [name, one]) }
}

/**
 * @param calls a series whose last call fails
 * @param fails runs a series in a world of its own and returns whether it fails in the same way
 * @param options `whole` keeps the last call unchanged; `most` limits the number of runs
 */
export async function shrink(calls, fails, { whole = false, most = 400 } = {}) {
  let left = most
  const stillFails = async (series) => left-- > 0 && (await fails(series))
  let [last] = calls.slice(-1)
  let before = calls.slice(0, -1)
  for (let size = before.length; size >= 1; size = Math.floor(size / 2)) {
    for (let at = 0; at < before.length; ) {
      const fewer = before.toSpliced(at, size)
      if (await stillFails([...fewer, last])) before = fewer
      else at += size
    }
  }
  for (let found = !whole; found; ) {
    found = false
    for (const simpler of simplerCalls(last)) {
      if (!(await stillFails([...before, simpler]))) continue
      last = simpler
      found = true
      break
    }
  }
  return [...before, last]
}
