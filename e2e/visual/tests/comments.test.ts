// The file of comments: sorted lines, of which none is ever lost.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { addComments, type Entry, isEntry, readComments } from '#e2e/visual/review/comments.mjs'

const folder = mkdtempSync(join(tmpdir(), 'comments-'))
const file = join(folder, 'comments.jsonl')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const comment = (id: string, part: Partial<Entry> = {}): Entry => ({
  story: 'ui-button--primary',
  mode: 'own',
  thread: id.repeat(16),
  at: '2026-11-28T10:00:00.000Z',
  id: id.repeat(16),
  by: 'Ada',
  text: 'Too close',
  picture: 'c'.repeat(24),
  place: [2, 3],
  ...part,
})
const answer = (id: string, thread: string, part: Partial<Entry> = {}): Entry => {
  const { picture, place, ...rest } = comment(id, { thread: thread.repeat(16), ...part })
  return rest
}
const linesOf = () => readFileSync(file, 'utf8').trimEnd().split('\n')

test('whatever the order of writing, the file is sorted, and reading gives what was written', () => {
  const entries = [
    comment('b'),
    comment('a', { story: 'ui-badge--new' }),
    answer('d', 'b', { at: '2026-11-28T12:00:00.000Z' }),
    answer('c', 'b', { at: '2026-11-28T11:00:00.000Z' }),
  ]
  for (const entry of entries) addComments([entry], file)
  expect(linesOf()).toEqual(linesOf().toSorted())
  const read = readComments(file)
  expect(read.troubles).toEqual([])
  expect(read.entries.map(({ id }) => id[0])).toEqual(['a', 'b', 'c', 'd'])
  expect(read.entries[1]).toEqual(entries[0])
})

test('lines that a merge has left in another order are sorted by the next one', () => {
  writeFileSync(file, linesOf().toReversed().join('\n'))
  addComments([answer('e', 'b')], file)
  expect(linesOf()).toHaveLength(5)
  expect(linesOf()).toEqual(linesOf().toSorted())
})

test('what git or a hand has broken is told by line, and stays when something is written', () => {
  const [first = ''] = linesOf()
  const broken = ['<<<<<<< HEAD', first, first.replace('Too close', 'Fine'), '{"story":1}', '']
  const orphan = JSON.stringify(answer('e', 'f'))
  writeFileSync(file, [...broken, orphan].join('\n'))
  const { entries, troubles } = readComments(file)
  expect(entries).toHaveLength(2)
  expect(troubles.map((one) => one.split('. ')[0])).toEqual([
    'Line 1 is no comment',
    `Line 3 has the ID of another comment, ${'a'.repeat(16)}`,
    'Line 4 is no comment',
    `The comment that ${'e'.repeat(16)} answers, ${'f'.repeat(16)}, is missing`,
  ])
  addComments([comment('0')], file)
  expect(linesOf()).toEqual([...broken, JSON.stringify(comment('0')), orphan])
})

test.each<[why: string, part: object]>([
  ['without a name', { by: ' ' }],
  ['with a place outside', { place: [-1, 0] }],
  ['with a place of text', { place: ['1', '2'] }],
  ['of no time', { at: '2026-13-45T00:00:00Z' }],
  ['too long', { text: 'x'.repeat(2001) }],
  ['with a picture of elsewhere', { picture: '../../secret' }],
  ['that is a picture in an answer', { thread: 'b'.repeat(16) }],
])('a comment %s is none', (_, part) => {
  expect(isEntry(comment('a'))).toBe(true)
  expect(isEntry({ ...comment('a'), ...part })).toBe(false)
})
