import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { launchOptions } from '#scripts/browser.mjs'
import { keepModules } from '#scripts/vite/keep-modules.ts'
import { packages } from './packages.ts'

/** The app's eight hundred modules do not change during a run. */
const runsOnce = process.argv.includes('run') && !process.argv.includes('--watch')

/** `npm run contract:coverage -- --stories` notes which answers the stories bring about, in this folder. */
const noting = (folder: string | undefined) =>
  folder === undefined ? {} : { env: { CONTRACT_COVERAGE: folder } }

const harness = (file: string) =>
  fileURLToPath(new URL(`../../tests/harness/${file}`, import.meta.url))

/** Every story as a test in one headless Chromium: render, play, axe, silence of the console. */
export const storiesProject = () => ({
  extends: true as const,
  optimizeDeps: { include: packages },
  plugins: [
    ...(runsOnce ? [keepModules()] : []),
    storybookTest({ configDir: fileURLToPath(new URL('.', import.meta.url)) }),
  ],
  test: {
    name: 'stories',
    ...noting(process.env.CONTRACT_COVERAGE),
    setupFiles: [
      harness('no-owner-stacks.ts'),
      ...(process.env.CONTRACT_COVERAGE ? [harness('note-stories.ts')] : []),
    ],
    testTimeout: 60_000,
    // One page shows all files of a worker; before each story its world, storage and drafts are reset.
    isolate: false,
    // By default one core of two would look on.
    maxWorkers: 2,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      // A page that keeps still costs a machine without a graphics card half the time.
      provider: playwright({
        launchOptions: launchOptions(),
        contextOptions: { reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
})
