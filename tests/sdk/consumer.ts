import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { ROOT } from '#tests/house/source.ts'

const execute = promisify(execFile)

/** The packages that a program installs in addition to the SDK; they are linked from here, so nothing is downloaded. */
const BESIDE = [
  '@msw/data',
  '@tanstack/react-query',
  '@types/node',
  '@types/react',
  'msw',
  'react',
  'zod',
]

const STRICT = {
  compilerOptions: {
    module: 'NodeNext',
    target: 'ES2023',
    lib: ['ES2024', 'DOM', 'DOM.Iterable'],
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    verbatimModuleSyntax: true,
    skipLibCheck: false,
    types: ['node'],
  },
  include: ['*.ts'],
}

export interface Ending {
  readonly code: number
  readonly output: string
}

export interface Consumer {
  readonly folder: string
  /** The packed SDK. */
  readonly tarball: string
  write(name: string, text: string): void
  /** Runs Node in the folder. */
  node(args: readonly string[], env?: NodeJS.ProcessEnv): Promise<Ending>
  /** Links the packages that the SDK's entries need. */
  installBeside(): void
}

async function run(
  program: string,
  args: readonly string[],
  { cwd, env = {} }: { cwd: string; env?: NodeJS.ProcessEnv | undefined },
): Promise<Ending> {
  try {
    const { stdout, stderr } = await execute(program, args, {
      cwd,
      env: { ...process.env, NODE_TEST_CONTEXT: undefined, ...env },
      maxBuffer: 2 ** 24,
    })
    return { code: 0, output: stdout + stderr }
  } catch (error) {
    const { code, stdout = '', stderr = '' } = error as { code?: number } & Record<string, string>
    return { code: code ?? 1, output: stdout + stderr }
  }
}

export const ofRepository = (...args: string[]): Promise<Ending> =>
  run(process.execPath, args, { cwd: ROOT })

/** A folder outside the repository with only the packed SDK, installed offline. */
export async function consumer(): Promise<Consumer> {
  const folder = mkdtempSync(join(tmpdir(), 'sdk-'))
  const npm = (...args: string[]) =>
    run('npm', [...args, '--no-audit', '--no-fund', '--offline'], { cwd: folder })
  const packed = await npm('pack', join(ROOT, 'dist-sdk'), '--json')
  if (packed.code !== 0) throw new Error(packed.output)
  const [name = ''] = /portal-sdk-[\w.-]+\.tgz/.exec(packed.output) ?? []
  writeFileSync(join(folder, 'package.json'), '{"private":true,"type":"module"}')
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(STRICT))
  const installed = await npm('install', `./${name}`)
  if (installed.code !== 0) throw new Error(installed.output)
  return {
    folder,
    tarball: join(folder, name),
    write: (file, text) => writeFileSync(join(folder, file), text),
    node: (args, env) => run(process.execPath, args, { cwd: folder, env }),
    installBeside() {
      for (const one of BESIDE) {
        const link = join(folder, 'node_modules', one)
        mkdirSync(dirname(link), { recursive: true })
        symlinkSync(join(ROOT, 'node_modules', one), link, 'junction')
      }
    },
  }
}

export interface Example {
  readonly title: string
  readonly code: string
  /** Its expected output; null if the guide gives none. */
  readonly prints: string | null
}

/** The examples of the guide, in order. */
export function examplesOfGuide(): Example[] {
  const guide = readFileSync(join(ROOT, 'stories/guides/for-integrators.mdx'), 'utf8')
  return guide
    .split(/^## /m)
    .slice(1)
    .map((part) => ({
      title: part.split('\n', 1)[0] ?? '',
      code: /```ts\n([\s\S]*?)```/.exec(part)?.[1] ?? '',
      prints: /```text\n([\s\S]*?)```/.exec(part)?.[1] ?? null,
    }))
}
