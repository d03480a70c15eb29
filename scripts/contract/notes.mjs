// Which answers the tests produced, as noted one per line by tests/harness/note-answers.ts and note-stories.ts.
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { inRoot } from '../say.mjs'

export const NOTES = '.cache/contract-coverage'

/** Empties the notes and returns their folder for CONTRACT_COVERAGE. */
export function emptyNotes() {
  rmSync(inRoot(NOTES), { recursive: true, force: true })
  mkdirSync(inRoot(NOTES), { recursive: true })
  return inRoot(NOTES)
}

/** Of this run, or of several that are in folders of their own. @returns {{ pair: string, by: string }[]} */
export const readNotes = () =>
  readdirSync(inRoot(NOTES), { recursive: true })
    .filter((name) => name.endsWith('.jsonl'))
    .flatMap((name) => readFileSync(inRoot(NOTES, name), 'utf8').split('\n'))
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))
