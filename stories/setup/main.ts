import type { StorybookConfig } from '@storybook/react-vite'
import { msw } from 'msw/vite'
import type { PluginOption } from 'vite'
import { demoPages } from '../../vite.config.ts'
import { reference } from './reference.ts'

/**
 * Tables of props are generated for components only. By default the parser reads every module, including the contract's
 * three megabytes of validators, and a build takes four times as long.
 */
const readComponents = (plugin: PluginOption): PluginOption => {
  if (!plugin || !('name' in plugin) || !('transform' in plugin)) return plugin
  const { name, transform: handler } = plugin
  if (name !== 'storybook:react-docgen-plugin' || typeof handler !== 'function') return plugin
  return {
    ...plugin,
    transform: {
      filter: { id: /\/src\/(ui|patterns|features)\/.*\.tsx$/ },
      handler,
    },
  }
}

const config: StorybookConfig = {
  // Stories of screens use the fake backend through the same worker as the app.
  viteFinal: (config) => ({
    ...config,
    plugins: [
      ...(config.plugins ?? []).map(readComponents),
      demoPages(),
      reference(),
      msw({ mode: 'worker-only' }),
    ],
  }),
  stories: [
    '../guides/*.mdx',
    '../foundations/*.stories.tsx',
    '../{ui,patterns,features,flows}/**/*.stories.tsx',
  ],
  // The portal's own pictures are at the root of its address, so they are here, too.
  staticDirs: [{ from: '../../src/public/brand', to: '/brand' }],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  features: { sidebarOnboardingChecklist: false },
}

export default config
