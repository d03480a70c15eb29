import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkImports, isBarrel } from '#scripts/check/import-graph.mjs'
import manifest from '../../package.json' with { type: 'json' }

const PACKAGES = [
  'react',
  'react-router',
  '@tanstack/react-query',
  'zod',
  'react-hook-form',
  'jsencrypt',
  'radix-ui',
]

/** A small repository without findings; each bad line below is added to it as a module. */
const GOOD = {
  'openapi/generated/types.ts': 'export type Game = { id: number }',
  'src/main.tsx': "import './app/app.tsx'",
  'src/app/app.tsx': "import '#features/visitor/home/routes.ts'\nimport 'react-router'",
  'src/features/visitor/home/routes.ts': "import './screens/home.tsx'",
  'src/features/visitor/home/screens/home.tsx':
    "import '#ui/tile/tile.tsx'\nimport '#entities/game/play.ts'\nimport 'zod'",
  'src/features/play/lobby/routes.ts': "import '#session/store.ts'",
  'src/entities/game/play.ts': "import '../vendor/lanes.ts'\nimport '#patterns/pagination.tsx'",
  'src/entities/vendor/lanes.ts': "import '#api/games.ts'",
  'src/entities/wallet/balance.ts': 'export const balance = 1',
  'src/patterns/pagination.tsx': "import '#ui/tile/tile.tsx'\nimport '#session/store.ts'",
  'src/features/play/lobby/model.ts': 'export const model = 1',
  'src/session/store.ts': "import '#api/games.ts'\nimport '#i18n/t.ts'",
  'src/i18n/t.ts': "import '#lib/clock.ts'\nimport '#locales/EN/home.json'",
  'src/api/sdk/core.ts': "export * from '../games.ts'",
  'src/api/games.ts':
    "import type { Game } from '#openapi/generated/types.ts'\nimport '@tanstack/react-query'\nexport type { Game }",
  'src/ui/tile/tile.tsx': "import '#lib/clock.ts'\nimport 'react'\nimport 'radix-ui'",
  'src/lib/clock.ts': 'export const now = 1',
  'locales/EN/home.json': '{}',
  'mocks/boot.ts': "import 'zod'\nimport '#openapi/generated/types.ts'",
  'mocks/server.ts': "import 'node:http'",
  'stories/home.stories.tsx':
    "import '#features/visitor/home/screens/home.tsx'\nimport '#mocks/boot.ts'",
  'e2e/guest.spec.ts': 'export const scenario = "guest"',
}

