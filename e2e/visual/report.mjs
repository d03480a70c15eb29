// Keeps what the last `npm run visual` has found, for the review and for the page of a change.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { modesOf } from './draw/modes.mjs'
import { FOLDER, storePicture } from './store.mjs'

const FILE = join(FOLDER, 'report.json')

/** A difference as the review shows it. */
export const reportedDifference = ({ job, mask, ...rest }) => ({
  id: job.story.id,
  title: job.story.title,
  name: job.story.name,
  file: job.story.file,
  mode: job.mode.name,
  mask: mask ? storePicture(mask) : null,
  ...rest,
})

/** A story that the changes can reach, with the pictures that this run has drawn of it, by mode. */
export const reportedStory = (story, drawn) => ({
  id: story.id,
  title: story.title,
  name: story.name,
  file: story.file,
  world: story.world,
  route: story.route,
  modes: modesOf(story).map(({ name }) => name),
  drawn: drawn.stories.get(story.id)?.pictures ?? {},
})

export const writeReport = (report) => writeFileSync(FILE, JSON.stringify(report))

/** @returns undefined before the first run */
export const readReport = () =>
  existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : undefined
