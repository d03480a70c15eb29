import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A folder with the texts of a very small portal, removed after the test. */
export function textsFolder(files: Record<string, unknown>) {
  const folder = mkdtempSync(join(tmpdir(), 'locales-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const write = (path: string, content: unknown) => {
    mkdirSync(join(folder, path, '..'), { recursive: true })
    writeFileSync(join(folder, path), `${JSON.stringify(content, null, 2)}\n`)
  }
  const all = { 'complete.json': ['EN', 'BN'], 'limits.json': [], ...files }
  for (const [path, content] of Object.entries(all)) write(path, content)
  const read = (path: string): string => readFileSync(join(folder, path), 'utf8')
  return { folder, write, read }
}