const BAD: [rule: string, path: string, code: string][] = [
  ['room src/lib/', 'src/lib/bad-lib.ts', "import '#api/games.ts'"],
  ['room src/i18n/', 'src/i18n/bad-i18n.ts', "import '#session/store.ts'"],
  ['room src/ui/', 'src/ui/tile/bad-ui.ts', "import '#i18n/t.ts'"],
  [
    'room src/ui/',
    'src/ui/tile/bad-type.ts',
    "import type { Game } from '#api/games.ts'\nexport type Own = Game",
  ],
  ['room src/api/', 'src/api/bad-api.ts', "import '#session/store.ts'"],
  ['room src/session/', 'src/session/bad-session.ts', "import '#ui/tile/tile.tsx'"],
  ['room src/features/', 'src/features/visitor/home/bad-feature.ts', "import '#app/app.tsx'"],
  [
    'room src/features/',
    'src/features/visitor/home/bad-contract.ts',
    "import '#openapi/generated/types.ts'",
  ],
  [
    'features never meet',
    'src/features/visitor/home/bad-meeting.ts',
    "export const late = () => import('#features/play/lobby/model.ts')",
  ],
  ['room src/patterns/', 'src/patterns/bad-pattern.ts', "import '#entities/game/play.ts'"],
  [
    'room src/entities/',
    'src/entities/game/bad-entity.ts',
    "import '#features/play/lobby/model.ts'",
  ],
  [
    'entities that never meet',
    'src/entities/vendor/bad-vendor.ts',
    "import '../wallet/balance.ts'",
  ],
  ['entities that never meet', 'src/entities/game/bad-game.ts', "import '../wallet/balance.ts'"],
  ['room src/app/', 'src/app/bad-app.ts', "import '#features/play/lobby/model.ts'"],
  ['room src/app/', 'src/app/bad-mocked.ts', "import '#mocks/boot.ts'"],
  ['room src/*', 'src/bad-main.ts', "import './features/visitor/home/routes.ts'"],
  ['room mocks/*', 'mocks/bad-mock.ts', "import '#lib/clock.ts'"],
  ['room openapi/generated/', 'openapi/generated/bad-generated.ts', "import '#lib/clock.ts'"],
  [
    'room e2e/(?!(walk|faults|pairs|pseudo|perf|pictures)/|visual/)',
    'e2e/bad-journey.ts',
    "import '#mocks/boot.ts'",
  ],
  [
    'room e2e/(walk|faults|pairs|pseudo|perf|pictures)/',
    'e2e/faults/bad-walk.ts',
    "import '#mocks/boot.ts'",
  ],
  ['journeys know Playwright only', 'e2e/bad-package.ts', "import 'zod'"],
  ['package react-router', 'src/ui/tile/bad-router.ts', "import 'react-router'"],
  ['package @tanstack/react-query', 'src/ui/tile/bad-query.ts', "import '@tanstack/react-query'"],
  ['package zod', 'src/api/bad-zod.ts', "import 'zod'"],
  [
    'package react-hook-form|@hookform/resolvers',
    'src/app/bad-form.ts',
    "import 'react-hook-form'",
  ],
  ['package openapi-fetch|jsencrypt', 'src/session/bad-crypto.ts', "import 'jsencrypt'"],
  [
    'package radix-ui|@radix-ui/[^/]+|swiper',
    'src/features/visitor/home/bad-radix.ts',
    "import 'radix-ui'",
  ],
  ['no React in lib', 'src/lib/bad-react.ts', "import 'react'"],
  ['live packages only', 'src/app/bad-dev.ts', "import 'only-for-development'"],
  ['no Node in what a browser runs', 'src/lib/bad-node.ts', "import 'node:fs'"],
  ['no Node in what a browser runs', 'mocks/bad-node.ts', "import 'node:crypto'"],
  ['no circles', 'src/lib/bad-circle.ts', "import './bad-circle-back.ts'"],
  ['no circles', 'src/lib/bad-circle-back.ts', "import './bad-circle.ts'"],
  ['no barrels', 'src/ui/tile/bad-barrel.ts', "// all of it\nexport { now } from '#lib/clock.ts'"],
  ['no barrels', 'src/app/bad-index.ts', "import '#features/play/lobby/index.ts'"],
  ['entries of the SDK are for others', 'src/app/bad-sdk.ts', "import '#api/sdk/core.ts'"],
  [
    'no globs',
    'src/app/bad-glob.ts',
    "export const all = import.meta.glob('../features/*/model.ts')",
  ],
  ['by subpath', 'src/lib/bad-climb.ts', "import '../i18n/t.ts'"],
  ['unknown room', 'src/helpers/bad-room.ts', 'export const helper = 1'],
  ['unknown room', 'mocks/world/things/bad-room.ts', 'export const helper = 1'],
  ['resolvable', 'src/lib/bad-missing.ts', "import './nowhere.ts'"],
]

const base = mkdtempSync(join(tmpdir(), 'import-graph-'))
const put = (path: string, text: string) => {
  mkdirSync(dirname(join(base, path)), { recursive: true })
  writeFileSync(join(base, path), text)
}

beforeAll(() => {
  const versions = (names: string[]) => Object.fromEntries(names.map((name) => [name, '1.0.0']))
  const own = {
    name: 'sample',
    imports: manifest.imports,
    dependencies: versions(PACKAGES),
    devDependencies: versions(['only-for-development']),
  }
  put('package.json', JSON.stringify(own))
  for (const name of [...PACKAGES, 'only-for-development']) {
    put(
      `node_modules/${name}/package.json`,
      JSON.stringify({ name, version: '1.0.0', main: 'index.js' }),
    )
    put(`node_modules/${name}/index.js`, 'export const it = 1')
  }
  for (const [path, text] of Object.entries(GOOD)) put(path, text)
})

afterAll(() => rmSync(base, { recursive: true, force: true }))

describe('the import graph', () => {
  test('accepts what the table allows', async () => {
    expect((await checkImports(base)).findings).toEqual([])
  })

  test('reports the rule and the module of every forbidden import', async () => {
    put('src/features/play/lobby/index.ts', 'export const door = 1')
    for (const [, path, code] of BAD) put(path, code)
    const { findings } = await checkImports(base)
    const missed = BAD.filter(
      ([rule, path]) =>
        !findings.some((line) => line.startsWith(`${rule}: `) && line.includes(path)),
    )
    expect(missed).toEqual([])
    const innocent = findings.filter((line) => !line.includes('bad-'))
    expect(innocent).toEqual([])
  })

  test('tells a barrel from a module with code', () => {
    expect(isBarrel("export * from './a.ts'\nexport type { B } from './b.ts'\n")).toBe(true)
    expect(isBarrel("export * from './a.ts'\nexport const b = 1\n")).toBe(false)
    expect(isBarrel('// nothing here\n')).toBe(false)
    expect(isBarrel("export { Swiper } from 'swiper/react'\n")).toBe(false)
  })
})
