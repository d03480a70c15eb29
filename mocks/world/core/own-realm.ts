// Test runners such as Jest and Vitest's `vmThreads` run a file in its own realm but lend it the `structuredClone` of
// another one. Its copies are not plain objects there, and @msw/data refuses them. Import before rows are made.

/** A copy of plain objects and lists that belongs to this realm; anything else stays. */
function here(value: unknown): unknown {
  if (Array.isArray(value)) return Array.from(value, here)
  if (Object.prototype.toString.call(value) !== '[object Object]') return value
  const entries = Object.entries(value as object)
  return Object.fromEntries(entries.map(([key, inner]) => [key, here(inner)]))
}

const lent = globalThis.structuredClone
if (lent && Object.getPrototypeOf(lent({})) !== Object.prototype)
  globalThis.structuredClone = <T>(value: T, options?: StructuredSerializeOptions): T =>
    here(lent(value, options)) as T
