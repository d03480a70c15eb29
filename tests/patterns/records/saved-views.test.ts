import { beforeEach, expect, test } from 'vitest'
import { deviceStorage } from '#lib/storage.ts'
import { normalizeName, sameView, savedViews } from '#patterns/records/saved-views.ts'

const KEY = 'savedViews:people'
const view = { density: 'compact', hidden: ['mobile'] } as const

beforeEach(() => deviceStorage.remove(KEY))

test('F-46 a view is saved by name, the same name replaces it, and the thirteenth removes the first', () => {
  savedViews.save('people', { name: '  Big   balances ', search: { sort: 'balance' }, view })
  expect(savedViews.list('people')).toEqual([
    { name: 'Big balances', search: { sort: 'balance' }, view },
  ])
  savedViews.save('people', { name: 'Big balances', search: {}, view: { density: 'compact' } })
  expect(savedViews.list('people')).toEqual([
    { name: 'Big balances', search: {}, view: { density: 'compact' } },
  ])
  for (let index = 1; index <= 12; index += 1)
    savedViews.save('people', { name: `View ${index}`, search: {}, view })
  const names = savedViews.list('people').map(({ name }) => name)
  expect(names).toHaveLength(12)
  expect(names).not.toContain('Big balances')
  savedViews.remove('people', 'View 12')
  expect(savedViews.list('people')).toHaveLength(11)
  expect(savedViews.list('others')).toEqual([])
})

test('F-46 a view is renamed in place, and replaces one with that name', () => {
  for (const name of ['One', 'Two', 'Three']) savedViews.save('people', { name, search: {}, view })
  const names = () => savedViews.list('people').map(({ name }) => name)
  savedViews.rename('people', 'One', '  First ')
  expect(names()).toEqual(['First', 'Two', 'Three'])
  savedViews.rename('people', 'Three', 'Two')
  expect(names()).toEqual(['First', 'Two'])
  savedViews.rename('people', 'Two', ' ')
  savedViews.rename('people', 'Nobody', 'Four')
  expect(names()).toEqual(['First', 'Two'])
})

test('F-46 foreign data in the storage is ignored, without losing other views', () => {
  const good = { name: 'Agents', search: { kind: 'agent', n: 3 }, view: { density: 'comfortable' } }
  const bad = [
    null,
    7,
    [],
    { name: '', search: {}, view },
    { name: 'x', view: { density: 'huge' } },
  ]
  deviceStorage.set(KEY, JSON.stringify([...bad, good]))
  expect(savedViews.list('people')).toEqual([
    { name: 'Agents', search: { kind: 'agent' }, view: { density: 'comfortable' } },
  ])
  deviceStorage.set(KEY, '{')
  expect(savedViews.list('people')).toEqual([])
})

test('F-46 two views are equal whatever the order of their properties', () => {
  const one = { search: { a: '1', b: '2' }, view: { ...view, hidden: ['x', 'y'] } }
  expect(sameView(one, { search: { b: '2', a: '1' }, view: { ...view, hidden: ['y', 'x'] } })).toBe(
    true,
  )
  expect(sameView(one, { ...one, search: { a: '1' } })).toBe(false)
  expect(normalizeName(' a  b ')).toBe('a b')
})
