// The files of a build: which ones a module needs, and their compressed sizes.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { factsFolder } from './hosting/packages.mjs'

const PAGE = /^src\/features\/[\w-]+\/([\w-]+)\/screens\/([\w-]+)\.tsx$/

export const readManifest = (dist) =>
  JSON.parse(readFileSync(join(factsFolder(dist), 'manifest.json'), 'utf8'))

/** The scripts that modules of the manifest need before they run, without duplicates. */
export function scriptsOf(manifest, keys) {
  const seen = new Set()
  const add = (key) => {
    if (seen.has(key)) return
    seen.add(key)
    for (const next of manifest[key].imports ?? []) add(next)
  }
  for (const key of keys) add(key)
  const scripts = [...seen].map((key) => manifest[key].file).filter((file) => /\.m?js$/.test(file))
  return [...new Set(scripts)]
}

/** Names without a leading slash, with their size in gzip. */
export const sizes = (dist, files) =>
  files.map((file) => {
    const name = file.replace(/^\//, '')
    return { name, bytes: gzipSync(readFileSync(join(dist, name))).length }
  })

/** The scripts of each page and pop-up beyond those of the first load. */
export function pagesOf(dist, first) {
  const manifest = readManifest(dist)
  const brought = new Set(first.map((file) => file.replace(/^\//, '')))
  return Object.keys(manifest)
    .filter((key) => PAGE.test(key))
    .map((key) => {
      const own = scriptsOf(manifest, [key]).filter((file) => !brought.has(file))
      const bytes = sizes(dist, own).reduce((sum, file) => sum + file.bytes, 0)
      return { page: key.replace(PAGE, '$1/$2'), bytes, files: own.length }
    })
    .sort((a, b) => b.bytes - a.bytes)
}
