import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { Features } from 'lightningcss'
import { msw } from 'msw/vite'
import { defineConfig, type Plugin, transformWithOxc } from 'vite'
import { demoPage, demoPagePaths } from './mocks/server/demo-pages.ts'
import { chunkGroups } from './scripts/vite/chunks.ts'

const HEAD = 'src/boot/head.ts'
const MOCK_ENTRY = 'virtual:portal-mock'

/** Inlines the head script; in a live page it also starts the first calls before any module loads. */
function headScript(early: readonly string[], policies: readonly string[]): Plugin {
  let built = false
  return {
    name: 'portal:head',
    config: (_, { command }) => {
      built = command === 'build'
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { filename }) {
        // Other tools build pages of their own with this configuration; those stay as they are.
        if (!filename.endsWith('/index.html')) return html
        const source = readFileSync(HEAD, 'utf8')
        const { code } = await transformWithOxc(source, HEAD, { sourcemap: false })
        const given = `EARLY_CALLS=${JSON.stringify(early)},TEXTS=${JSON.stringify(readdirSync('locales'))}`
        const script = `(()=>{const ${given};${code.replace(/export\s*\{\s*\};?/g, '')}})()`
        const hash = createHash('sha256').update(script).digest('base64')
        const policy = [
          "default-src 'self'",
          `script-src 'self' 'sha256-${hash}'`,
          "style-src 'self' 'unsafe-inline'",
          "img-src 'self' https: data: blob:",
          "font-src 'self' data:",
          "connect-src 'self' ws: wss:",
          "frame-src 'self' https:",
          "object-src 'none'",
          "base-uri 'self'",
          "form-action 'self'",
          "require-trusted-types-for 'script'",
          `trusted-types ${policies.join(' ')}`,
        ].join('; ')
        const tags = [{ tag: 'script', children: script, injectTo: 'head-prepend' as const }]
        if (!built) return { html, tags }
        const csp = { 'http-equiv': 'Content-Security-Policy', content: policy }
        return {
          html,
          tags: [{ tag: 'meta', attrs: csp, injectTo: 'head-prepend' as const }, ...tags],
        }
      },
    },
  }
}

/**
 * The one place where mock and live part: in mock mode the page's entry is a module
 * that starts the fake backend and then the very same `src/main.tsx`.
 */
function mockEntry(): Plugin {
  return {
    name: 'portal:mock-entry',
    resolveId: (id) =>
      id === MOCK_ENTRY || id === `/@id/${MOCK_ENTRY}` ? `\0${MOCK_ENTRY}` : null,
    load: (id) =>
      id === `\0${MOCK_ENTRY}`
        ? [
            "import '/src/ui/styles.css'",
            "import { start } from '/mocks/boot.ts'",
            // The link is read at once, before anything can change the address; the app is fetched meanwhile.
            'const world = start()',
            "const app = import('/src/app/boot/boot.tsx')",
            "Promise.all([app, world]).then(() => import('/src/main.tsx'))",
          ].join('\n')
        : null,
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace('src="/src/main.tsx"', `src="/@id/${MOCK_ENTRY}"`),
    },
  }
}

/** The demo games of the fake world, its sign-in window and its chat: pages of their own below /demo-*. */
export function demoPages(): Plugin {
  return {
    name: 'portal:demo-pages',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const [pathname = ''] = (request.url ?? '').split('?')
        const page = pathname.startsWith('/demo-') ? demoPage(pathname) : null
        if (!page) return next()
        response.setHeader('content-type', 'text/html; charset=utf-8')
        response.end(page)
      })
    },
    generateBundle() {
      for (const path of demoPagePaths().keys()) {
        const source = demoPage(path) ?? ''
        this.emitFile({ type: 'asset', fileName: path.slice(1), source })
      }
    },
  }
}

/** CSS settings that tests and stories share with the app. */
export const css = {
  transformer: 'lightningcss' as const,
  lightningcss: { exclude: Features.LightDark | Features.DirSelector },
}

export default defineConfig(({ mode }) => {
  const mock = mode === 'mock'
  return {
    publicDir: 'src/public',
    plugins: [
      react(),
      headScript(mock ? [] : ['/wps/system/settings/consolidated'], [
        'portal',
        'dompurify',
        // MSW registers its service worker by a plain address.
        ...(mock ? ['default'] : []),
      ]),
      ...(mock ? [mockEntry(), demoPages(), msw({ mode: 'worker-only' })] : []),
    ],
    css,
    build: {
      outDir: mock ? 'dist-mock' : 'dist',
      manifest: true,
      target: 'es2022',
      rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
    },
    // The page's entry is virtual, so the search for dependencies is told where to begin;
    // found one by one they would make the first page load again and again.
    optimizeDeps: {
      entries: mock ? ['src/main.tsx', 'mocks/boot.ts'] : ['src/main.tsx'],
      holdUntilCrawlEnd: false,
    },
    server: {
      port: 5173,
      strictPort: true,
    },
    preview: { port: 4173, strictPort: true },
  }
})
