import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { escapePattern, runTest, shorten } from './run.ts'
import { type AddTool, defineTool, type ToolAnswer } from './tool.ts'

const test = z.object({
  projectName: z.string(),
  results: z.array(
    z.object({
      status: z.string(),
      duration: z.number(),
      errors: z.array(z.object({ message: z.string().optional() })),
      attachments: z.array(z.object({ name: z.string(), path: z.string().optional() })),
    }),
  ),
})

/** A group of tests, such as a file, which has others in it. */
interface Suite {
  readonly specs: readonly Spec[]
  readonly suites?: readonly Suite[] | undefined
}
const spec = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  tests: z.array(test),
})
type Spec = z.output<typeof spec>
const suite: z.ZodType<Suite> = z.lazy(() =>
  z.object({ specs: z.array(spec), suites: z.array(suite).optional() }),
)

const report = z.object({
  suites: z.array(suite),
  errors: z.array(z.object({ message: z.string().optional() })).default([]),
})

const specsIn = ({ specs, suites = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(specsIn)]

interface Journeys {
  readonly specs: readonly Spec[]
  readonly errors: string
}

/** Runs Playwright on the journeys that these arguments select. */
const play = <Result>(args: readonly string[], read: (journeys: Journeys) => Result) =>
  runTest(
    {
      program: 'node_modules/@playwright/test/cli.js',
      args: () => ['test', '-c', 'e2e', '--reporter=json', ...args],
      env: (folder) => ({
        PLAYWRIGHT_JSON_OUTPUT_NAME: `${folder}/report.json`,
        JOURNEY_PICTURE: 'on',
      }),
    },
    (written) => {
      const { suites, errors } = report.parse(written)
      return read({
        specs: suites.flatMap(specsIn),
        errors: errors.map(({ message = '' }) => message).join('\n'),
      })
    },
  )

const placeOf = ({ title, file, line }: Spec) => `${title} (e2e/${file}:${line})`

function resultOf({ specs, errors }: Journeys): ToolAnswer {
  const [ran] = specs
  const [first] = ran?.tests ?? []
  const result = first?.results.at(-1)
  if (!ran || !first || !result) throw new Error(`The journey was not run. ${shorten(errors)}`)
  const { status, duration, attachments } = result
  const messages = shorten(result.errors.map(({ message = '' }) => message).join('\n'))
  const path = attachments.findLast(({ name }) => name === 'screenshot')?.path
  return {
    text: `${placeOf(ran)} ${status} on ${first.projectName} in ${(duration / 1000).toFixed(1)} s.${messages ? `\n${messages}` : ''}`,
    picture: path === undefined ? null : readFileSync(path),
    failed: status !== 'passed',
  }
}

export const runJourney: AddTool = defineTool(
  'run_journey',
  {
    description:
      'Run one journey in the built portal (`npm run build:mock`). Returns the result and a picture of its end. A title that several journeys share returns their list. Takes 10 to 60 seconds.',
    input: z.strictObject({
      title: z
        .string()
        .min(1)
        .describe('Its title or a part of it, such as "a first deposit is played and withdrawn"'),
      project: z.enum(['desktop', 'phone']).optional(),
    }),
  },
  async ({ title, project }) => {
    const selected = ['-g', escapePattern(title), ...(project ? ['--project', project] : [])]
    const { specs, errors } = await play(['--list', ...selected], (all) => all)
    // A journey of two projects is listed twice.
    const named = new Map(specs.map((one) => [placeOf(one), one]))
    const [only, ...others] = named.values()
    if (!only) throw new Error(errors ? shorten(errors) : `No journey is called "${title}".`)
    if (others.length > 0) {
      const names = [...named.keys()].slice(0, 15).join('\n')
      throw new Error(`${named.size} journeys match; give more of the title of one:\n${names}`)
    }
    const chosen = project ?? only.tests[0]?.projectName ?? 'desktop'
    const args = [`${only.file}:${only.line}`, '-g', escapePattern(only.title), '--project', chosen]
    return play(args, resultOf)
  },
)
