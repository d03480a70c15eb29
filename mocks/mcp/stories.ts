import { globSync, readFileSync } from 'node:fs'
import { loadCsf } from 'storybook/internal/csf-tools'
import { nearest } from '#mocks/world/core/nearest.ts'
import { fromRoot } from '#scripts/lib/cli.mjs'

interface StoryFacts {
  /** Such as `ui-button--variants`. */
  readonly id: string
  readonly name: string
  /** The file of its stories, from the root. */
  readonly path: string
}

/** The stories of a file, by Storybook's own reader. */
export function storiesIn(path: string): StoryFacts[] {
  const code = readFileSync(fromRoot(path), 'utf8')
  const { indexInputs } = loadCsf(code, { fileName: path, makeTitle: (title) => title }).parse()
  return indexInputs.map(({ __id: id = '', name = '' }) => ({ id, name, path }))
}

const words = (title: string) => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

/** Finds the story with an id. Throws for an unknown id, with similar ones. */
export function findStory(id: string): StoryFacts {
  const titled = globSync('stories/**/*.stories.tsx', { cwd: fromRoot() }).map((path) => {
    const [, title = ''] = /\btitle: '([^']+)'/.exec(readFileSync(fromRoot(path), 'utf8')) ?? []
    return { path, title: words(title) }
  })
  const [wanted = ''] = id.split('--')
  const file = titled.find(({ title }) => title === wanted)
  if (!file) {
    const near = nearest(
      wanted,
      titled.map(({ title }) => title),
    ).join(', ')
    throw new Error(`No stories are called "${wanted}". Did you mean ${near}?`)
  }
  const stories = storiesIn(file.path)
  const found = stories.find((story) => story.id === id)
  if (found) return found
  throw new Error(
    `${file.path} has no story "${id}", only ${stories.map((one) => one.id).join(', ')}.`,
  )
}
