import { join } from 'node:path'

/**
 * What the first load carries beside the app's own start: the home page needs all of it, and most screens
 * do. Whatever is not named here travels with the screens that need it.
 */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  'openapi/generated': ['client-facts', 'shapes-first'],
  'src/api': [
    ...[
      'client',
      'content',
      'context',
      'context-params',
      'contract',
      'early',
      'error',
      'error-key',
    ],
    ...['member', 'pace', 'query-keys', 'server-time', 'shape', 'system', 'unwrap'],
  ],
  'src/i18n': ['format', 'i18n', 'languages', 'use-translation'],
  'src/lib': ['clock', 'in-time', 'read', 'safe-url', 'storage'],
  'src/session': ['drafts', 'flags', 'roles', 'store', 'visitor'],
  'src/patterns': ['query-boundary'],
  'src/patterns/pictures': ['cdn', 'pictures'],
  'src/patterns/routing': ['define-route', 'popup'],
  'src/ui/base': ['cx', 'lazy-screen', 'use-save-data'],
  'src/ui/button': ['button'],
  'src/ui/error-state': ['error-state'],
  'src/ui/icon': ['icon'],
  'src/ui/lazy-image': ['lazy-image', 'use-in-view'],
  'src/ui/spinner': ['spinner'],
  'src/ui/state-panel': ['state-panel'],
  'src/ui/tile': ['card-background'],
  'node_modules/lucide-react/dist/esm/icons': [
    ...['chevron-left', 'chevron-right', 'circle-check', 'circle-user', 'copy'],
    ...['external-link', 'megaphone', 'pause', 'play', 'x'],
  ],
}

/** What most screens share and the home page does not wait for: one more file instead of many. */
const COMMON: typeof SHARED = {
  'node_modules/lucide-react/dist/esm/icons': ['check'],
  'src/api': ['games', 'wallet'],
  'src/i18n': ['endonyms'],
  'src/lib': ['throttle'],
  'src/patterns/display': ['theme'],
  'src/ui/base': ['page-dir', 'use-focus-return'],
  'src/ui/card': ['card'],
  'src/ui/link': ['link', 'text-button'],
  'src/ui/page': ['page'],
  'src/ui/stack': ['stack'],
}

/** Whether a module, or the style sheet beside it, is named in a list. */
function isIn(list: typeof SHARED): (id: string) => boolean {
  const modules = new Set(
    Object.entries(list).flatMap(([folder, names]) => names.map((name) => `${folder}/${name}`)),
  )
  const root = `${join(import.meta.dirname, '../..').replaceAll('\\', '/')}/`
  return (id) =>
    modules.has(
      id
        .replaceAll('\\', '/')
        .replace(root, '')
        .replace(/(\.module)?\.(ts|tsx|mjs|js|css)(\?.*)?$/, ''),
    )
}
const isShared = isIn(SHARED)

/**
 * Few files for the first paint: libraries, the app's own start, what most screens share,
 * and one language's first texts. Screens and pop-ups keep chunks of their own.
 */
export const chunkGroups = [
  {
    name: (id: string) => {
      const [, code] = /locales\/(\w+)\/(?:common|shell|home)\.json$/.exec(id) ?? []
      return code ? `texts-${code}` : null
    },
    priority: 4,
  },
  { name: 'libraries', test: /node_modules[\\/]/, tags: ['$initial' as const], priority: 3 },
  // What most screens share is one file, or each icon would be one more to wait for.
  {
    name: 'kit',
    test: (id: string) => isShared(id) || id.includes('vite/preload-helper'),
    minShareCount: 2,
    priority: 2,
  },
  { name: 'common', test: isIn(COMMON), minShareCount: 2, priority: 1 },
]
