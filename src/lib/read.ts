/** Readers for untrusted values: they answer the expected shape or a fallback, and never throw. */
export const asArray = <T>(value: readonly T[] | null | undefined): readonly T[] =>
  Array.isArray(value) ? value : []

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const asText = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null
