import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'
import { formatCaddyfile } from '../hosting/caddy.mjs'
import { factsFolder, listPackages, readLicences } from '../hosting/packages.mjs'
import { fromRoot } from '../lib/cli.mjs'

const TEXTS = '**/*.{html,js,css,svg,txt,json,webmanifest}'
const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Writes both compressed forms next to a file if they are smaller, so that a host need not compress anything. */
async function pack(path: string, quality: number): Promise<void> {
  const body = readFileSync(path)
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
  const [br, gz] = await Promise.all([toBrotli(body, { params }), toGzip(body, { level: 9 })])
  if (br.length < body.length) writeFileSync(`${path}.br`, br)
  if (gz.length < body.length) writeFileSync(`${path}.gz`, gz)
}

/** The modules and files that a file of the build was made of. */
const sourcesOf = (file: Rolldown.OutputAsset | Rolldown.OutputChunk): string[] =>
  file.type === 'asset'
    ? file.originalFileNames
    : Object.entries(file.modules)
        .filter(([, { renderedLength }]) => renderedLength > 0)
        .map(([id]) => id)

/**
 * Writes what a host gets: compressed files and the licences of everything shipped. What only our own commands read is
 * not served.
 */
export function delivery(folder: string): Plugin {
  const dist = fromRoot(folder)
  const mock = folder === 'dist-mock'
  let bundled = false
  return {
    name: 'portal:delivery',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      bundled = true
      const packages = listPackages(Object.values(bundle).flatMap(sourcesOf))
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: readLicences(packages) })
    },
    async closeBundle() {
      if (!bundled) return
      const facts = factsFolder(dist)
      rmSync(facts, { recursive: true, force: true })
      mkdirSync(facts, { recursive: true })
      writeFileSync(join(facts, 'portal.caddy'), formatCaddyfile(dist, mock))
      // The best compression is slow, so a QA build uses a faster one.
      const quality = mock ? 5 : constants.BROTLI_MAX_QUALITY
      await Promise.all(
        globSync(TEXTS, { cwd: dist }).map((name) => pack(join(dist, name), quality)),
      )
    },
  }
}
