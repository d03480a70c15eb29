import { spawnSync } from 'node:child_process'
import {
  convertWorkflowTemplate,
  NoOperationTraceWriter,
  parseWorkflow,
} from '@actions/workflow-parser'
import { parse } from 'yaml'
import { z } from 'zod'
import { findFiles, readText } from './source.ts'

const values = z.array(z.union([z.string(), z.number()]))
const step = z.object({
  uses: z.string().optional(),
  run: z.string().optional(),
  if: z.string().optional(),
  env: z.record(z.string(), z.string()).optional(),
  with: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).default({}),
})
const job = z.object({
  needs: z.union([z.string(), z.array(z.string())]).optional(),
  permissions: z.unknown().optional(),
  'timeout-minutes': z.number().optional(),
  strategy: z.object({ matrix: z.record(z.string(), values) }).optional(),
  steps: z.array(step),
})
const workflow = z.object({ permissions: z.unknown(), jobs: z.record(z.string(), job) })

export type Job = z.infer<typeof job>

export const PUBLISH = 'npm publish ./dist-sdk --provenance --access public'
/** Fails unless the run is for the tag of the package's version. */
export const TAG_ONLY = `test "$GITHUB_REF" = "refs/tags/v$(npm pkg get version | tr -d '"')"`
/** Commands that only the workflow which publishes the SDK runs. */
export const PUBLISHING = [
  'npm ci',
  'npm pkg set repository.type=git "repository.url=git+$GITHUB_SERVER_URL/$GITHUB_REPOSITORY.git"',
  `${PUBLISH} --dry-run`,
  TAG_ONLY,
  PUBLISH,
]

export const FILES = findFiles('.github/workflows/*.yml')

export const readWorkflow = (path: string) => workflow.parse(parse(readText(path)))

/** The findings of actionlint, if it is installed. */
function actionlint(content: string): string[] {
  const { stdout } = spawnSync('actionlint', ['-oneline', '-'], {
    input: content,
    encoding: 'utf8',
  })
  return stdout?.trim().split('\n').filter(Boolean) ?? []
}

/** GitHub's complaints about a workflow before running it. */
export async function complaintsAbout(name: string, content: string): Promise<string[]> {
  const { context, value } = parseWorkflow({ name, content }, new NoOperationTraceWriter())
  if (value) await convertWorkflowTemplate(context, value)
  return [...context.errors.getErrors().map(({ message }) => message), ...actionlint(content)]
}

const matrixOf = ({ strategy }: Job) => Object.entries(strategy?.matrix ?? {})

/** The text for each machine of a job, filled in as GitHub does; the run has a number as its id. */
export function filledIn(text: string, own: Job): string[] {
  const [first] = matrixOf(own)
  const [name = '', all = [0]] = first ?? []
  return all.map((value) =>
    text
      .replaceAll(`\${{ matrix.${name} }}`, String(value))
      .replaceAll(/\$\{\{ github\.run_number \}\}/g, '1234'),
  )
}

/** Every command of a job, once per machine. */
export const listCommands = (own: Job): string[] =>
  own.steps.flatMap(({ run = '' }) =>
    run
      .split('\n')
      .filter((line) => line !== '')
      .flatMap((line) => filledIn(line, own)),
  )
