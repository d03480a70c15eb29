// The contract as one document; fails with one sentence that names what is wrong with it.
import { existsSync } from 'node:fs'
import { relative } from 'node:path'
import { bundle, createConfig } from '@redocly/openapi-core'
import { fail, root } from '../lib/cli.mjs'

/** The position of a problem, as `file:line`. */
export function placeOf(location) {
  const file = relative(root, location?.source?.absoluteRef ?? '')
  const start = location?.start ?? pointerStart(location)
  return start?.line ? `${file}:${start.line}` : file
}

/** The line of a YAML pointer, found by following its keys through the text. */
function pointerStart(location) {
  const lines = location?.source?.body?.split('\n')
  if (!lines || !location.pointer) return undefined
  const keys = location.pointer
    .replace(/^#?\//, '')
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
  let line = 0
  for (const key of keys) {
    const found = lines.findIndex(
      (text, index) =>
        index >= line &&
        text
          .replace(/^[\s-]*/, '')
          .replace(/^['"]/, '')
          .startsWith(key),
    )
    if (found >= 0) line = found
  }
  return { line: line + 1 }
}

/** @returns the bundled OpenAPI document; external references inlined or under components */
export async function bundleContract(path) {
  if (!existsSync(path)) fail(`The contract is missing: ${relative(root, path)}.`)
  const result = await bundle({
    ref: path,
    config: await createConfig({}),
  }).catch(failOfParser)
  const problem = result.problems.find((found) => found.severity === 'error')
  if (problem) {
    const message = problem.message.split('\n')[0].replace(/\.$/, '')
    fail(`The contract is broken at ${placeOf(problem.location[0])}: ${message}.`)
  }
  const contract = result.bundle.parsed
  if (!contract?.paths || typeof contract.paths !== 'object') {
    fail(`The contract is broken at ${relative(root, path)}: it has no paths.`)
  }
  return contract
}

function failOfParser(error) {
  const original = error?.originalError ?? error
  const file = error?.source?.absoluteRef ?? original?.source?.absoluteRef
  const line = original?.mark ? original.mark.line + 1 : original?.linePos?.[0]?.line
  if (!file) throw error
  const what = (original.reason ?? original.message).split('\n')[0].replace(/\.$/, '')
  fail(`The contract is broken at ${relative(root, file)}${line ? `:${line}` : ''}: ${what}.`)
}
