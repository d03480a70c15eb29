// The packages that a build ships and their licences, taken from the modules in the build.
import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fromRoot } from '../lib/cli.mjs'

const PACKAGE = /node_modules\/((?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+)\//
const LICENCE = /^(licen[cs]e|copying|ofl)([.-].*)?$/i

/** The folder of a module's innermost package below node_modules, or null for one of our own. @param {string} id */
const packageOf = (id) => PACKAGE.exec(id.replaceAll('\\', '/'))?.[1] ?? null

/** @param {Iterable<string>} ids @returns {string[]} the packages of these modules, without duplicates, sorted */
export const listPackages = (ids) => {
  const paths = [...ids].map(packageOf).filter((path) => path !== null)
  return [...new Set(paths)].sort()
}

/** A package's own metadata and the text of its licence. @param {string} path */
function readPackage(path) {
  const folder = fromRoot('node_modules', path)
  const facts = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const file = readdirSync(folder).find((one) => LICENCE.test(one))
  return {
    name: String(facts.name),
    version: String(facts.version),
    licence: typeof facts.license === 'string' ? facts.license : 'see its text',
    text: file ? readFileSync(join(folder, file), 'utf8').trim() : '',
  }
}

/** The licences of packages as one text that is part of the build. @param {readonly string[]} paths */
export const readLicences = (paths) =>
  paths
    .map(readPackage)
    .map(({ name, version, licence, text }) => `${name} ${version} (${licence})\n\n${text}\n`)
    .join(`\n${'-'.repeat(80)}\n\n`)

/**
 * The folder of a build's facts, which are not served.
 * @param {string} dist
 */
export const factsFolder = (dist) => join(dirname(dist), '.cache', 'build', basename(dist))
