import { existsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { ours, scripts, unknownOptions } from './script-options.ts'
import { findFiles, ROOT, readText } from './source.ts'

/** The documents for contributors. The links of `openapi/flows` are those of the API reference. */
export const DOCUMENTS = findFiles(
  '*.md',
  '.{changeset,github}/*.md',
  '{docs,deploy,e2e}/**/*.md',
  'stories/{guides,foundations}/*.mdx',
  'stories/ui/*.md',
)

/** A text without its code, in which brackets and # are not markup. */
const prose = (text: string) =>
  text
    .replaceAll(/^```.*?^```/gms, '')
    .replaceAll(/^ {4}.*$/gm, '')
    .replaceAll(/`[^`\n]+`/g, '`')

/** A heading's anchor as GitHub makes it. */
const anchorOf = (heading: string) =>
  heading
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-')

const anchorsOf = (text: string) =>
  [...text.replaceAll(/^```.*?^```/gms, '').matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    anchorOf(heading),
  )

/** Links of a document that lead nowhere: `file.md#anchor` relative to it. Addresses of the web are not asked. */
export function deadLinks(document: string, text = readText(document)): string[] {
  const targets = [...prose(text).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target)
  return targets.filter((target) => {
    if (/^(https?:|mailto:|\?)/.test(target)) return false
    const [file = '', anchor] = target.split('#')
    const path = file === '' ? document : join(dirname(document), file)
    if (!existsSync(ROOT + path)) return true
    if (anchor === undefined) return false
    const own = path === document ? text : readText(path)
    return !anchorsOf(own).includes(anchor)
  })
}

const ROOMS = findFiles('*', '.github', '.vscode', '.devcontainer').filter((name) =>
  statSync(ROOT + name).isDirectory(),
)

/** Files written by a build or a run may be named although they do not exist yet. */
const WRITTEN = /^(node_modules|dist\b|\.cache|e2e\/visual\/(verdicts\.json|comments\.jsonl)$)/

/** The words of everything that a text quotes as code. In a command a word may be the beginning of a path. */
const quotedWords = (text: string): { word: string; begins: boolean }[] =>
  [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, span = '']) => {
    const words = span.split(' ')
    return words.map((word) => ({ word, begins: words.length > 1 }))
  })

/** Paths of this repository that a text names as code; a `<name>` or a `…` stands for any name. */
export function missingPaths(text: string): string[] {
  const paths = quotedWords(text).filter(({ word }) => {
    const [room = '', rest] = word.split('/')
    return rest !== undefined && /^[\w./<>{},*@…-]+$/.test(word) && ROOMS.includes(room)
  })
  return paths.flatMap(({ word, begins }) => {
    if (WRITTEN.test(word)) return []
    const pattern = word.replaceAll(/<[^>]+>|…/g, '*').replace(/\/$/, '')
    return findFiles(begins ? `${pattern}*` : pattern).length > 0 ? [] : [word]
  })
}

const isCommand = (text: string) =>
  /^(npm (run|test|start)|npx (vitest|playwright)|node scripts)\b/.test(text)

/**
 * The commands of this repository in a text: quoted, or a line of code. In a row of a table the options that stand alone
 * belong to the command before them.
 */
export function commandsIn(text: string): string[] {
  return text.split('\n').flatMap((line) => {
    if (/^ {4}\S/.test(line)) return [line.trim().replace(/ +#.*/, '')].filter(isCommand)
    const spans = [...line.matchAll(/`([^`]+)`/g)].map(([, span = '']) => span)
    const options = line.startsWith('| `npm') ? spans.filter((span) => span.startsWith('--')) : []
    const commands = spans.filter(isCommand)
    const [first, ...others] = commands
    if (first === undefined || options.length === 0) return commands
    const more = options.join(' ')
    return [first.includes(' -- ') ? `${first} ${more}` : `${first} -- ${more}`, ...others]
  })
}

const runners = ['vitest.config.ts', 'e2e/playwright.config.ts', 'e2e/walks.config.ts']
  .map(readText)
  .join('\n')

/** The problem with a command, or null: its name, its project, or an option that its script does not read. */
export function findCommandIssue(command: string): string | null {
  const [, name] = /^npm (?:run (?:--silent )?)?([\w:-]+)/.exec(command) ?? []
  if (name !== undefined && !Object.hasOwn(scripts, name)) return `${command}: no such command`
  const [, project] = / --project[= ](\S+)/.exec(command) ?? []
  if (project !== undefined && !runners.includes(`'${project}'`))
    return `${command}: no such project`
  const { script, args = [] } = ours(command) ?? {}
  if (script === undefined) return null
  const unknown = unknownOptions(script, args)
  return unknown.length > 0 ? `${command}: no option ${unknown.join(', ')}` : null
}

/** Every word of the sources that can be a name. */
const names = new Set(
  findFiles(
    '{src,mocks,stories,scripts,tests,e2e}/**/*.{ts,tsx,mjs}',
    'openapi/{paths,schemas}/*.yaml',
    'stories/setup/*.json',
    '*.{ts,json}',
    '.dependency-cruiser.mjs',
  )
    // Its samples name what does not exist.
    .filter((path) => path !== 'tests/house/documents.test.ts')
    .flatMap((path) => readText(path).match(/[A-Za-z_$][\w$-]*/g) ?? []),
)

/** Names of the code that a text quotes, such as `useDraftForm(name, …)`, and that no source has. */
export const missingNames = (text: string): string[] =>
  quotedWords(text)
    .map(({ word }) => /^[A-Za-z]\w*(?=$|\()/.exec(word)?.[0] ?? '')
    .filter((name) => /[a-z][A-Z]|^[A-Z]+_[A-Z_]+$/.test(name) && !names.has(name))
