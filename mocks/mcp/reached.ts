import { existsSync } from 'node:fs'
import { z } from 'zod'
import { fromRoot } from '#scripts/lib/cli.mjs'
import { findReached } from '#scripts/test/reach.mjs'
import { type AddTool, defineTool } from './tool.ts'

const listed = (title: string, paths: readonly string[]) =>
  [`${title}: ${paths.length}`, ...paths.map((path) => `  ${path}`)].join('\n')

export const storiesOfFile: AddTool = defineTool(
  'stories_of_file',
  {
    description:
      'List the stories and tests that a file reaches, the nearest first, as `npm test -- --changed` chooses them.',
    input: z.strictObject({
      path: z.string().describe('From the root, such as src/ui/button/button.tsx'),
    }),
  },
  ({ path }) => {
    const inside = path.replace(/^[.][/]/, '')
    if (inside.startsWith('/') || inside.includes('..') || !existsSync(fromRoot(inside)))
      throw new Error(`There is no file ${path}. Give its path from the root.`)
    const reached = findReached([inside])
    if (reached === null) return { text: `Every story and test runs with ${inside}.` }
    const { stories, unit, more } = reached
    return {
      text: [
        listed('Files of stories', stories),
        listed('Files of tests', unit),
        ...(more > 0 ? [`${more} more are reached.`] : []),
      ].join('\n'),
    }
  },
)
