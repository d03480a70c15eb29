import type { StorybookConfig } from '@storybook/react-vite'
import { msw } from 'msw/vite'
import { demoPages } from '../../vite.config.ts'

const config: StorybookConfig = {
  // Screen stories meet the fake backend through the same worker as the app.
  viteFinal: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), demoPages(), msw({ mode: 'worker-only' })],
  }),
  stories: [
    '../guides/*.mdx',
    '../foundations/*.stories.tsx',
    '../{ui,patterns,features,flows}/**/*.stories.tsx',
  ],
  // The portal's own pictures lie at the root of its address, and so here.
  staticDirs: [{ from: '../../src/public/brand', to: '/brand' }],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  features: { sidebarOnboardingChecklist: false },
}

export default config
