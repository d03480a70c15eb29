// Stores a machine's share of the run: a folder with its report and its notes on contract coverage.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { emptyNotes, NOTES } from '../contract/notes.mjs'
import { fail, inRoot, root } from '../say.mjs'

export const SHARD = '.cache/test-shard'
const REPORT = 'shard.json'

const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 })

/** Identifies the tested tree: its commit, and a digest of uncommitted changes. */
export function treeName() {
  const head = git('rev-parse', 'HEAD').trim()
  const changed = git('status', '--porcelain')
  if (changed === '') return head
  const digest = createHash('sha256').update(changed).update(git('diff', 'HEAD')).digest('hex')
  return `${head}+${digest.slice(0, 12)}`
}

export const emptyShard = () => rmSync(inRoot(SHARD), { recursive: true, force: true })

/** @param {import('./merge.mjs').ShardReport} report */
export function writeShard(report) {
  mkdirSync(inRoot(SHARD), { recursive: true })
  const noted = report.results.some((result) => result.noted)
  if (noted) cpSync(inRoot(NOTES), inRoot(SHARD, 'notes'), { recursive: true })
  writeFileSync(inRoot(SHARD, REPORT), `${JSON.stringify(report, null, 2)}\n`)
}

/** @param {string[]} folders @returns {import('./merge.mjs').ShardReport[]} */
export const readShards = (folders) =>
  folders.map((folder) => {
    const path = resolve(folder, REPORT)
    if (!existsSync(path))
      fail(
        `${folder} holds no ${REPORT}: --merge wants what \`npm test -- --shard 2/4\` left in ${SHARD}.`,
      )
    return JSON.parse(readFileSync(path, 'utf8'))
  })

/**
 * Combines the notes of all shards, as if one run had written them. @param {string[]} folders @param {string} [notes]
 */
export function gatherNotes(folders, notes = emptyNotes()) {
  for (const [at, folder] of folders.entries()) {
    const from = resolve(folder, 'notes')
    for (const name of existsSync(from) ? readdirSync(from) : [])
      cpSync(join(from, name), join(notes, `${at + 1}-${name}`))
  }
}
