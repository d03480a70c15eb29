import { globSync } from 'node:fs'
import { z } from 'zod'
import { createFinder } from '#mocks/world/core/find-by-words.ts'
import { fromRoot } from '#scripts/lib/cli.mjs'
import { readGuideText } from '#stories/setup/guide-files.ts'
import { storiesIn } from './stories.ts'
import { type AddTool, defineTool } from './tool.ts'

const components = () =>
  globSync('stories/ui/*.md', { cwd: fromRoot() }).map((path) => {
    const name = path.replace(/.*[/\\]|[.]md$/g, '')
    return { name, words: readGuideText(name) ?? '' }
  })

export const findComponent: AddTool = defineTool(
  'find_component',
  {
    description:
      'Find a component of the design system by its name or by words. Returns its guide (when to use it, do and don’t, accessibility), its module and its stories.',
    input: z.strictObject({
      words: z.string().min(1).describe('Such as "button" or "pick a date"'),
    }),
  },
  ({ words }) => {
    const all = components()
    const [best, ...others] = createFinder(all)(words)
    if (!best) {
      const names = all.map((one) => one.name).join(', ')
      throw new Error(`No component matches "${words}". There are ${names}.`)
    }
    const { name, words: guide } = best
    const stories = storiesIn(`stories/ui/${name}.stories.tsx`).map(({ id }) => id)
    return {
      text: [
        guide.trim(),
        `Guide: stories/ui/${name}.md. Module: #ui/${name}/${name}.tsx.`,
        `Stories, for run_story: ${stories.join(', ')}`,
        ...(others.length > 0
          ? [
              `Also found: ${others
                .slice(0, 8)
                .map((one) => one.name)
                .join(', ')}`,
            ]
          : []),
      ].join('\n\n'),
    }
  },
)
