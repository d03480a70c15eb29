// Writes the types of the SDK: one declaration beside each module, and those of openapi-fetch, which is bundled.
import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, posix, relative } from 'node:path'
import { pathOfImport } from '../check/graph.mjs'
import { fail, fromRoot, root, runNode } from '../lib/cli.mjs'
import { ENTRIES, OUT } from './manifest.mjs'

const LIB = join(OUT, 'lib')

/** Packages whose types are included, and where. */
const VENDORED = {
  'openapi-fetch': 'vendor/openapi-fetch/index.d.ts',
  'openapi-typescript-helpers': 'vendor/openapi-typescript-helpers/index.d.ts',
}

/** Names by which the compiler refers to declaring modules, and the names under which a program may import them. */
const REEXPORTED = { '@tanstack/query-core': '@tanstack/react-query' }

/** A specifier as a program without our sources can resolve it. */
function specifierFrom(file, specifier) {
  const own = pathOfImport(file, specifier)
  const target =
    own?.replace(/(?<!\.d)\.ts$/, '.js') ?? VENDORED[specifier]?.replace(/\.d\.ts$/, '.js')
  if (!target) return REEXPORTED[specifier] ?? specifier
  const path = posix.relative(posix.dirname(file), target)
  return path.startsWith('.') ? path : `./${path}`
}

function settle(path) {
  const file = relative(LIB, path).replaceAll('\\', '/')
  const text = readFileSync(path, 'utf8')
  const settled = text.replace(
    /(\bfrom |\bimport\(|\bimport |\bdeclare module )(['"])([^'"\n]+)\2/g,
    (_, word, quote, specifier) => `${word}${quote}${specifierFrom(file, specifier)}${quote}`,
  )
  if (settled !== text) writeFileSync(path, settled)
}

export async function declareSdk() {
  const config = fromRoot('.cache', 'sdk', 'tsconfig.json')
  mkdirSync(dirname(config), { recursive: true })
  writeFileSync(
    config,
    JSON.stringify({
      extends: fromRoot('tsconfig.json'),
      compilerOptions: {
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        rootDir: root,
        outDir: LIB,
        types: ['node'],
        typeRoots: [fromRoot('node_modules/@types')],
      },
      files: Object.values(ENTRIES).map((path) => fromRoot(path)),
      include: [],
    }),
  )
  const compiler = 'node_modules/@typescript/native/bin/tsc'
  // A single thread with rare garbage collections takes two thirds of the processor time.
  const { code, output } = await runNode(compiler, ['-p', config, '--singleThreaded'], {
    capture: true,
    env: { GOGC: '400' },
  })
  if (code !== 0) fail(`The types of the SDK cannot be written:\n${output.trim()}`)
  for (const path of globSync('openapi/generated/*.d.ts', { cwd: root }))
    cpSync(fromRoot(path), join(LIB, path))
  for (const [name, path] of Object.entries(VENDORED))
    cpSync(fromRoot('node_modules', name, 'dist/index.d.mts'), join(LIB, path), { recursive: true })
  for (const path of globSync('**/*.d.ts', { cwd: LIB })) settle(join(LIB, path))
}
