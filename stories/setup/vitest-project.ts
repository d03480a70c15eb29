import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { launchOptions } from '#e2e/launch.ts'
import { keepModules } from './keep-modules.ts'
import { packages } from './packages.ts'

/** The app's eight hundred modules do not change during a single run, so their builds can be kept. */
const runsOnce = process.argv.includes('run') && !process.argv.includes('--watch')

/** `npm run contract -- coverage --stories` sets the folder for the record of the answers that stories get. */
const noting = (folder: string | undefined) =>
  folder === undefined ? {} : { env: { CONTRACT_COVERAGE: folder } }

/** `run_story` of `npm run mcp` names the file of a picture; it also draws stories that are no tests. */
const picture = process.env.STORY_PICTURE

const harness = (file: string) =>
  fileURLToPath(new URL(`../../tests/harness/${file}`, import.meta.url))

/** Every story as a test in headless Chromium: rendering, play function, axe, and no console errors. */
export const storiesProject = () => ({
  extends: true as const,
  optimizeDeps: { include: packages },
  plugins: [
    ...(runsOnce ? [keepModules()] : []),
    storybookTest({
      configDir: fileURLToPath(new URL('.', import.meta.url)),
      ...(picture !== undefined && { tags: { include: ['dev', 'test'] } }),
    }),
  ],
  test: {
    name: 'stories',
    ...noting(process.env.CONTRACT_COVERAGE),
    ...(picture !== undefined && { env: { STORY_PICTURE: picture } }),
    setupFiles: [
      harness('no-component-tracks.ts'),
      harness('no-owner-stacks.ts'),
      harness('no-real-pointer.ts'),
      ...(process.env.CONTRACT_COVERAGE ? [harness('note-stories.ts')] : []),
      ...(picture === undefined ? [] : [harness('story-picture.ts')]),
    ],
    testTimeout: 60_000,
    // All files of a worker share a page; world, storage and drafts are reset before each story.
    isolate: false,
    // By default only one of two cores would be used.
    maxWorkers: 2,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      // Without a graphics card, animations double the time of a run.
      provider: playwright({
        launchOptions: launchOptions(),
        contextOptions: { reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
})
