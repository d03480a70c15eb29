// Provides the tree of the base commit, and the changes between it and this tree.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { fail, root } from '#scripts/lib/cli.mjs'

const LIMIT = 256 * 1024 * 1024

const git = (args, options = {}) =>
  execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: LIMIT,
    stdio: ['ignore', 'pipe', 'ignore'],
    ...options,
  })

const tryGit = (args) => {
  try {
    return git(args).trim()
  } catch {
    return undefined
  }
}

/** The name that this machine commits with, if it has one. */
export const authorOfCommits = () => tryGit(['config', 'user.name']) ?? ''

/** The commit to compare with: the merge base with `ref`. @returns {string} a full hash */
export function baseCommit(ref) {
  const names = ref === 'main' ? ['main', 'origin/main'] : [ref]
  const found = names.map((name) => tryGit(['merge-base', name, 'HEAD'])).find(Boolean)
  return found ?? fail(`There is no commit "${ref}" here: name one with --base, or fetch it first.`)
}

/** @returns {string | undefined} this tree's commit, if there are no uncommitted changes */
export const cleanCommit = () =>
  tryGit(['status', '--porcelain']) === '' ? tryGit(['rev-parse', 'HEAD']) : undefined

/** Whether one commit is an ancestor of the other. */
export const isAncestor = (older, newer) =>
  tryGit(['merge-base', '--is-ancestor', older, newer]) !== undefined

const fileAt = (commit, path) => {
  try {
    return git(['show', `${commit}:${path}`])
  } catch {
    return null
  }
}
const fileHere = (path) =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : null
const lines = (text) => text.split('\0').filter(Boolean)

/**
 * @returns {{ path: string, before: string | null, after: string | null }[]} files that differ; `to` undefined: the
 * working tree
 */
export function changesBetween(from, to) {
  const tracked = lines(
    git(['diff', '--name-only', '--no-renames', '-z', from, ...(to ? [to] : [])]),
  )
  const added = to ? [] : lines(git(['ls-files', '--others', '--exclude-standard', '-z']))
  return [...new Set([...tracked, ...added])].map((path) => ({
    path,
    before: fileAt(from, path),
    after: to ? fileAt(to, path) : fileHere(path),
  }))
}

/** How many commits this branch has since another one. */
export const commitsSince = (commit) => Number(tryGit(['rev-list', '--count', `${commit}..HEAD`]))

/** @returns {string | undefined} the checkout that `checkOut` made, if it is of this commit */
export function knownCheckout(commit, folder) {
  const path = join(folder, 'base')
  const isOf = existsSync(path) && tryGit(['-C', path, 'rev-parse', 'HEAD']) === commit
  return isOf ? path : undefined
}

/**
 * A checkout of a commit. It shares this tree's packages if both have the same lockfile. @returns {string} its folder
 */
export function checkOut(commit, folder) {
  const known = knownCheckout(commit, folder)
  if (known) return known
  const path = join(folder, 'base')
  rmSync(path, { recursive: true, force: true })
  git(['worktree', 'prune'])
  git(['worktree', 'add', '--detach', '--force', path, commit])
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8')
  if (fileAt(commit, 'package-lock.json') === lock)
    symlinkSync(join(root, 'node_modules'), join(path, 'node_modules'), 'dir')
  else execFileSync('npm', ['ci', '--ignore-scripts'], { cwd: path, stdio: 'ignore' })
  return path
}
