import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const DIST = fileURLToPath(
  new URL('../../node_modules/react-router/dist/production/', import.meta.url),
)

/**
 * The router without what the portal never calls (forms, data routes, server components). Its package exports
 * the development files only, and states neither that its components are made without side effects nor that
 * their display names may go, so that a bundler has to keep them all.
 */
export function leanRouter(): Plugin {
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
        .replace(
          /^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm,
          '$1/* @__PURE__ */ $2',
        )
        .replace(/^\w+\.displayName = "\w+";$/gm, '')
    },
  }
}
