import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const PACKAGE = fileURLToPath(new URL('../../node_modules/lucide-react/dist/esm/', import.meta.url))
const CREATE = fileURLToPath(new URL('lean-icon.mjs', import.meta.url))

/** An icon's drawing without its name, its former names and the keys of its parts. */
const drawingOnly = (code: string): string =>
  code
    .replace(
      /const __iconData = \{\n {2}name: .*\n {2}size: 24,\n {2}node: (\[[\s\S]*?\])(?:,\n {2}aliases: \[[^\]]*\])?\n\};\n__iconData\.node;\nconst (\w+) = createLucideIcon\(__iconData\);/,
      'const __iconData = $1;\nconst $2 = /* @__PURE__ */ createLucideIcon(__iconData);',
    )
    .replace(/,\s+key: "\w+"(?=\s*\})/g, '')

/** What stands in a build for a module of the icons' package. */
export function leanIcon(id: string, code: string): string | null {
  if (!id.startsWith(PACKAGE)) return null
  const name = id.slice(PACKAGE.length)
  if (name === 'createLucideIcon.mjs') return readFileSync(CREATE, 'utf8')
  return name.startsWith('icons/') ? drawingOnly(code) : null
}

/**
 * The icons without what the portal never uses of their package: colours, sizes and strokes by a property or a
 * context, class names of each icon, and accessible names of their own (`src/ui/icon` gives them).
 */
export const leanIcons = (): Plugin => ({
  name: 'portal:lean-icons',
  apply: 'build',
  transform: (code, id) => leanIcon(id, code),
})
