import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import { TOKENS } from '#mocks/design-tokens.ts'
import { describeContract, type Flows } from './describe.ts'
import type { Document } from './document.ts'
import { type Entry, entryOf } from './entries.ts'
import { partOf } from './part.ts'

const HERE = dirname(fileURLToPath(import.meta.url))
const OPENAPI = join(HERE, '..', '..', '..', 'openapi')

export interface ReferenceFile {
  readonly type: string
  readonly body: string
}

const JSON_TYPE = 'application/json; charset=utf-8'
const SCRIPT_TYPE = 'text/javascript; charset=utf-8'
const STYLE_TYPE = 'text/css; charset=utf-8'

const read = (...path: string[]) => readFileSync(join(...path), 'utf8')

/** The Markdown pages `openapi/flows/<tag>.md`, by tag. */
export function readFlows(): Flows {
  const folder = join(OPENAPI, 'flows')
  return new Map(
    readdirSync(folder).map((name) => [basename(name, '.md'), read(folder, name).trim()]),
  )
}

export const readPortal = (): Document =>
  JSON.parse(read(OPENAPI, 'generated', 'portal.bundle.json'))
export const readControl = (): Document => parse(read(OPENAPI, 'control.yaml'))

/** A page of the reference: one tag of the contract, or the control interface. */
function pages(): ReadonlyMap<string, Document> {
  const portal = describeContract(readPortal(), readFlows())
  return new Map([
    ...portal.tags.map(({ name }) => [name, partOf(portal, name)] as const),
    ['control', readControl()] as const,
  ])
}

/** The library without its source maps and its own page. */
function libraryFiles(): [string, ReferenceFile][] {
  const { resolve } = createRequire(import.meta.url)
  const library = dirname(resolve('swagger-ui-dist/package.json'))
  const names = { 'swagger-ui-bundle.js': SCRIPT_TYPE, 'swagger-ui.css': STYLE_TYPE }
  return Object.entries(names).map(([name, type]) => [
    name,
    // The reference to a missing source map would make the developer tools request it.
    { type, body: read(library, name).replace(/[/][/*]# sourceMappingURL=.*$/m, '') },
  ])
}

const ownFiles = (): [string, ReferenceFile][] =>
  readdirSync(join(HERE, 'page')).map((name) => [
    name,
    { type: name.endsWith('.css') ? STYLE_TYPE : SCRIPT_TYPE, body: read(HERE, 'page', name) },
  ])

function allFiles(): ReadonlyMap<string, ReferenceFile> {
  const all = pages()
  const entries: Entry[] = [...all].map(([name, document]) => entryOf(name, document))
  const documents = Object.entries({ ...Object.fromEntries(all), entries })
  return new Map([
    ...libraryFiles(),
    ...ownFiles(),
    ['tokens.css', { type: STYLE_TYPE, body: `:root {\n${TOKENS}\n}\n` }] as const,
    ...documents.map(([name, value]): [string, ReferenceFile] => [
      `${name}.json`,
      { type: JSON_TYPE, body: JSON.stringify(value) },
    ]),
  ])
}

let files: ReadonlyMap<string, ReferenceFile> | null = null

/** The files that the reference's page loads, by name; all of them are local. */
export function referenceFiles(): ReadonlyMap<string, ReferenceFile> {
  files ??= allFiles()
  return files
}
