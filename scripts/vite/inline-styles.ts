import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

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
        if (!filename.endsWith('/index.html')) return html
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
