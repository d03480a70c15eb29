import { execFileSync } from 'node:child_process'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { defineConfig, type Plugin } from 'vite'
import { demoPage, demoPagePaths } from './mocks/server/demo-pages.ts'
import { chunkGroups, laterFiles } from './scripts/vite/chunks.ts'
import { delivery } from './scripts/vite/delivery.ts'
import { scriptTargets, styleTargets } from './scripts/vite/floor.ts'
import { leanRouter } from './scripts/vite/lean-router.ts'
import { leanTexts } from './scripts/vite/lean-texts.ts'
import { headScript, inlineStyles, policy } from './scripts/vite/page.ts'
import { strictStyles } from './scripts/vite/strict-styles.ts'

const MOCK_ENTRY = 'virtual:portal-mock'

/**
 * The only place where mock and live differ: in mock mode the page's entry is a module that starts the fake backend and
 * then the same `src/main.tsx`.
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
            // The link is read first, before anything can change the address; the app is loaded at the same time.
            // A browser that is too old has its own page by now (index.html).
            "if (!document.querySelector('.too-old')) {",
            'const world = start()',
            "const app = import('/src/app/boot/boot.tsx')",
            "Promise.all([app, world]).then(() => import('/src/main.tsx'))",
            '}',
          ].join('\n')
        : null,
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace('src="/src/main.tsx"', `src="/@id/${MOCK_ENTRY}"`),
    },
  }
}

/** The fake world's demo games, login window and chat are pages of their own below /demo-*. */
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

/** The commit for a report of the fake backend; undefined without a Git history. */
function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return 'unknown'
  }
}

/** CSS settings that tests and stories share with the app. */
export const css = {
  transformer: 'lightningcss' as const,
  lightningcss: { targets: styleTargets },
}

export default defineConfig(({ mode }) => {
  const mock = mode === 'mock'
  const outDir = mock ? 'dist-mock' : 'dist'
  return {
    publicDir: 'src/public',
    // The fake and the live portal bundle different packages; in a shared folder one server would remove the other's.
    cacheDir: `node_modules/.vite/${mode}`,
    plugins: [
      react(),
      leanRouter(),
      leanTexts(),
      headScript(mock),
      strictStyles(),
      ...(mock ? [mockEntry(), demoPages(), msw({ mode: 'worker-only' })] : []),
      inlineStyles(),
      // MSW registers its service worker by an unhashed address.
      policy(['portal', 'dompurify', ...(mock ? ['default'] : [])]),
      delivery(outDir),
    ],
    css,
    define: mock ? { 'import.meta.env.PORTAL_COMMIT': JSON.stringify(commit()) } : {},
    build: {
      outDir,
      target: scriptTargets,
      // Browsers without `modulepreload` load the same files a little later.
      modulePreload: { polyfill: false, resolveDependencies: laterFiles },
      rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
    },
    // The page's entry is virtual, so the dependency scan needs explicit entries. Dependencies found later would reload
    // the first page again and again.
    optimizeDeps: {
      entries: mock ? ['src/main.tsx', 'mocks/boot.ts'] : ['src/main.tsx'],
      holdUntilCrawlEnd: false,
    },
    server: {
      port: 5173,
      strictPort: true,
    },
  }
})
