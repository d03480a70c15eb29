// Serves the stories of one tree, this one or that of another commit, to the browser that draws them.
import { readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { createServer } from 'vite'
import { bundleStories, keptBundle } from './bundle.mjs'

const HTML = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
%HEAD%
<link rel="stylesheet" href="/visual/stories.css">
<style>
  html, body { background: var(--canvas) } body.sb-main-padded { padding: 1rem; margin: 0 }
  body.sb-main-fullscreen { margin: 0; padding: 0 }
  body.sb-main-centered #storybook-root { display: grid; place-items: center; min-height: 100vh; padding: 1rem }
  /* The generic "monospace" is now one font of the system, now another. */
  @font-face { font-family: "Cascadia Mono"; src: local("Liberation Mono"), local("DejaVu Sans Mono"), local("Menlo"), local("Consolas") }
  *, *::before, *::after { caret-color: transparent !important; scroll-behavior: auto !important }
</style></head>
<body><div id="storybook-root"></div><script type="module" src="/visual/stories.js"></script></body></html>`

const TYPES = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** The page that draws, and its files. @param bundle makes them, or returns those already made */
const stagePages = (root, bundle) => ({
  name: 'portal:visual-pages',
  configureServer({ middlewares }) {
    middlewares.use(async (request, response, next) => {
      const pathname = URL.parse(request.url ?? '', 'http://none')?.pathname ?? '/'
      if (pathname === '/visual') {
        const head = readFileSync(`${root}/stories/setup/preview-head.html`, 'utf8')
        response.setHeader('content-type', 'text/html; charset=utf-8')
        response.end(HTML.replace('%HEAD%', head))
        return
      }
      if (!pathname.startsWith('/visual/')) return next()
      try {
        const name = pathname.slice('/visual/'.length)
        const content = (await bundle()).get(name)
        if (content === undefined) return next()
        const type = TYPES[extname(name)] ?? 'application/octet-stream'
        response.setHeader('content-type', `${type}; charset=utf-8`)
        response.end(content)
      } catch (error) {
        next(error)
      }
    })
  },
})

/**
 * @param root the tree whose stories are served
 * @param folder keeps the bundle of a tree that never changes
 * @returns {Promise<{ url: string, reread: () => void, close: () => Promise<void> }>}
 */
export async function serveStories(root, folder) {
  const { css, demoPages } = await import(`${root}/vite.config.ts`)
  const { msw } = await import('msw/vite')
  let bundled
  const bundle = () => {
    bundled ??= folder ? keptBundle(root, folder) : bundleStories(root)
    return bundled
  }
  const server = await createServer({
    root,
    configFile: false,
    publicDir: 'src/public',
    logLevel: 'error',
    css,
    plugins: [demoPages(), msw({ mode: 'worker-only' }), stagePages(root, bundle)],
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    server: { port: 0, hmr: false, watch: null, fs: { strict: false } },
  })
  await server.listen()
  const { port } = server.httpServer.address()
  // The query is how Chromatic opens a story, too.
  return {
    url: `http://localhost:${port}/visual?chromatic=true`,
    /** A file of the tree has changed: pages that open from now on load the new text. */
    reread: () => {
      bundled = undefined
    },
    close: () => server.close(),
  }
}
