// Shared helpers of the scripts: clear messages on failure, durations, arguments. No dependencies, runs on Node 20.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's folder. */
export const root = dirname(fileURLToPath(new URL('..', import.meta.url)))

/** A path inside the repository. */
export const fromRoot = (...parts) => join(root, ...parts)

/** An expected failure: only its message is shown. */
export class ExpectedError extends Error {}

/** Stops with one sentence. @returns {never} */
export function fail(sentence) {
  throw new ExpectedError(sentence)
}

const PERMISSION = new Set(['EACCES', 'EPERM', 'EROFS'])

/** Runs a script's main function; expected failures become one sentence and exit code 1. */
export async function main(work) {
  try {
    await work()
  } catch (error) {
    process.exitCode = 1
    console.error(formatError(error))
  }
}

/** The text of an error for the user. Only unexpected errors keep their stack. */
function formatError(error) {
  if (error instanceof ExpectedError) return error.message
  if (PERMISSION.has(error?.code)) {
    return `No permission to write ${error.path ?? root}: give this user the right to write there, then run it again.`
  }
  if (error?.code === 'ENOSPC')
    return `No space left on the disk while writing ${error.path ?? root}.`
  return error?.stack ?? String(error)
}

/** Whether the module at this address was started and not imported. `import.meta.main` does not exist in Node 20. */
export function isMainModule(url) {
  const script = process.argv[1] ?? ''
  return existsSync(script) && realpathSync(script) === realpathSync(fileURLToPath(url))
}

/** Node runs the TypeScript of the fake backend from 22.18 on; version 23 got this late and is no longer maintained. */
function isNewEnough() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  return major >= 24 || (major === 22 && minor >= 18)
}

/** Fails where this Node is too old and package.json locks none for this platform, such as Linux on RISC-V. */
export function requireAnyNode() {
  if (isNewEnough()) return
  const { optionalDependencies } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8'))
  const machine = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
  const [locked] = Object.values(optionalDependencies)
  if ([`node-${machine}`, `node-bin-${machine}`].some((name) => name in optionalDependencies))
    return
  fail(
    `Node ${process.versions.node} is too old, and none is locked for ${machine}: install Node ${locked} or newer.`,
  )
}

/** Scripts that load packages need the locked Node, which npm puts first in PATH, or one that is as new. */
export function requireLockedNode(script) {
  if (isNewEnough()) return
  requireAnyNode()
  fail(
    `This script needs the locked Node, not ${process.version}: run \`node scripts/setup.mjs\`, then \`npm run ${script}\`.`,
  )
}

/** Fails with a clear message if a file of the repository or of a build does not exist. */
export function requireFile(path, whatToDo) {
  if (!existsSync(fromRoot(path))) fail(`${path} is missing: ${whatToDo}.`)
}

/** The value after `--name`, or undefined. A name without value is a failure. */
export function option(name, args = process.argv.slice(2)) {
  const inline = args.find((arg) => arg.startsWith(`--${name}=`))
  if (inline) return inline.slice(name.length + 3)
  const at = args.indexOf(`--${name}`)
  if (at < 0) return undefined
  const value = args[at + 1]
  if (value === undefined || value.startsWith('--')) fail(`--${name} needs a value.`)
  return value
}

/** The backend of `--backend`, an address without path; `example` is the whole command. */
export function backendOption(example) {
  const text = option('backend') ?? fail(`--backend is missing: say which one, as in ${example}.`)
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !['http:', 'https:'].includes(url.protocol))
    fail(`--backend wants an http or https address, not "${text}", as in ${example}.`)
  if (url.pathname !== '/' || url.search || url.hash)
    fail(`--backend wants the address alone: ${url.origin}, not "${text}".`)
  return url.origin
}

/** Fails at an option that the command does not have, `--help` among them, with those that it has. */
export function rejectUnknownOptions(names, args = process.argv.slice(2)) {
  const nameOf = (arg) => arg.slice(2).split('=', 1)[0]
  const unknown = args.find((arg) => arg.startsWith('--') && !names.includes(nameOf(arg)))
  if (unknown)
    fail(`There is no option ${unknown}, only ${names.map((name) => `--${name}`).join(', ')}.`)
}

/** A port from `--port`, checked. */
export function portOption(fallback) {
  const text = option('port')
  if (text === undefined) return fallback
  const port = Number(text)
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    fail(`--port wants a number from 1 to 65535, not "${text}".`)
  }
  return port
}

/** Milliseconds in a readable unit. */
export const formatDuration = (ms) =>
  ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`

/** Runs a program of node_modules with this Node. Resolves to the exit code and, if captured, the output. */
export function runNode(script, args = [], { capture = false, env = {} } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [fromRoot(script), ...args], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: capture ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    })
    let output = ''
    child.stdout?.on('data', (data) => {
      output += data
    })
    child.stderr?.on('data', (data) => {
      output += data
    })
    child.on('error', reject)
    child.on('close', (code, signal) => resolve({ code: code ?? (signal ? 1 : 0), output }))
  })
}

/** Calls `close` once on Ctrl-C or a termination signal, then exits with 0. */
export function onStop(close) {
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    await close()
    process.exit(0)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}

/** Turns Vite's error about an occupied port into a sentence that says what to do. */
export function explainPortError(error, port, command) {
  const taken =
    error?.code === 'EADDRINUSE' || /port \d+ is (already )?in use/i.test(error?.message)
  if (taken) {
    fail(
      `Port ${port} is taken, perhaps by an earlier run: stop the program that uses it, or choose another with \`${command} --port ${port + 1}\`.`,
    )
  }
  if (error?.code === 'EACCES')
    fail(`No permission to listen on port ${port}: choose one above 1023.`)
  throw error
}
