import { z } from 'zod'
import { escapePattern, runTest, shorten } from './run.ts'
import { findStory } from './stories.ts'
import { type AddTool, defineTool } from './tool.ts'

const written = z.object({
  testResults: z.array(
    z.object({
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          duration: z.number().optional(),
          failureMessages: z.array(z.string()),
          meta: z.object({ storyId: z.string().optional() }),
        }),
      ),
    }),
  ),
})

export const runStory: AddTool = defineTool(
  'run_story',
  {
    description:
      'Run one story in headless Chromium as its test does (rendering, play function, accessibility). Returns the result and a picture. Takes 10 to 30 seconds.',
    input: z.strictObject({
      story: z
        .string()
        .regex(/^[a-z0-9-]+--[a-z0-9-]+$/, 'Use the id of a story, such as ui-button--variants.')
        .describe('Id of the story, such as ui-button--variants'),
    }),
  },
  async ({ story }) => {
    const { path, name } = findStory(story)
    return runTest(
      {
        program: 'node_modules/vitest/vitest.mjs',
        args: (folder) => {
          const report = ['--reporter=json', `--outputFile=${folder}/report.json`]
          return ['run', '--project=stories', path, '-t', `^${escapePattern(name)}$`, ...report]
        },
        env: (folder) => ({ STORY_PICTURE: `${folder}/picture.png` }),
      },
      (report, picture) => {
        const { testResults } = written.parse(report)
        const result = testResults
          .flatMap((file) => file.assertionResults)
          .find(({ meta }) => meta.storyId === story)
        if (!result) {
          const messages = testResults.map(({ message = '' }) => message).join('\n')
          throw new Error(`The story was not run. ${shorten(messages)}`)
        }
        const failed = result.status !== 'passed'
        const took = result.duration === undefined ? '' : ` in ${Math.round(result.duration)} ms`
        const messages = shorten(result.failureMessages.join('\n'))
        return {
          text: `${story} (${path}) ${result.status}${took}.${messages ? `\n${messages}` : ''}`,
          picture: picture('picture.png'),
          failed,
        }
      },
    )
  },
)
