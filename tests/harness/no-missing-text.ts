import { afterEach, expect } from 'vitest'

/** The keys that the portal has reported since the last test. All files of a worker share the list. */
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

// D-004: a missing text fails the test that rendered it.
afterEach(() => {
  expect(missing.splice(0), 'texts that were not there').toEqual([])
})
