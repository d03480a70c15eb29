/** A console.error or an unhandled rejection fails the story that caused it. */
const caught: string[] = []

const describe = (part: unknown) => (part instanceof Error ? part.message : String(part))

/** Starts recording; the result stops it. */
export const listen = () => {
  const { console: sink } = window
  const original = sink.error
  caught.length = 0
  sink.error = (...parts: unknown[]) => {
    caught.push(parts.map(describe).join(' '))
    original.apply(sink, parts)
  }
  const onRejection = (event: PromiseRejectionEvent) => caught.push(describe(event.reason))
  window.addEventListener('unhandledrejection', onRejection)
  return () => {
    sink.error = original
    window.removeEventListener('unhandledrejection', onRejection)
  }
}

/** `expected` holds texts from `parameters.expectedErrors`, such as a caught crash. */
export const reportConsoleErrors = (expected: unknown) => {
  const known = Array.isArray(expected) ? expected.map(String) : []
  const surprises = caught.filter((text) => !known.some((part) => text.includes(part)))
  caught.length = 0
  if (surprises.length > 0) throw new Error(`The story was not silent:\n${surprises.join('\n')}`)
}
