// Finds the stories that a change reaches, with the results of `npm run visual` and the comments on their pictures.
import { readFileSync } from 'node:fs'
import { loadCsf } from 'storybook/internal/csf-tools'
import { fromRoot } from '#scripts/lib/cli.mjs'
import { findReached } from '#scripts/test/reach.mjs'
import { threadsOf } from '../review/page/threads.js'
import { verdictOf } from '../review/verdicts.mjs'

/** In this order a reviewer wants them. */
const RESULTS = ['differs', 'new', 'trouble', 'not drawn', 'same', 'without pictures']

const isScreen = ({ file }) => /^stories\/(features|flows)\//.test(file)

/** A denial or a missing verdict of one mode stands for the story. */
function verdictOn(differences, verdicts) {
  const given = differences.map((one) => verdictOf(verdicts, one))
  const denied = given.find((one) => one?.verdict === 'denied')
  return denied ?? (given.every(Boolean) ? given[0] : { verdict: 'no verdict' })
}

function resultOf(story, { differences, troubles }, verdicts) {
  const isOwn = ({ id }) => id === story.id
  const own = differences.filter(isOwn)
  const changed = own.filter(({ kind }) => kind === 'changed')
  const [trouble] = troubles.filter(isOwn)
  const found = (result, more = {}) => ({ ...story, result, ...more })
  if (changed.length > 0)
    return found('differs', {
      in: changed.map(({ mode }) => mode),
      ...verdictOn(changed, verdicts),
    })
  if (own.length > 0) return found('new')
  if (trouble) return found('trouble', { reason: trouble.trouble })
  if (story.modes.length === 0) return found('without pictures')
  return found(story.modes.every((mode) => story.drawn[mode]) ? 'same' : 'not drawn')
}

const ranked = (stories) =>
  stories.toSorted(
    (one, other) =>
      RESULTS.indexOf(one.result) - RESULTS.indexOf(other.result) ||
      one.title.localeCompare(other.title, 'en'),
  )

const grouped = (stories) => ({
  screens: ranked(stories.filter(isScreen)),
  components: ranked(stories.filter((story) => !isScreen(story))),
})

/** From the report of `npm run visual`. */
export const drawnStories = (report, verdicts) => ({
  ...grouped(report.reached.map((story) => resultOf(story, report, verdicts))),
  gone: report.removed,
  more: 0,
})

const storiesIn = (file) => {
  const code = readFileSync(fromRoot(file), 'utf8')
  const { indexInputs } = loadCsf(code, { fileName: file, makeTitle: (title) => title }).parse()
  return indexInputs.map(({ __id: id, name, title }) => ({ id, name, title, file }))
}

/** By imports, as `npm test -- --changed` chooses tests. @returns null where all stories are reached */
export function importedStories(paths) {
  const reached = findReached(paths)
  if (reached === null) return null
  const stories = reached.stories.flatMap(storiesIn)
  return {
    ...grouped(stories.map((story) => ({ ...story, result: 'not drawn' }))),
    gone: [],
    more: reached.more,
  }
}

/** The threads on pictures of the stories, the open ones first. */
export function commentsOn(stories, entries) {
  const byId = new Map(stories.map((story) => [story.id, story]))
  const threads = threadsOf(entries)
  const on = threads.flatMap(({ first, answers, open }) => {
    const story = byId.get(first.story)
    if (!story) return []
    const picture = story.drawn?.[first.mode]
    return [{ story, first, open, answers, changedSince: picture && picture !== first.picture }]
  })
  return {
    threads: on.toSorted((one, other) => Number(other.open) - Number(one.open)),
    elsewhere: threads.length - on.length,
  }
}
