import { afterEach, expect, test } from 'vitest'
import { recentQueries } from '#features/play/lobby/catalogue/recent-queries.ts'
import { deviceStorage } from '#lib/storage.ts'

afterEach(() => recentQueries.clear())

test('F-01 the last eight searches are kept, latest first, without duplicates', () => {
  for (const query of 'a b c d e f g h i'.split(' ')) recentQueries.add(query)
  recentQueries.add('e')
  expect(recentQueries.list()).toEqual(['e', 'i', 'h', 'g', 'f', 'd', 'c', 'b'])
})

test('F-01 searches are trimmed and truncated', () => {
  recentQueries.add('  golden   delta ')
  recentQueries.add('   ')
  recentQueries.add('🎰'.repeat(80))
  expect(recentQueries.list()).toEqual(['🎰'.repeat(60), 'golden delta'])
})

test('F-01 all can be removed', () => {
  for (const query of ['one', 'two']) recentQueries.add(query)
  recentQueries.clear()
  expect(recentQueries.list()).toEqual([])
  expect(deviceStorage.get('recentSearches')).toBeNull()
})

test('F-01 the list is the same object until it changes, and then listeners are called', () => {
  recentQueries.add('one')
  expect(recentQueries.list()).toBe(recentQueries.list())
  let calls = 0
  const stop = recentQueries.subscribe(() => {
    calls += 1
  })
  recentQueries.add('two')
  stop()
  recentQueries.add('three')
  expect(calls).toBe(1)
})

test.each([
  ['no JSON', '{', []],
  ['no list', '{"0":"a","length":1}', []],
  ['entries that are not text', '["a",1,null,["b"],{"c":1}]', ['a']],
  ['blanks and duplicates', '["a"," a ","","  "]', ['a']],
  ['too many', JSON.stringify([...'abcdefghijkl']), [...'abcdefgh']],
])('D-095 %s in the storage', (_, text, expected) => {
  deviceStorage.set('recentSearches', text)
  expect(recentQueries.list()).toEqual(expected)
})
