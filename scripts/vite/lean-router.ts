import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const DIST = fileURLToPath(new URL('../../node_modules/react-router/dist/', import.meta.url))

const CREATED = /^(const \w+ = )(React\$\d\.(?:createContext|forwardRef|memo)\()/gm
const NAMED = /^\w+\.displayName = "\w+";$/gm

/**
 * The router without the parts that the portal never uses (forms, data routes, server components). It does not declare
 * that creating its components has no side effects and that their display names may be removed, so a bundler has to
 * keep them all.
 */
export function leanRouter(): Plugin {
  let marked = 0
  let bare = 0
  return {
    name: 'portal:lean-router',
    apply: 'build',
    transform(code, id) {
      if (!id.startsWith(DIST)) return null
      marked += code.match(CREATED)?.length ?? 0
      bare += code.match(NAMED)?.length ?? 0
      return code.replace(CREATED, '$1/* @__PURE__ */ $2').replace(NAMED, '')
    },
    buildEnd(error) {
      if (error === undefined && (marked === 0 || bare === 0))
        this.error(`react-router is written differently now: ${import.meta.filename}`)
    },
  }
}
