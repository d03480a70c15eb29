import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { launchOptions } from '../../scripts/browser.mjs'

// Found in the middle of a run they would reload the page under a story.
const include = [
  '@radix-ui/react-dialog',
  '@tanstack/react-query',
  '@msw/data',
  'axe-core',
  'dompurify',
  'i18next',
  'jsencrypt',
  'lucide-react',
  'msw',
  'msw/browser',
  'openapi-fetch',
  'qr',
  'radix-ui',
  'react-dom/client',
  'react-hook-form',
  'react-router-dom',
  'swiper',
  'swiper/modules',
  'zod',
]

/** Every story as a test in one headless Chromium: render, play, axe, silence of the console. */
export const storiesProject = () => ({
  extends: true as const,
  optimizeDeps: { include },
  plugins: [storybookTest({ configDir: fileURLToPath(new URL('.', import.meta.url)) })],
  test: {
    name: 'stories',
    testTimeout: 60_000,
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
