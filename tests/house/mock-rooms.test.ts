import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findSubpath } from '#scripts/check/graph.mjs'
import { checkImports } from '#scripts/check/import-graph.mjs'
import { ROOMS } from '../../.dependency-cruiser.mjs'
import manifest from '../../package.json' with { type: 'json' }

const WORLD = 'mocks/world/'

/** A module of each room of the fake backend, from the bottom to the top; each is used by the next. */
const ROOMS_UPWARDS = [
  `${WORLD}core/amount.ts`,
  'mocks/catalogue/types.ts',
  'mocks/faults/fault.ts',
  'mocks/scenarios/conditions.ts',
  `${WORLD}world-types.ts`,
  'mocks/merchant/settings.ts',
  'mocks/games/rule.ts',
  'mocks/content/text.ts',
  'mocks/art/painters.ts',
  `${WORLD}messages/inbox.ts`,
  `${WORLD}ledger/ledger.ts`,
  `${WORLD}play/bets.ts`,
  `${WORLD}people/points.ts`,
  `${WORLD}money/deposits.ts`,
  `${WORLD}agents/team.ts`,
  `${WORLD}registration/register.ts`,
  `${WORLD}jobs/settle-due.ts`,
  `${WORLD}seed/seed.ts`,
  'mocks/factories/deposit.ts',
  'mocks/contract/operation.ts',
  'mocks/handlers/all.ts',
  'mocks/create-world.ts',
]

/** Rooms on the same level, which must not import each other. */
const APART = [
  ['mocks/faults/fault.ts', 'mocks/catalogue/types.ts'],
  ['mocks/har/player.ts', 'mocks/faults/fault.ts'],
  ['mocks/scenarios/conditions.ts', 'mocks/catalogue/types.ts'],
  ['mocks/factories/deposit.ts', `${WORLD}seed/seed.ts`],
  ['mocks/boot/enter.ts', 'mocks/handlers/all.ts'],
  ['mocks/qa-panel/panel.tsx', 'mocks/handlers/all.ts'],
  ['mocks/server/http.ts', `${WORLD}ledger/ledger.ts`],
  ['mocks/pages/demo.ts', 'mocks/content/text.ts'],
  ['mocks/art/make/glyphs.mjs', 'mocks/factories/deposit.ts'],
  ['mocks/mcp/tool.ts', 'mocks/handlers/all.ts'],
] as const

const base = mkdtempSync(join(tmpdir(), 'mock-rooms-'))
afterAll(() => rmSync(base, { recursive: true, force: true }))

const put = (path: string, imports: string | null) => {
  mkdirSync(dirname(join(base, path)), { recursive: true })
  const code = imports === null ? 'export const it = 1' : `import '${findSubpath(imports)}'`
  writeFileSync(join(base, path), code)
}
const besides = (path: string) => path.replace(/[^/]+$/, 'breach.ts')

test('no room of the fake backend imports one above it or beside it', async () => {
  put('package.json', null)
  writeFileSync(
    join(base, 'package.json'),
    JSON.stringify({ name: 'sample', imports: manifest.imports }),
  )
  const upwards = ROOMS_UPWARDS.slice(0, -1).map((path, n) => {
    const breach = besides(path).replace('breach', `breach-${n}`)
    return { breach, above: ROOMS_UPWARDS[n + 1] ?? '' }
  })
  for (const path of [...ROOMS_UPWARDS, ...APART.map(([path]) => path)]) put(path, null)
  expect((await checkImports(base)).findings).toEqual([])

  // These pairs are on one level only here; elsewhere one may use the other.
  const apart = APART.map(([path, to], n) => ({
    breach: besides(path).replace('breach', `apart-${n}`),
    above: to,
  }))
  for (const { breach, above } of [...upwards, ...apart]) put(breach, above)
  const { findings } = await checkImports(base)
  const missed = [...upwards, ...apart].filter(
    ({ breach }) => !findings.some((line) => line.startsWith('room ') && line.includes(breach)),
  )
  expect(missed).toEqual([])
})

test('every room of the table is tested', () => {
  const tried = [...ROOMS_UPWARDS, ...APART.map(([path]) => path)]
  const rooms = Object.keys(ROOMS).filter((room) => /^mocks\/./.test(room))
  const untried = rooms.filter((room) => !tried.some((path) => new RegExp(`^${room}`).test(path)))
  expect(untried).toEqual([])
})
