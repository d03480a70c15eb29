// Stores drawings by commit below `.cache/visual`: pictures by the hash of their pixels, and what each story ran.
// Another browser, or another way of drawing, starts again: its pictures differ without any change of the tree.
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { fromRoot } from '#scripts/lib/cli.mjs'
import { findBrowser } from '#scripts/setup/find-browsers.mjs'

export const FOLDER = fromRoot('.cache', 'visual')
const PICTURES = join(FOLDER, 'pictures')
const COMMITS = join(FOLDER, 'commits')
const DRAW = fromRoot('e2e', 'visual', 'draw')
/** Import maps of older commits are useful only for branches from there. */
const MAX_COMMITS = 8

/** This browser and this way of drawing. */
function drawing() {
  const browser = findBrowser()
  const { size, mtimeMs } = statSync(browser)
  const hash = createHash('sha256').update(`${browser} ${size} ${mtimeMs}`)
  for (const name of readdirSync(DRAW).sort()) hash.update(readFileSync(join(DRAW, name)))
  hash.update(readFileSync(fromRoot('e2e', 'visual', 'reach', 'rules.mjs')))
  return hash.digest('hex').slice(0, 12)
}

/** Where a tree keeps its bundle for this way of drawing; it goes with the tree. */
export const bundleFolder = (tree) => join(tree, '.cache', `stories-${drawing()}`)

export const pictureFile = (hash) => join(PICTURES, `${hash}.png`)

/** @returns {string} its hash */
export function storePicture(bytes) {
  mkdirSync(PICTURES, { recursive: true })
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 24)
  if (!existsSync(pictureFile(hash))) writeFileSync(pictureFile(hash), bytes)
  return hash
}

export const pictureOf = (hash) => readFileSync(pictureFile(hash))

const mapsFolder = () => join(COMMITS, drawing())
const mapFile = (commit) => join(mapsFolder(), `${commit}.json`)

/** Names of modules and selectors of rules are stored once; a story refers to them by index. */
function pack({ stories, ...rest }) {
  const names = []
  const places = new Map()
  const placeOf = (name) => {
    if (!places.has(name)) places.set(name, names.push(name) - 1)
    return places.get(name)
  }
  const packed = [...stories].map(([id, { modules, rules, ...drawn }]) => [
    id,
    { ...drawn, modules: modules.map(placeOf), rules: rules.map(placeOf) },
  ])
  return { ...rest, names, stories: Object.fromEntries(packed) }
}

function unpack({ names, stories, ...rest }) {
  const nameAt = (place) => names[place]
  const unpacked = Object.entries(stories).map(([id, { modules, rules, ...drawn }]) => [
    id,
    { ...drawn, modules: modules.map(nameAt), rules: rules.map(nameAt) },
  ])
  return { ...rest, stories: new Map(unpacked) }
}

/**
 * @typedef {{ modules: string[], rules: string[], texts: string, pictures: Record<string, string> }} Drawn what a story
 * ran and showed, the rules that applied, its pictures by mode
 * @returns {{ loaded: string[], sheet: string[], stories: Map<string, Drawn> } | undefined} modules that ran while
 * everything loaded, and the selectors of all rules
 */
export const readMap = (commit) =>
  existsSync(mapFile(commit))
    ? unpack(JSON.parse(readFileSync(mapFile(commit), 'utf8')))
    : undefined

export function writeMap(commit, map) {
  mkdirSync(mapsFolder(), { recursive: true })
  writeFileSync(mapFile(commit), JSON.stringify(pack(map)))
}

/** Commits with stored drawings, newest first. */
export const keptCommits = () =>
  existsSync(mapsFolder())
    ? readdirSync(mapsFolder())
        .map((name) => ({
          commit: name.slice(0, -5),
          at: statSync(join(mapsFolder(), name)).mtimeMs,
        }))
        .sort((one, other) => other.at - one.at)
        .map(({ commit }) => commit)
    : []

/** Deletes what neither the newest commits nor the last report need. @param used hashes of the report */
export function prune(used) {
  for (const name of existsSync(COMMITS) ? readdirSync(COMMITS) : []) {
    const path = join(COMMITS, name)
    if (path !== mapsFolder()) rmSync(path, { recursive: true })
  }
  for (const commit of keptCommits().slice(MAX_COMMITS)) unlinkSync(mapFile(commit))
  const needed = new Set(used)
  for (const commit of keptCommits())
    for (const { pictures } of readMap(commit).stories.values())
      for (const hash of Object.values(pictures)) needed.add(hash)
  for (const name of existsSync(PICTURES) ? readdirSync(PICTURES) : [])
    if (!needed.has(name.slice(0, -4))) unlinkSync(join(PICTURES, name))
}
