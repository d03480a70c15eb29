import type { Violation } from './violation.ts'

/** Deeper than any body of the contract, so that code that walks through the log needs no deeper stack. */
const MAX_DEPTH = 32

/** The first part of a JSON value that no schema can check: an infinite number, or too deep nesting. */
export function findUncheckableValue(value: unknown, path: string, depth = 0): Violation | null {
  if (typeof value === 'number') {
    const exact = Number.isInteger(value) ? Number.isSafeInteger(value) : Number.isFinite(value)
    return exact ? null : { path, reason: 'must be a number that can be held exactly' }
  }
  if (typeof value !== 'object' || value === null) return null
  if (depth === MAX_DEPTH) return { path: '/body', reason: 'is nested too deeply' }
  for (const [key, inner] of Object.entries(value)) {
    const oddity = findUncheckableValue(inner, `${path}/${key}`, depth + 1)
    if (oddity) return oddity
  }
  return null
}

/** A number in JSON notation without exponent, unlike `0x5`, `1e309` or ` 5`, which JavaScript accepts. */
const WRITTEN = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/

/** The first parameter that became a number although it was not written as one. */
export function findMalformedNumber(
  written: Readonly<Record<string, string | string[]>>,
  read: Readonly<Record<string, unknown>>,
  place: string,
): Violation | null {
  for (const [name, text] of Object.entries(written)) {
    const values = [read[name]].flat()
    for (const [index, one] of [text].flat().entries()) {
      const value: unknown = values[index]
      if (typeof value !== 'number') continue
      const path = `${place}/${name}`
      if (!WRITTEN.test(one)) return { path, reason: 'must be written as a plain number' }
      const oddity = findUncheckableValue(value, path)
      if (oddity) return oddity
    }
  }
  return null
}
