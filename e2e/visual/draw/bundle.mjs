// Bundles every story of a tree into one script and one style sheet: a page loads them in a second, where it would load
// two and a half thousand modules in ten.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { rulesIn } from '../reach/rules.mjs'

const ENTRY = 'virtual:visual'
const POSITIONS = 'positions.json'
const page = fileURLToPath(new URL('./page.mjs', import.meta.url))

/**
 * Every file that a story can load. Entry points that start the app are left out, and so are workers: on a page, a
 * worker that answers each message with a message would answer itself for ever.
 */
const entry = `
import * as react from 'react'
import { composeStory } from 'storybook/preview-api'
import { INTERNAL_DEFAULT_PROJECT_ANNOTATIONS, setProjectAnnotations } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import preview from '/stories/setup/preview.tsx'
import { viewports } from '/stories/setup/globals.ts'
import { leaveStacksOut, stage } from '${page}'
leaveStacksOut(react)
const annotations = setProjectAnnotations([preview])
stage({
  files: import.meta.glob('/stories/{foundations,ui,patterns,features,flows}/**/*.stories.tsx'),
  sources: import.meta.glob(['/src/**/*.{ts,tsx}', '/src/ui/tokens/fonts/*.css', '/locales/[A-Z]*/*.json', '!/src/main.tsx', '!/src/boot/**', '!/src/**/*-worker.ts', '!/src/**/*.d.ts']),
  compose: composeStory, configure, annotations, viewports,
})
await window.visual.load()
window.visual.ready = true
`

const entryModule = {
  name: 'portal:visual',
  resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : null),
  load: (id) => (id === `\0${ENTRY}` ? entry : null),
}

/** The line before a module's code names it, relative to the working directory. */
const START = /^\/\/ (\S+)$/gm
/** The function around a module's own code, which runs once for all stories. */
const AROUND = /__esmMin\(\(/g

/** @returns where in the script which module starts, and which functions are only a module's own code */
function positionsIn({ code, moduleIds }, root) {
  const paths = new Map(
    moduleIds.map((id) => [
      relative(process.cwd(), id).replace('\0', '\\0'),
      relative(root, id).split('?')[0],
    ]),
  )
  const starts = [...code.matchAll(START)].filter(({ 1: name }) => paths.has(name))
  return {
    modules: starts.map(({ index, 1: name }) => [index, paths.get(name)]),
    around: [...code.matchAll(AROUND)].map(({ index, 0: text }) => index + text.length),
  }
}

/**
 * @param root the tree
 * @returns {Promise<Map<string, string | Uint8Array>>} what to serve below `/visual/`, by its name
 */
export async function bundleStories(root) {
  // React's development build, which reports what a story does wrong.
  process.env.NODE_ENV = 'development'
  const { css } = await import(`${root}/vite.config.ts`)
  const { default: react } = await import('@vitejs/plugin-react')
  const { output } = await build({
    root,
    base: '/visual/',
    configFile: false,
    publicDir: false,
    mode: 'development',
    logLevel: 'error',
    css,
    plugins: [react(), entryModule],
    build: {
      write: false,
      target: 'esnext',
      minify: false,
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: ENTRY,
        // Without these marks functions cannot be assigned to modules.
        experimental: { attachDebugInfo: 'simple' },
        output: {
          minify: false,
          codeSplitting: false,
          entryFileNames: 'stories.js',
          assetFileNames: '[name]-[hash][extname]',
        },
      },
    },
  })
  const files = new Map(output.map((file) => [file.fileName, file.code ?? file.source]))
  const sheet = [...files.keys()].find((name) => name.endsWith('.css'))
  files.set('stories.css', files.get(sheet))
  const script = output.find(({ fileName }) => fileName === 'stories.js')
  const positions = positionsIn(script, root)
  // Otherwise a change would seem to reach nothing.
  if (!positions.modules.some(([, path]) => path === 'stories/setup/preview.tsx'))
    throw new Error('The bundle of the stories does not name its modules.')
  const rules = rulesIn(String(files.get('stories.css')))
  files.set(POSITIONS, JSON.stringify({ ...positions, rules }))
  return files
}

/**
 * The same for a tree that never changes, which is bundled once.
 * @param folder where its bundle is kept
 */
export async function keptBundle(root, folder) {
  if (existsSync(join(folder, POSITIONS))) {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
    const paths = entries.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name))
    return new Map(paths.map((path) => [relative(folder, path), readFileSync(path)]))
  }
  const files = await bundleStories(root)
  // The positions come last: with them the bundle is complete.
  for (const [name, content] of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  return files
}
