/** Names of modules by their folder, without the ending. */
export type ModuleList = Readonly<Record<string, readonly string[]>>

/**
 * Modules of the first load in addition to the app's own start: the home page needs all of it, and most screens do.
 * Whatever is not named here is loaded with the screens that need it.
 */
export const SHARED: ModuleList = {
  'openapi/generated': ['client-facts', 'shapes-first'],
  'src/api/content': ['content', 'system'],
  'src/api/member': ['member'],
  'src/api/transport': [
    'answer-shapes',
    'client',
    'context',
    'context-params',
    'early',
    'error',
    'error-key',
    'polling',
    'query-keys',
    'server-time',
    'shape',
    'unwrap',
  ],
  'src/i18n': ['format', 'i18n', 'languages', 'use-translation'],
  'src/lib': ['clock', 'read', 'report', 'safe-url', 'storage', 'with-timeout'],
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
    'chevron-left',
    'chevron-right',
    'circle-check',
    'circle-user',
    'copy',
    'external-link',
    'megaphone',
    'pause',
    'play',
    'x',
  ],
}

/** Modules that the home page shows below the first view and most screens share: one file instead of thirty. */
export const COMMON: ModuleList = {
  'node_modules/lucide-react/dist/esm/icons': ['check', 'heart', 'wrench'],
  'openapi/generated': ['shapes-open'],
  'src/api/games': ['games'],
  'src/api/money': ['wallet'],
  'src/entities/game': [
    'game-cache',
    'game-mark',
    'game-path',
    'game-summary',
    'sheet-address',
    'use-favorites',
    'use-game-actions',
    'use-vendor-names',
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

/** Modules that every visit loads once the page is idle. */
export const BACKGROUND: ModuleList = {
  'node_modules/lucide-react/dist/esm/icons': ['arrow-down', 'arrow-up', 'headset'],
  'src/api/games': ['play'],
  'src/app/boot': ['background-parts', 'open-round-watch', 'tab-watch'],
  'src/app/footer': ['avoid-overlap', 'service-dock-state', 'service-widget', 'use-avoid-overlap'],
  'src/app/header': ['search-shortcut', 'use-scrolled'],
  'src/entities/game': ['open-round'],
  'src/entities/visitor': ['referral'],
  'src/features/visitor/announcements': ['model'],
  'src/features/visitor/announcements/screens': ['announcement'],
  'src/session': ['other-tabs', 'private-records'],
  'src/ui/search-field': ['use-slash-shortcut'],
}

/** The lower half of the side menu, on screens that are wide enough for it. */
export const SIDE_MENU: ModuleList = {
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

/** Modules of the footer of every page. */
export const FOOTER: ModuleList = {
  'src/app/footer': ['footer', 'footer-marks'],
  'src/app/header': ['use-invite'],
  'src/app/shells': ['safer-strip'],
  'src/entities/wallet': ['payment-method-icons'],
}
