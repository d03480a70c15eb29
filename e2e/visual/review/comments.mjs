// Comments on places of pictures, in `comments.jsonl` beside the verdicts: one line for a comment, an answer or a
// resolution. Lines are added and never changed, so that git can merge them by keeping the lines of both sides.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fromRoot } from '#scripts/lib/cli.mjs'
import { isName } from './verdicts.mjs'

const FILE = fromRoot('e2e', 'visual', 'comments.jsonl')

const isText = (value, most) =>
  typeof value === 'string' && value.trim() !== '' && value.length <= most
const isPlace = (value) =>
  Array.isArray(value) &&
  value.length === 2 &&
  value.every((one) => Number.isInteger(one) && one >= 0)

/** Says something about a picture, answers, or resolves or reopens; each in a thread. */
const hasContent = ({ text, picture, place, resolved }) =>
  resolved === undefined
    ? isText(text, 2000) &&
      (picture === undefined || (/^[0-9a-f]{24}$/.test(picture) && isPlace(place)))
    : typeof resolved === 'boolean'

/**
 * @typedef {{ story: string, mode: string, thread: string, at: string, id: string, by: string, text?: string,
 *   picture?: string, place?: number[], resolved?: boolean }} Entry a comment has the picture and the place on it; its
 *   id is the thread of its answers
 * @returns {value is Entry}
 */
export const isEntry = (value) =>
  typeof value === 'object' &&
  value !== null &&
  isName(value.story) &&
  isName(value.mode) &&
  isText(value.by, 200) &&
  [value.thread, value.id].every((one) => /^[0-9a-z]{8,32}$/.test(one)) &&
  (value.picture === undefined || value.id === value.thread) &&
  /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value.at) &&
  !Number.isNaN(Date.parse(value.at)) &&
  hasContent(value)

/** In a fixed order of properties, by which the lines of a file are sorted: story, mode, thread, time. */
export function lineOf({ story, mode, thread, at, id, by, text, picture, place, resolved }) {
  return JSON.stringify({ story, mode, thread, at, id, by, text, picture, place, resolved })
}

function entryOf(line) {
  try {
    const value = JSON.parse(line)
    return isEntry(value) ? value : undefined
  } catch {
    return undefined
  }
}

/**
 * Reads what can be read: a line that was broken by hand or by a merge stays in the file, and is told.
 * @returns {{ entries: Entry[], troubles: string[] }}
 */
function parseComments(text) {
  const entries = new Map()
  const troubles = []
  for (const [at, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue
    const entry = entryOf(line)
    const known = entry && entries.get(entry.id)
    if (!entry) troubles.push(`Line ${at + 1} is no comment.`)
    else if (known && lineOf(known) !== lineOf(entry))
      troubles.push(`Line ${at + 1} has the ID of another comment, ${entry.id}.`)
    else entries.set(entry.id, entry)
  }
  for (const { id, thread } of entries.values())
    if (!entries.get(thread)?.picture)
      troubles.push(`The comment that ${id} answers, ${thread}, is missing.`)
  return { entries: [...entries.values()], troubles }
}

const textOf = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '')

export function readComments(file = FILE) {
  const { entries, troubles } = parseComments(textOf(file))
  const kept = 'It stays in comments.jsonl: mend it there, or take it from an earlier commit.'
  return { entries, troubles: troubles.map((trouble) => `${trouble} ${kept}`) }
}

/** Puts each new line at its place. Beside a broken line, such as a conflict's mark, all others stay where they are. */
export function addComments(added, file = FILE) {
  const lines = textOf(file).split('\n')
  if (lines.at(-1) === '') lines.pop()
  for (const line of added.map(lineOf)) {
    const next = lines.findIndex((other) => entryOf(other) && other > line)
    lines.splice(next === -1 ? lines.length : next, 0, line)
  }
  const isWhole = lines.every((line) => entryOf(line))
  writeFileSync(file, `${(isWhole ? lines.toSorted() : lines).join('\n')}\n`)
}
