import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { Features } from 'lightningcss'
import { msw } from 'msw/vite'
import { defineConfig, type Plugin, transformWithOxc } from 'vite'

const HEAD = 'src/boot/head.ts'
const MOCK_ENTRY = 'virtual:portal-mock'

/** Inlines the head script; in a live page it also starts the first calls before any module loads. */
function headScript(early: readonly string[]): Plugin {
  let built = false
  return {
    name: 'portal:head',
    config: (_, { command }) => {
      built = command === 'build'
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const source = readFileSync(HEAD, 'utf8')
        const { code } = await transformWithOxc(source, HEAD, { sourcemap: false })
        const script = `(()=>{const EARLY_CALLS=${JSON.stringify(early)};${code.replace(/export\s*\{\s*\};?/g, '')}})()`
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
        ? "import { start } from '/mocks/boot.ts'\nstart().then((ready) => ready && import('/src/main.tsx'))"
        : null,
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace('src="/src/main.tsx"', `src="/@id/${MOCK_ENTRY}"`),
    },
  }
}

/** CSS settings that tests and stories share with the app. */
export const css = {
  transformer: 'lightningcss' as const,
  lightningcss: { exclude: Features.LightDark },
  modules: { generateScopedName: '[name]_[local]_[hash:base64:4]' },
}

export default defineConfig(({ mode }) => {
  const mock = mode === 'mock'
  return {
    publicDir: 'src/public',
    plugins: [
      react({ compiler: true }),
      headScript(mock ? [] : ['/wps/system/settings/consolidated']),
      ...(mock ? [mockEntry(), msw({ mode: 'worker-only' })] : []),
    ],
    css,
    build: {
      outDir: mock ? 'dist-mock' : 'dist',
      manifest: true,
      target: 'es2022',
    },
    server: { port: 5173, strictPort: true },
    preview: { port: 4173, strictPort: true },
  }
})
