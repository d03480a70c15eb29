// Serves the stories of one tree, this one or that of another commit, to the browser that draws them.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'
import { packages } from '#stories/setup/packages.ts'
import { keepModules } from '../vite/keep-modules.ts'

const ENTRY = 'virtual:visual'
const page = fileURLToPath(new URL('./page.mjs', import.meta.url))

const HTML = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
%HEAD%
<style>
  html, body { background: var(--canvas) } body.sb-main-padded { padding: 1rem; margin: 0 }
  body.sb-main-fullscreen { margin: 0; padding: 0 }
  body.sb-main-centered #storybook-root { display: grid; place-items: center; min-height: 100vh; padding: 1rem }
  *, *::before, *::after { caret-color: transparent !important; scroll-behavior: auto !important }
</style></head>
<body><div id="storybook-root"></div><script type="module" src="/@id/${ENTRY}"></script></body></html>`

/**
 * Every file that a story can load. Entry points that start the app are left out, and so are workers: on a page, a
 * worker that answers each message with a message would answer itself for ever.
 */
const entry = () => `
import * as react from 'react'
import { composeStory } from 'storybook/preview-api'
import { INTERNAL_DEFAULT_PROJECT_ANNOTATIONS, setProjectAnnotations } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import preview from '/stories/setup/preview.tsx'
import { viewports } from '/stories/setup/globals.ts'
import { leaveStacksOut, stage } from '/@fs/${page}'
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

const harness = (root) => ({
  name: 'portal:visual',
  resolveId: (id) => (id === ENTRY || id === `/@id/${ENTRY}` ? `\0${ENTRY}` : null),
  load: (id) => (id === `\0${ENTRY}` ? entry() : null),
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      if (!/^\/visual(\?|$)/.test(request.url ?? '')) return next()
      const head = readFileSync(`${root}/stories/setup/preview-head.html`, 'utf8')
      response.setHeader('content-type', 'text/html; charset=utf-8')
      response.end(HTML.replace('%HEAD%', head))
    })
  },
})

/**
 * @param root the tree whose stories are served
 * @param cacheDir where Vite keeps the packages that it has prepared
 * @returns {Promise<{ url: string, reread: (path: string) => void, close: () => Promise<void> }>}
 */
export async function serveStories(root, cacheDir) {
  const { css, demoPages } = await import(`${root}/vite.config.ts`)
  const { default: react } = await import('@vitejs/plugin-react')
  const { msw } = await import('msw/vite')
  const server = await createServer({
    root,
    configFile: false,
    cacheDir,
    publicDir: 'src/public',
    logLevel: 'error',
    css,
    plugins: [
      react(),
      demoPages(),
      msw({ mode: 'worker-only' }),
      harness(root),
      // The tree does not change while it is drawn.
      keepModules({ virtual: true }),
    ],
    optimizeDeps: {
      include: [...packages, 'storybook/preview-api', '@storybook/react-vite', 'storybook/test'],
    },
    server: { port: 0, hmr: false, watch: null, fs: { strict: false } },
  })
  await server.listen()
  const { port } = server.httpServer.address()
  const { moduleGraph } = server.environments.client
  /** A file of the tree has changed: pages that open from now on load the new text. */
  const reread = (path) => {
    for (const module of moduleGraph.getModulesByFile(`${root}/${path}`) ?? [])
      moduleGraph.invalidateModule(module)
  }
  // The query is how Chromatic opens a story, too.
  return {
    url: `http://localhost:${port}/visual?chromatic=true`,
    reread,
    close: () => server.close(),
  }
}
