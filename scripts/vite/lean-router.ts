import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const DIST = fileURLToPath(
  new URL('../../node_modules/react-router/dist/production/', import.meta.url),
)

const CREATED = /^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm
const NAMED = /^\w+\.displayName = "\w+";$/gm

/**
 * The router without the parts that the portal never uses (forms, data routes, server components). Its package exports
 * only the development files. It declares neither that its components have no side effects nor that their display names
 * may be removed, so a bundler has to keep them all.
 */
export function leanRouter(): Plugin {
  let calls = 0
  let names = 0
  return {
    name: 'portal:lean-router',
    apply: 'build',
    config: () => ({
      resolve: {
        alias: [
          { find: /^react-router$/, replacement: `${DIST}index.mjs` },
          { find: /^react-router\/dom$/, replacement: `${DIST}dom-export.mjs` },
        ],
      },
    }),
    transform(code, id) {
      if (!id.startsWith(DIST)) return null
      return code
        .replace(CREATED, (_, start, call) => {
          calls += 1
          return `${start}/* @__PURE__ */ ${call}`
        })
        .replace(NAMED, () => {
          names += 1
          return ''
        })
    },
    buildEnd(error) {
      if (error === undefined && (calls === 0 || names === 0))
        this.error(`react-router is written differently now: ${import.meta.filename}`)
    },
  }
}
