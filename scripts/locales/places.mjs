// Finds where a text is shown: the files that use it, the screens that contain these, and a story that shows it.
import { existsSync, readFileSync } from 'node:fs'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { importersIn } from '../check/graph.mjs'
import { fromRoot } from '../lib/cli.mjs'
import { getNamespace } from './read.mjs'

const SCREEN = /^src\/features\/([^/]+\/[^/]+)\/screens\/([^/]+)\.tsx$/
/** Header, menus and footer are part of every page. */
const AROUND = 'stories/flows/shell.stories.tsx'
const MAX_LISTED = 5

/** The story file of a screen; tests/house/story-pairing.test.ts checks that it exists. */
const storyFileOf = (screen) =>
  screen.replace(SCREEN, (_, feature, name) => `stories/features/${feature}/${name}.stories.tsx`)

/** @returns {string | null} the address of the first story of a file, relative to Storybook's own */
export function storyLink(text) {
  const title = /\btitle: '([^']+)'/.exec(text)?.[1]
  const first = /^export const (\w+)/m.exec(text)?.[1]
  if (title === undefined || first === undefined) return null
  return `/?path=/story/${toId(title, storyNameFromExport(first))}`
}

/** The screens that import a module directly or indirectly, the nearest first. */
function screensAbove(path, importers) {
  const seen = new Set([path])
  // The loop also visits what is added to the set meanwhile.
  for (const one of seen) {
    if (SCREEN.test(one)) continue
    for (const importer of importers.get(one) ?? []) seen.add(importer)
  }
  return [...seen].filter((one) => SCREEN.test(one))
}

/** Caches each result. */
function remembered(work) {
  const known = new Map()
  return (path) => {
    if (!known.has(path)) known.set(path, work(path))
    return known.get(path)
  }
}

/**
 * @param {ReadonlyMap<string, readonly string[]>} askers the files that use each key
 * @returns {(key: string) => { files: string[], screens: string[], story: string | null }}
 */
export function placeFinder(askers, importers = importersIn(fromRoot())) {
  const screensOf = remembered((path) => screensAbove(path, importers))
  const textOf = remembered((path) =>
    existsSync(fromRoot(path)) ? readFileSync(fromRoot(path), 'utf8') : '',
  )
  const linkOf = remembered((path) => storyLink(textOf(path)))
  /** Of the files that contain a key, those that name its namespace, if any does. */
  const filesOf = (key) => {
    const files = askers.get(key) ?? []
    const space = getNamespace(key)
    const sure = files.filter((path) => new RegExp(`'${space}'|\\b${space}:`).test(textOf(path)))
    return sure.length > 0 ? sure : [...files]
  }
  return (key) => {
    const files = filesOf(key)
    const screens = [...new Set(files.flatMap(screensOf))]
    const shows = screens.map(storyFileOf)
    // The frame of the pages may be hidden in the story of one of them.
    const candidates = files.some((path) => path.startsWith('src/app/'))
      ? [AROUND, ...shows]
      : [...shows, AROUND]
    return { files, screens, story: candidates.map(linkOf).find((link) => link !== null) ?? null }
  }
}

/** The first few entries of a list, and the number of the others. */
export const formatFirst = (list) =>
  list.length > MAX_LISTED
    ? `${list.slice(0, MAX_LISTED).join(', ')} and ${list.length - MAX_LISTED} more`
    : list.join(', ')
