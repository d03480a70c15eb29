import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { launchOptions } from '#scripts/browser.mjs'
import { keepModules } from '#scripts/vite/keep-modules.ts'
import { packages } from './packages.ts'

/** The app's 800 modules do not change during a run. */
const runsOnce = process.argv.includes('run') && !process.argv.includes('--watch')

/** `npm run contract:coverage -- --stories` notes in this folder which answers the stories produce. */
const noting = (folder: string | undefined) =>
  folder === undefined ? {} : { env: { CONTRACT_COVERAGE: folder } }

const harness = (file: string) =>
  fileURLToPath(new URL(`../../tests/harness/${file}`, import.meta.url))

/** Every story as a test in one headless Chromium: render, play, axe, no console errors. */
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
    // One page runs all files of a worker; before each story its world, storage and drafts are reset.
    isolate: false,
    // By default one of two cores would stay idle.
    maxWorkers: 2,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      // Without a graphics card, animations take half of the machine's time.
      provider: playwright({
        launchOptions: launchOptions(),
        contextOptions: { reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
})
