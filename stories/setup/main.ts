import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'
import { msw } from 'msw/vite'
import type { PluginOption } from 'vite'
import { demoPages } from '../../vite.config.ts'
import { withGuides } from './guides-in-manifest.ts'
import { packages, storybookPackages } from './packages.ts'
import { reference } from './reference.ts'

const PREVIEW = fileURLToPath(new URL('preview.tsx', import.meta.url))

/** Imports of types from packages, which no browser ever sees. */
const PACKAGE_TYPES = /^import type [^']*from '[^.#'][^']*'$/gm

/**
 * The table of props is read from components alone, without the types of packages. By itself its reader follows
 * every import of a type: it parses the contract's types and, for each component with an icon, all of the icons.
 */
const readComponents = (plugin: PluginOption): PluginOption => {
  if (!plugin || !('name' in plugin) || !('transform' in plugin)) return plugin
  const { name, transform: read } = plugin
  if (name !== 'storybook:react-docgen-plugin' || typeof read !== 'function') return plugin
  return {
    ...plugin,
    transform: {
      filter: { id: /\/src\/(ui|patterns|features)\/.*\.tsx$/ },
      handler(code, id, options) {
        const own = code.replaceAll(PACKAGE_TYPES, (line) => ' '.repeat(line.length))
        return read.call(this, own, id, options)
      },
    },
  }
}

/**
 * The packages are known, so the server prepares them without reading every story for imports first, and never
 * reloads a page because it has found another one.
 */
const prepareKnownPackages: PluginOption = {
  name: 'prepare-known-packages',
  enforce: 'post',
  config: (config) => {
    config.optimizeDeps = {
      include: [...(config.optimizeDeps?.include ?? []), ...packages, ...storybookPackages],
      entries: [],
      noDiscovery: true,
    }
    // Modules that every story needs are transformed while the browser opens.
    config.server = {
      ...config.server,
      warmup: { clientFiles: [...(config.server?.warmup?.clientFiles ?? []), PREVIEW] },
    }
  },
}

const config: StorybookConfig & { experimental_manifests: typeof withGuides } = {
  // Screen stories use the fake backend through the same worker as the app.
  viteFinal: (config) => ({
    ...config,
    plugins: [
      ...(config.plugins ?? []).map(readComponents),
      prepareKnownPackages,
      demoPages(),
      reference(),
      msw({ mode: 'worker-only' }),
    ],
  }),
  stories: [
    '../{guides,foundations}/*.mdx',
    '../foundations/*.stories.tsx',
    '../{ui,patterns,features,flows}/**/*.stories.tsx',
  ],
  // The portal serves its own pictures from the root, so Storybook does too.
  staticDirs: [{ from: '../../src/public/brand', to: '/brand' }],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  features: { changeDetection: false, sidebarOnboardingChecklist: false, componentsManifest: true },
  experimental_manifests: withGuides,
}

export default config
