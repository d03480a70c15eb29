// `npm run change -- --base REF`: writes one page about the changes since a commit, with the mock build, Storybook and
// the visual review beside it, and a summary for the pull request.
import { appendFileSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { formatChange } from '#scripts/contract/compare.mjs'
import { contractChanges } from '#scripts/contract/diff.mjs'
import {
  fail,
  fromRoot,
  main,
  option,
  rejectUnknownOptions,
  requireLockedNode,
  root,
} from '#scripts/lib/cli.mjs'
import { isSeen } from '../reach/reach.mjs'
import {
  baseCommit,
  changesBetween,
  checkOut,
  cleanCommit,
  commitsSince,
  isAncestor,
  knownCheckout,
} from '../reach/trees.mjs'
import { readComments } from '../review/comments.mjs'
import { readVerdicts } from '../review/verdicts.mjs'
import { FOLDER } from '../store.mjs'
import { putMock, putReview, putStorybook, readReviewOf } from './beside.mjs'
import { compareCoverage, firstLoad, listHere, listOfBase } from './measures.mjs'
import { pageOf, pageStyles, worldAddress } from './page.mjs'
import { commentsOn, drawnStories, importedStories } from './stories.mjs'
import { summaryOf, tilesOf } from './words.mjs'

const OPTIONS = [
  'page-only',
  'base',
  'out',
  'at',
  'review',
  'storybook',
  'coverage',
  'base-coverage',
]

const pathOption = (name) => option(name) && resolve(option(name))

/** A file or folder that another job has made. Where that job has failed, the page says what is missing. */
function givenOption(name, part = '') {
  const path = pathOption(name)
  if (path === undefined || existsSync(join(path, part))) return path
  console.log(`There is no ${join(path, part)}: the page is written without it.`)
  return undefined
}

function placeOption() {
  const at = option('at') ?? '/'
  if (!/^\/([\w.-]+\/)*$/.test(at) || at.includes('..'))
    fail(`--at wants a path from / to /, such as /portal/pr-12/, not "${at}".`)
  return at
}

/** Only a page that this command has written is replaced. */
function clear(out) {
  const isOurs = ['index.html', 'summary.md'].every((name) => existsSync(join(out, name)))
  if (existsSync(out) && readdirSync(out).length > 0 && !isOurs)
    fail(`${out} has other files: name a new folder with --out.`)
  rmSync(out, { recursive: true, force: true })
}

/** GitHub shows the summary of a run, and gives an output to the job that comments. */
function tellWorkflow(summary, { GITHUB_STEP_SUMMARY, GITHUB_OUTPUT } = process.env) {
  if (GITHUB_STEP_SUMMARY) appendFileSync(GITHUB_STEP_SUMMARY, summary)
  if (GITHUB_OUTPUT) appendFileSync(GITHUB_OUTPUT, `summary=${JSON.stringify(summary)}\n`)
}

async function loadOf(base, pageOnly) {
  const before = await firstLoad(base, pageOnly ? undefined : () => checkOut(base, FOLDER))
  const after = await firstLoad(cleanCommit(), pageOnly ? undefined : () => root)
  if (before && after) return { before, after }
  return {
    missing:
      'The first load is not measured yet: `npm run change` without --page-only measures it.',
  }
}

function coverageOf(base) {
  const before = listOfBase(base, givenOption('base-coverage'), knownCheckout(base, FOLDER))
  const after = listHere(givenOption('coverage'))
  if (before && after) return compareCoverage(before, after)
  const command = '`npm run contract -- coverage`'
  const where = before ? 'here' : `in a checkout of ${base.slice(0, 8)}, such as .cache/visual/base`
  return {
    missing: `The responses of ${before ? 'this side' : 'the base'} are not counted yet: ${command} ${where} counts them.`,
  }
}

function storiesOf(review, changes, base) {
  if (review) {
    const { report } = review
    const { commit } = report
    const isOld =
      commit &&
      (!isAncestor(commit, 'HEAD') || changesBetween(commit).some(({ path }) => isSeen(path)))
    const notes = [
      isOld &&
        `The pictures are of ${commit.slice(0, 8)}, and files have changed since: \`npm run visual\` draws them again.`,
      report.only && `Only stories with “${report.only}” in their ID were looked at.`,
      report.left > 0 &&
        `${report.left} pictures are not drawn yet: \`npm run visual\` draws them.`,
    ]
    return { stories: drawnStories(report, readVerdicts()), notes: notes.filter(Boolean) }
  }
  const note = `The stories are not drawn yet: \`npm run visual -- --base ${base.slice(0, 8)}\` draws them, and knows their worlds. Until then they are found by imports.`
  return { stories: importedStories(changes.map(({ path }) => path)), notes: [note] }
}

await main(async () => {
  requireLockedNode('change')
  rejectUnknownOptions(OPTIONS)
  // A missing value is told before a wrong one.
  for (const name of OPTIONS.slice(1)) option(name)
  const at = placeOption()
  const base = baseCommit(option('base') ?? 'main')
  const out = pathOption('out') ?? fromRoot('.cache', 'change')
  const pageOnly = process.argv.includes('--page-only')
  const given = {
    review: givenOption('review', 'data.js'),
    storybook: givenOption('storybook', 'index.html'),
  }

  const changes = changesBetween(base)
  const review = readReviewOf(base, given.review)
  const { stories, notes } = storiesOf(review, changes, base)
  const all = stories ? [...stories.screens, ...stories.components] : []
  const facts = {
    base,
    commits: commitsSince(base),
    files: changes.length,
    contract: await contractChanges(base),
    stories,
    notes,
    load: await loadOf(base, pageOnly),
    coverage: coverageOf(base),
    comments: commentsOn(all, readComments().entries),
    beside: {
      mock: !pageOnly,
      storybook: !pageOnly || Boolean(given.storybook),
      review: Boolean(review),
    },
  }

  clear(out)
  mkdirSync(out, { recursive: true })
  writeFileSync(join(out, 'index.html'), pageOf(facts, tilesOf(facts)))
  writeFileSync(join(out, 'page.css'), pageStyles())
  const summary = summaryOf(facts, formatChange)
  writeFileSync(join(out, 'summary.md'), summary)
  if (review) putReview(out, review, given.review)
  if (facts.beside.storybook) putStorybook(out, given.storybook)
  if (facts.beside.mock) await putMock(out, at, all.filter(({ world }) => world).map(worldAddress))
  tellWorkflow(summary)
  console.log(summary)
  console.log(`Written to ${out}/index.html. Serve that folder at ${at} to open its previews.`)
})
