import { join } from 'node:path'

/**
 * What the first load carries beside the app's own start: the home page needs all of it, and most screens do. Whatever
 * is not named here is loaded with the screens that need it.
 */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  'openapi/generated': ['client-facts', 'shapes-first'],
  'src/api/content': ['content', 'system'],
  'src/api/member': ['member'],
  'src/api/transport': [
    ...['answer-shapes', 'client', 'context', 'context-params', 'early', 'error', 'error-key'],
    ...['pace', 'query-keys', 'server-time', 'shape', 'unwrap'],
  ],
  'src/i18n': ['format', 'i18n', 'languages', 'use-translation'],
  'src/lib': ['clock', 'in-time', 'read', 'report', 'safe-url', 'storage'],
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

/** What the home page shows below the first view and most screens share: one file instead of thirty. */
const COMMON: typeof SHARED = {
  'node_modules/lucide-react/dist/esm/icons': ['check', 'heart', 'wrench'],
  'openapi/generated': ['shapes-open'],
  'src/api/games': ['games'],
  'src/api/money': ['wallet'],
  'src/entities/game': [
    ...['game-cache', 'game-mark', 'game-path', 'game-summary', 'sheet-address', 'use-favorites'],
    ...['use-game-actions', 'use-vendor-names'],
  ],
  'src/entities/vendor': ['lanes', 'use-lanes', 'vendor-card', 'vendor-color', 'vendor-target'],
  'src/i18n': ['endonyms', 'more-texts'],
  'src/lib': ['money', 'throttle'],
  'src/patterns': ['search-state', 'use-search-state'],
  'src/patterns/display': ['theme'],
  'src/patterns/routing': ['href'],
  'src/ui/base': ['page-dir', 'use-focus-return'],
  'src/ui/card': ['card'],
  'src/ui/empty-state': ['empty-state'],
  'src/ui/game-tile': ['game-tile'],
  'src/ui/link': ['link', 'text-button'],
  'src/ui/page': ['page'],
  'src/ui/stack': ['stack'],
  'src/ui/tile': ['tile'],
  'src/ui/vendor-tile': ['vendor-tile'],
}

/** What every visit loads once the page is idle. */
const BACKGROUND: typeof SHARED = {
  'node_modules/lucide-react/dist/esm/icons': ['arrow-down', 'arrow-up', 'headset'],
  'src/api/games': ['play'],
  'src/app/boot': ['background-parts', 'open-round-watch', 'tab-watch'],
  'src/app/boot/analytics': ['gtag-id'],
  'src/app/footer': ['service-dock-state', 'service-widget', 'step-aside', 'use-step-aside'],
  'src/app/header': ['search-shortcut', 'use-scrolled'],
  'src/entities/game': ['open-round'],
  'src/entities/visitor': ['referral'],
  'src/features/visitor/announcements': ['model'],
  'src/features/visitor/announcements/screens': ['announcement'],
  'src/session': ['other-tabs', 'private-records'],
  'src/ui/search-field': ['use-slash-shortcut'],
}

/** The lower half of the side menu, on screens that are wide enough for it. */
const SIDE_MENU: typeof SHARED = {
  'node_modules/lucide-react/dist/esm/icons': [
    'at-sign',
    'message-circle',
    'phone',
    'send',
    'thumbs-up',
  ],
  'src/app/footer': ['app-codes'],
  'src/app/menus': ['side-more'],
  'src/entities/support': ['service-links'],
  'src/lib': ['service-path'],
  'src/patterns/pictures': ['service-marks'],
  'src/ui/fly-out': ['fly-out'],
  'src/ui/qr-code': ['qr-code'],
}

/** What every page has at its end. */
const FOOTER: typeof SHARED = {
  'src/app/footer': ['footer', 'footer-marks'],
  'src/app/header': ['use-invite'],
  'src/app/shells': ['safer-strip'],
  'src/entities/wallet': ['way-icons'],
}

/** Whether a list names a module or the module of a style sheet. */
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

/** Every page but the home page. */
const LATER_ROUTES =
  /src\/(?:app\/routing\/all-routes|features\/(?!visitor\/home\/)\w+\/[\w-]+\/routes)\.ts$/

/** One language's texts for the first view, and for the rest of the home page. */
function textsOf(id: string): string | null {
  const [, code, name] = /locales\/(\w+)\/(common|shell|home|game|frame)\.json$/.exec(id) ?? []
  if (!code) return null
  return name === 'game' || name === 'frame' ? `more-texts-${code}` : `texts-${code}`
}

/**
 * Few files for the first paint: libraries, the app's own start, what most screens share, and the first texts of one
 * language. Screens and pop-ups have chunks of their own.
 */
export const chunkGroups = [
  { name: textsOf, priority: 4 },
  { name: 'libraries', test: /node_modules[\\/]/, tags: ['$initial' as const], priority: 3 },
  // What most screens share is one file; otherwise each icon would be a request of its own.
  {
    name: 'kit',
    test: (id: string) => isShared(id) || id.includes('vite/preload-helper'),
    minShareCount: 2,
    priority: 2,
  },
  // A group includes the imports of its modules, so the parts of the first load are separated beforehand.
  { name: 'app', test: /\/src\//, tags: ['$initial' as const], priority: 2 },
  { name: 'home', test: /src\/features\/visitor\/home\/screens\/home\.tsx$/, priority: 2 },
  { name: 'common', test: isIn(COMMON), priority: 1 },
  { name: 'background', test: isIn(BACKGROUND), priority: 1 },
  { name: 'side-menu', test: isIn(SIDE_MENU), priority: 1 },
  // Small chunks that are always loaded together are merged, because the first load names each file.
  { name: 'footer', test: isIn(FOOTER), priority: 1 },
  {
    name: 'seconds',
    test: /src\/(?:app\/header\/trial-notice|lib\/deadline|ui\/base\/use-seconds-left)\.tsx?$/,
    priority: 1,
  },
  {
    name: 'member-calls',
    test: /src\/api\/(?:member\/messages|money\/withdrawals|offers\/rewards)\.ts$/,
    priority: 1,
  },
  { name: 'balance', test: /src\/ui\/(?:avatar|balance-pill|rolling)\//, priority: 1 },
  { name: 'routes', test: LATER_ROUTES, priority: 1 },
  {
    name: 'swiper',
    test: /node_modules[\\/]swiper[\\/]|src\/ui\/carousel\/(?:loop|swiper)-/,
    priority: 1,
  },
  {
    name: 'home-below',
    test: /src\/features\/visitor\/home\/components\/(?:below-fold|videos|video-slide)\.tsx$/,
    priority: 0,
  },
]

/** A later chunk is fetched without the scripts that the page began with, because these are already loaded. */
export const laterFiles = (
  _: string,
  files: string[],
  { hostType }: { hostType: 'html' | 'js' },
): string[] =>
  hostType === 'html'
    ? files
    : files.filter((file) => !/\/(?:rolldown-runtime|libraries|kit|app)-[\w-]{8}\.js$/.test(file))
