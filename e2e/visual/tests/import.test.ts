// `--import` merges a saved review, and overwrites nothing silently.
import { expect, test } from 'vitest'
import { readBack } from '#e2e/visual/review/import.mjs'
import { commented, hashOf } from './sample-review.ts'

const accepted = { picture: hashOf('c'), verdict: 'accepted' } as const
const denied = { picture: hashOf('c'), verdict: 'denied', reason: 'No token' } as const
const earlier = { picture: hashOf('a'), verdict: 'accepted' } as const
const save = (given: object[], comments: object[] = []) => JSON.stringify({ given, comments })
const verdict = (was: object | undefined, now: object) => ({ story: 'a', mode: 'own', was, now })

test('a verdict replaces the one that its giver saw, here or not here', () => {
  const none = readBack(save([verdict(undefined, denied)]), { verdicts: {}, entries: [] })
  expect(none).toMatchObject({ verdicts: { a: { own: denied } }, given: 1, kept: [] })
  const here = { a: { own: earlier, day: accepted } }
  const replaced = readBack(save([verdict(earlier, denied)]), { verdicts: here, entries: [] })
  expect(replaced.verdicts).toEqual({ a: { own: denied, day: accepted } })
  expect(here.a.own).toBe(earlier)
})

test('a verdict that both sides have changed stays as it is here, and is told', () => {
  const here = { verdicts: { a: { own: accepted } }, entries: [] }
  expect(readBack(save([verdict(earlier, denied)]), here)).toEqual({
    verdicts: here.verdicts,
    given: 0,
    added: [],
    kept: ['a (own): here accepted, there denied: No token'],
  })
  expect(readBack(save([verdict(undefined, accepted)]), here)).toMatchObject({ given: 0, kept: [] })
})

test('comments are added by their IDs; one with another text is told', () => {
  const entries = [commented({})]
  const other = commented({ id: '2'.repeat(16), thread: '2'.repeat(16) })
  const changed = commented({ text: 'Wide' })
  const read = (...comments: object[]) => readBack(save([], comments), { verdicts: {}, entries })
  expect(read(commented({}), other)).toMatchObject({ added: [other], kept: [] })
  expect(read(changed)).toMatchObject({
    added: [],
    kept: [`comment ${changed.id} on a (own): another text there`],
  })
})

test.each([
  ['no JSON', '{', /no review\.json/],
  ['another file', '{"a":{"own":{}}}', /no review\.json/],
  ['null', 'null', /no review\.json/],
  ['a broken verdict', save([verdict(undefined, { picture: 'x' })]), /verdict 1\. Nothing/],
  [
    'a story of another kind',
    save([{ ...verdict(undefined, denied), story: '__proto__' }]),
    /verdict 1/,
  ],
  ['a broken comment', save([], [commented({}), commented({ by: '' })]), /comment 2\. Nothing/],
])('%s is refused in a sentence', (_, text, sentence) => {
  expect(() => readBack(text, { verdicts: {}, entries: [] })).toThrow(sentence)
})
