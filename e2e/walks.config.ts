// `npm run walks -- --project=faults`: what walks, measures or draws the whole portal and takes too long for `npm test`.
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import type { WorldOptions } from './fixtures.ts'
import { launchOptions } from './launch.ts'
import base from './playwright.config.ts'

const inCache = (path: string) => fileURLToPath(new URL(`../.cache/${path}`, import.meta.url))

/** Alone on the machine, and with pictures. */
const alone = { workers: 1, use: { launchOptions: launchOptions() } }

const onPhone = { viewport: { width: 390, height: 844 } }
const explained = { ...onPhone, screenshot: 'only-on-failure', trace: 'retain-on-failure' } as const

/** The journeys again, to note what they do before each call. */
const journeys = (base.projects ?? [])
  .filter(({ name }) => name !== 'engines')
  .map(({ use, ...project }) => ({
    ...project,
    name: `ways-${project.name}`,
    testMatch: 'journeys/*.spec.ts',
    testIgnore: ['**/faults.spec.ts', '**/pseudo.spec.ts'],
    retries: 1,
    use: { ...use, waysFile: inCache('faults/journeys.jsonl') },
  }))

export default defineConfig<WorldOptions>({
  ...base,
  reporter: [
    [process.env.CI ? 'dot' : 'list'],
    ['html', { open: 'never', outputFolder: inCache('walks') }],
  ],
  projects: [
    { name: 'record', testMatch: 'faults/record.walk.ts', use: onPhone },
    ...journeys,
    {
      name: 'ways',
      testMatch: 'faults/ways.walk.ts',
      dependencies: ['record', ...journeys.map(({ name }) => name)],
      use: onPhone,
    },
    { name: 'faults', testMatch: 'faults/{faults,plants}.walk.ts', use: explained },
    { name: 'pairs', testMatch: 'pairs/*.walk.ts', use: explained },
    { name: 'pseudo', testMatch: 'pseudo/*.walk.ts', use: explained },
    { name: 'perf', testMatch: 'perf/*.walk.ts', ...alone },
    { name: 'pictures', testMatch: 'pictures/*.walk.ts', ...alone },
  ],
})
