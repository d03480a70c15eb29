import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => join('src', name))
  .filter((path) => /^src\/(features|entities)\//.test(path))

/** A feature's folder, src/features/<audience>/<name>, or src/entities/<name>. */
const roomOf = (path: string) =>
  path
    .split('/')
    .slice(0, path.startsWith('src/features/') ? 4 : 3)
    .join('/')

test('every table has a fixed column, so that the important one stays in view', () => {
  const text = new Map(sources.map((path) => [path, readFileSync(path, 'utf8')]))
  const withTables = sources.filter((path) => /<(DataTable|Records)\b/.test(text.get(path) ?? ''))
  const without = withTables.filter(
    (path) =>
      !sources.some(
        (one) => dirname(one).startsWith(roomOf(path)) && /fixed: /.test(text.get(one) ?? ''),
      ),
  )
  expect(withTables.length).toBeGreaterThan(10)
  expect(without).toEqual([])
})
