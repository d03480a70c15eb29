import { expect, test } from 'vitest'
import { pseudo } from '#mocks/world/core/pseudo.ts'

test('is accented, longer, and whole between brackets', () => {
  expect(pseudo('Log in')).toBe('[Ļöĝ îñ öñé]')
  expect(pseudo('a'.repeat(100))).toHaveLength(142)
})

test('does not change variables, placeholders, tags and entities', () => {
  const text = 'Hi {{name}}, <b>{days} days</b> <a href="/help">left</a> &amp; more'
  for (const kept of ['{{name}}', '<b>', '{days}', '</b>', '<a href="/help">', '&amp;'])
    expect(pseudo(text)).toContain(kept)
})

test('does not change a text without words', () => {
  expect(['', '৳1,200.00', '10:30'].map(pseudo)).toEqual(['', '৳1,200.00', '10:30'])
})
