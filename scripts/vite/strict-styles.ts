import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const OURS = fileURLToPath(new URL('../../src/ui/base/style-singleton.ts', import.meta.url))
const HELPER = '\0vite/preload-helper.js'

/** Replaces one place in third-party code; a version without that place stops the build. */
function replaced(code: string, place: RegExp, by: string): string {
  if (!place.test(code)) throw new Error(`The preload helper has changed: no ${place} in it.`)
  return code.replace(place, by)
}

/** Makes late styles into sheets that the policy allows, and requests missing ones again (D-086). */
export function strictStyles(): Plugin {
  return {
    name: 'portal:strict-styles',
    config: () => ({ resolve: { alias: { 'react-style-singleton': OURS } } }),
    transform(code, id) {
      if (id !== HELPER) return null
      // Otherwise a style sheet that failed once counts as loaded, and its page stays unstyled.
      const forgotten = replaced(
        code,
        /(\(err\w*\) => \{\s*)seen\[href\] = void 0/,
        '$1delete seen[href]',
      )
      return replaced(
        forgotten,
        /if \(e\.type === "error"\) rej\(/,
        'if (e.type === "error") link.remove(), rej(',
      )
    },
  }
}
