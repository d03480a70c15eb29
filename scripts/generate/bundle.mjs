// The contract as one document; fails with one sentence that names what is wrong with it.
import { existsSync } from 'node:fs'
import { relative } from 'node:path'
import { bundle, createConfig, getLineColLocation } from '@redocly/openapi-core'
import { fail, fromRoot, root } from '../lib/cli.mjs'

/** The position of a problem, as `file:line`. */
function placeOf(location) {
  const { source, start } = getLineColLocation(location)
  return `${relative(root, source.absoluteRef)}:${start.line}`
}

/** @returns the bundled OpenAPI document; external references inlined or under components */
export async function bundleContract(path = fromRoot('openapi', 'portal.yaml')) {
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
