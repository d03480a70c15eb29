import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Plugin, transformWithOxc } from 'vite'
import { pagePolicy } from '../hosting/headers.mjs'
import { completeLanguages } from '../locales/read.mjs'
import { floorText } from './floor.ts'

const HEAD = 'src/boot/head.ts'
/** Must run before any module does: MSW uses these features while it is loaded. */
const MOCK_HEAD = 'mocks/boot/missing-features.ts'
// Other tools build pages of their own with this configuration; those are left unchanged.
const isPortal = (filename: string) => filename.endsWith('/index.html')

/** Names the oldest browsers in the page and inlines the head script; in a live page it also starts the first calls before any module loads. */
export function headScript(mock: boolean): Plugin {
  const early = mock ? [] : ['/wps/system/settings/consolidated']
  return {
    name: 'portal:head',
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { filename }) {
        if (!isPortal(filename)) return html
        const files = mock ? [HEAD, MOCK_HEAD] : [HEAD]
        const source = files.map((file) => readFileSync(file, 'utf8')).join('\n')
        const { code } = await transformWithOxc(source, HEAD, { sourcemap: false })
        const given = `MOCK=${mock},EARLY_CALLS=${JSON.stringify(early)},TEXTS=${JSON.stringify(completeLanguages())}`
        const children = `(()=>{const ${given};${code.replace(/export\s*\{\s*\};?/g, '')}})()`
        return {
          html: html.replace('%BROWSERS%', floorText),
          tags: [{ tag: 'script', children, injectTo: 'head-prepend' as const }],
        }
      },
    },
  }
}

const LINK = /<link rel="stylesheet"[^>]*href="\/([^"]+\.css)"[^>]*>/g

const LOGO = /url\("?(\/brand\/logo[\w-]*\.svg)"?\)/g

/** The logo as a data URL, because the first view should not wait for a second round trip. */
const withLogo = (css: string) =>
  css.replace(LOGO, (_, path: string) => {
    const svg = readFileSync(
      fileURLToPath(new URL(`../../src/public${path}`, import.meta.url)),
      'utf8',
    )
    const safe = svg.trim().replaceAll('"', "'").replaceAll('%', '%25').replaceAll('#', '%23')
    return `url("data:image/svg+xml,${safe.replaceAll('<', '%3C').replaceAll('>', '%3E')}")`
  })

/**
 * The styles of the first view are inlined in the page, so that its first paint needs no second round trip. The
 * disabled links tell the loader of later chunks that these sheets are present; no browser fetches them.
 */
export function inlineStyles(): Plugin {
  return {
    name: 'portal:inline-styles',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { filename, bundle }) {
        if (!isPortal(filename)) return html
        return html.replace(LINK, (_, name: string) => {
          const sheet = bundle?.[name]
          if (sheet?.type !== 'asset')
            throw new Error(`The page names ${name}, which is not built.`)
          const text = withLogo(String(sheet.source).trim())
          if (/<\/style/i.test(text)) throw new Error(`${name} would end its own style element.`)
          return `<style>${text}</style><link rel="stylesheet" href="/${name}" disabled>`
        })
      },
    },
  }
}

/** Writes the policy into the finished page with the hashes of everything inline, so it must run last. */
export function policy(policies: readonly string[]): Plugin {
  return {
    name: 'portal:policy',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { filename }) {
        if (!isPortal(filename)) return html
        const content = pagePolicy(html, policies)
        const attrs = { 'http-equiv': 'Content-Security-Policy', content }
        return { html, tags: [{ tag: 'meta', attrs, injectTo: 'head-prepend' as const }] }
      },
    },
  }
}
