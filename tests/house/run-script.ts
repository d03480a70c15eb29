import { spawn } from 'node:child_process'
import { expect } from 'vitest'
import { ROOT } from './source.ts'

export type ScriptResult = { code: number | null; output: string }

interface How {
  readonly env?: NodeJS.ProcessEnv
  readonly uid?: number | undefined
  readonly cwd?: string
  /** The Node to run; by default this one. */
  readonly node?: string
  /** Node's own options, before the script. */
  readonly options?: readonly string[]
}

/** Runs a script to its end as npm 11 would, with no browser configured. */
export function runScript(
  script: string,
  args: readonly string[] = [],
  { env = {}, uid, cwd, node = process.execPath, options = [] }: How = {},
): Promise<ScriptResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(node, [...options, script, ...args], {
      env: {
        ...process.env,
        // The runner's own NODE_ENV would make a server bundle its packages again while they are in use.
        NODE_ENV: undefined,
        CHROMIUM_PATH: '',
        npm_config_user_agent: 'npm/11.0.0 node/v20',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(uid === undefined ? {} : { uid, gid: uid }),
      ...(cwd === undefined ? {} : { cwd }),
    })
    let output = ''
    const append = (data: Buffer) => {
      output += data.toString()
    }
    child.stdout.on('data', append)
    child.stderr.on('data', append)
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, output: output.trim() }))
  })
}

/** The path of a script of this repository. */
export const scriptPath = (name: string) => `${ROOT}scripts/${name}.mjs`

/** The script fails with a single line, without a stack trace. */
export function expectSentence(ending: ScriptResult, words: RegExp) {
  expect(ending.code).toBe(1)
  expect(ending.output).toMatch(words)
  expect(ending.output).not.toMatch(/^\s+at /m)
  expect(ending.output.split('\n')).toHaveLength(1)
}
