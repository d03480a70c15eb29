import { afterEach, expect } from 'vitest'

/** What the portal reported since the last test; one list for all files of a worker. */
const missing: string[] = Reflect.get(console, 'missingTexts') ?? []

if (!Reflect.has(console, 'missingTexts')) {
  const { error } = console
  Reflect.set(console, 'missingTexts', missing)
  console.error = (...parts: unknown[]) => {
    const line = String(parts[0])
    if (line.startsWith('There is no text ')) missing.push(line)
    error.apply(console, parts)
  }
}

// D-004: a dash in the place of a text fails the test that drew it.
afterEach(() => {
  expect(missing.splice(0), 'texts that were not there').toEqual([])
})
