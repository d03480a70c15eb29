// Who may import whom, derived from the folders. Each room may import itself and what its line names, nothing else.

const WORLD = [
  'mocks/world/core/',
  'mocks/world/[^/]+$',
  'mocks/catalogue/',
  'mocks/faults/',
  'mocks/har/',
  'mocks/scenarios/',
]
const DOMAIN = [...WORLD, 'mocks/merchant/', 'mocks/content/', 'mocks/games/']
const BELOW_PLAY = [...DOMAIN, 'mocks/world/messages/', 'mocks/world/ledger/']
const BELOW_MONEY = [...BELOW_PLAY, 'mocks/world/play/', 'mocks/world/people/']
const BELOW_JOBS = [...BELOW_MONEY, 'mocks/world/money/', 'mocks/world/agents/']
const BELOW_HANDLERS = [
  ...BELOW_JOBS,
  'mocks/world/registration/',
  'mocks/world/jobs/',
  'mocks/factories/',
  'mocks/contract/',
  'mocks/art/',
]

/** The colours and sizes of the fake backend's own pages. */
const TOKENS = 'mocks/design-tokens[.]ts$'

/** The names of the lists in the SDK. */
const LISTS = 'openapi/lists[.]ts$'

/** The rooms of the fake backend, from the bottom to the top. */
const MOCKS = {
  'mocks/world/core/': [],
  'mocks/catalogue/': ['mocks/world/core/'],
  'mocks/faults/': ['mocks/world/core/'],
  'mocks/har/': ['mocks/world/core/'],
  'mocks/scenarios/': ['mocks/world/core/', 'mocks/faults/'],
  'mocks/world/[^/]+$': WORLD,
  'mocks/merchant/': WORLD,
  'mocks/games/': ['mocks/world/core/', 'mocks/catalogue/'],
  'mocks/content/': DOMAIN,
  'mocks/art/(?!make/)': DOMAIN,
  'mocks/art/make/': [...DOMAIN, 'mocks/art/', 'scripts/lib/'],
  'mocks/world/messages/': DOMAIN,
  'mocks/world/ledger/': [...DOMAIN, 'mocks/world/messages/'],
  'mocks/world/play/': BELOW_PLAY,
  'mocks/world/people/': [...BELOW_PLAY, 'mocks/world/play/'],
  'mocks/world/money/': BELOW_MONEY,
  'mocks/world/agents/': [...BELOW_MONEY, 'mocks/world/money/'],
  'mocks/world/registration/': BELOW_JOBS,
  'mocks/world/seed/': BELOW_JOBS,
  'mocks/world/jobs/': BELOW_JOBS,
  'mocks/factories/': BELOW_JOBS,
  'mocks/contract/': [...DOMAIN, 'mocks/world/jobs/'],
  'mocks/handlers/': BELOW_HANDLERS,
  'mocks/create-world[.]ts$': [...BELOW_HANDLERS, 'mocks/handlers/', 'mocks/world/seed/'],
  'mocks/boot/': WORLD,
  'mocks/qa-panel/': [...WORLD, TOKENS, 'mocks/boot/', 'mocks/contract/', 'mocks/world/messages/'],
  'mocks/server/': [
    ...WORLD,
    LISTS,
    TOKENS,
    'mocks/contract/',
    'mocks/handlers/',
    'mocks/create-world[.]ts$',
  ],
  'mocks/pages/': ['mocks/games/'],
  'mocks/mcp/': [
    ...WORLD,
    'mocks/control[.]ts$',
    'mocks/server[.]ts$',
    'mocks/server/reference/',
    'scripts/(lib|test)/',
    'stories/setup/guide-files[.]ts$',
  ],
}

const FEATURE_ROUTES = 'src/features/[^/]+/[^/]+/routes[.]ts'
/** The bodies of requests, from which forms take their limits. */
const REQUESTS = 'openapi/generated/requests/'
const BELOW_PATTERNS = [REQUESTS, 'src/session/', 'src/api/', 'src/ui/', 'src/i18n/', 'src/lib/']
const BELOW_ENTITIES = ['src/patterns/', ...BELOW_PATTERNS]
const BELOW_FEATURES = ['src/entities/', ...BELOW_ENTITIES]

const WALKS = '(walk|faults|pairs|pseudo|perf|pictures)/'
const VISUAL = 'e2e/visual/'
const JOURNEYS = `e2e/(?!${WALKS}|visual/)`
/** The typed client of the fake backend's HTTP server. */
const CONTROL = 'mocks/control[.]ts$'
const SERVED = ['scripts/setup/find-browsers[.]mjs', 'scripts/hosting/']

/** Room (a regular expression of its path) -> the rooms it may import besides itself. */
export const ROOMS = {
  'openapi/generated/': [],
  [LISTS]: [],
  'src/lib/': [],
  'src/boot/': [],
  'src/public/': [],
  'src/i18n/': ['src/lib/', 'locales/'],
  'src/ui/': ['src/lib/'],
  'src/api/': ['openapi/generated/', LISTS, 'src/lib/'],
  'src/session/': ['src/api/', 'src/i18n/', 'src/lib/'],
  'src/patterns/': BELOW_PATTERNS,
  'src/entities/': BELOW_ENTITIES,
  'src/features/': BELOW_FEATURES,
  'src/app/': [FEATURE_ROUTES, ...BELOW_FEATURES],
  'src/[^/]+$': ['src/app/', ...BELOW_PATTERNS],
  ...Object.fromEntries(
    Object.entries(MOCKS).map(([room, below]) => [room, ['openapi/generated/', ...below]]),
  ),
  'mocks/[^/]+$': ['openapi/generated/', 'mocks/'],
  [JOURNEYS]: [...SERVED, CONTROL, `e2e/${WALKS}`],
  [VISUAL]: ['scripts/', 'e2e/(launch|mock-server|live/first-load)[.]ts'],
  // Walks of the whole portal take their screens, operations and scenarios from where they are defined.
  [`e2e/${WALKS}`]: [
    ...SERVED,
    CONTROL,
    JOURNEYS,
    'openapi/generated/',
    'mocks/(scenarios|faults|qa-panel)/',
    'src/patterns/routing/',
    VISUAL,
  ],
}

/** Entities that may import others, because the domain connects them; all others are independent. */
export const ENTITY_LINKS = {
  banner: ['game'],
  bonus: ['wallet'],
  contract: ['wallet'],
  game: ['vendor'],
  play: ['wallet'],
  transfer: ['wallet'],
}

/** Rooms in which a package may be used; elsewhere in src, mocks and e2e it is forbidden. */
export const PACKAGES = {
  'react-router': ['src/session/', 'src/patterns/', 'src/entities/', 'src/features/', 'src/app/'],
  '@tanstack/react-query': [
    'src/api/',
    'src/session/',
    'src/patterns/',
    'src/entities/',
    'src/features/',
    'src/app/',
  ],
  zod: ['src/patterns/', 'src/entities/', 'src/features/', 'mocks/'],
  'react-hook-form|@hookform/resolvers': ['src/patterns/', 'src/features/'],
  'openapi-fetch|jsencrypt': ['src/api/', CONTROL],
  'radix-ui|@radix-ui/[^/]+|swiper': ['src/ui/'],
  dompurify: ['src/ui/'],
  qr: ['src/ui/', 'mocks/qa-panel/'],
  '@tanstack/react-virtual': ['src/ui/'],
  minisearch: ['src/features/play/lobby/', 'mocks/qa-panel/', 'mocks/mcp/'],
  'dom-accessibility-api': ['mocks/qa-panel/'],
}

/** The exports of the package of `npm run build:sdk`: only these modules may merely re-export (ADR 0072). */
export const SDK_ENTRIES = '^(src/api/sdk/(core|react-query|shapes)|mocks/sdk)[.]ts$'

const OURS = '^(src|mocks|stories|tests|e2e|openapi|locales|scripts)/'
const anyOf = (paths) => `^(${paths.join('|')})`
const packagePath = (name) => `(^|/)node_modules/(${name})(/|$)`

const roomRules = Object.entries(ROOMS).map(([room, allowed]) => ({
  name: `room ${room.replace('/[^/]+$', '/*')}`,
  severity: 'error',
  comment: `may import itself${allowed.length ? `, ${allowed.join(', ')}` : ' and nothing else of ours'}`,
  from: { path: `^${room}` },
  to: { path: OURS, pathNot: anyOf([room, ...allowed]) },
}))

const packageRules = Object.entries(PACKAGES).map(([name, rooms]) => ({
  name: `package ${name}`,
  severity: 'error',
  comment: `belongs to ${rooms.join(', ')}`,
  from: { path: '^(src|mocks|e2e)/', pathNot: anyOf([VISUAL, ...rooms]) },
  to: { path: packagePath(name) },
}))

const rule = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to })

const ENTITIES_MEET = 'entities that never meet'
const entityRules = [
  rule(
    ENTITIES_MEET,
    'an entity imports itself, and another one only as ENTITY_LINKS says',
    {
      path: '^src/entities/([^/]+)/',
      pathNot: Object.keys(ENTITY_LINKS).map((name) => `^src/entities/${name}/`),
    },
    { path: '^src/entities/', pathNot: '^src/entities/$1/' },
  ),
  ...Object.entries(ENTITY_LINKS).map(([name, others]) =>
    rule(
      ENTITIES_MEET,
      `${name} may know ${others.join(', ')}`,
      { path: `^src/entities/${name}/` },
      {
        path: '^src/entities/',
        pathNot: [name, ...others].map((one) => `^src/entities/${one}/`),
      },
    ),
  ),
]

export default {
  forbidden: [
    ...roomRules,
    ...packageRules,
    rule('no circles', 'two modules that need each other are one', {}, { circular: true }),
    rule(
      'features never meet',
      'a feature imports itself, never another feature',
      { path: '^src/features/([^/]+/[^/]+)/' },
      { path: '^src/features/', pathNot: '^src/features/$1/' },
    ),
    ...entityRules,
    rule(
      'no barrels',
      'import the module itself, not an index',
      { path: '^(src|mocks|stories|tests|e2e)/' },
      { path: '/index[.][jt]sx?$', pathNot: 'node_modules/|^openapi/' },
    ),
    rule(
      'entries of the SDK are for others',
      'import the module itself; other programs import the package',
      { path: '^(src|mocks|stories|e2e)/' },
      { path: SDK_ENTRIES },
    ),
    rule(
      'live packages only',
      'what ships may use dependencies, never devDependencies or packages nobody declared',
      { path: '^src/' },
      { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown', 'npm-optional'] },
    ),
    rule(
      'no React in lib',
      'lib is pure',
      { path: '^src/lib/' },
      { path: packagePath('react|react-dom') },
    ),
    rule(
      'no Node in what a browser runs',
      'only the Node plugs of mocks and the tools that draw may use it',
      {
        path: '^(src|mocks)/',
        pathNot: '^mocks/((node|server|vite)[^/]*([.]ts|/)|(art/make|mcp)/)',
      },
      { dependencyTypes: ['core'] },
    ),
    rule(
      'journeys know Playwright only',
      'e2e knows the app by its addresses and its words',
      // Routes are loaded with Vite.
      { path: '^e2e/', pathNot: '^e2e/(walk/screens[.]ts$|visual/)' },
      {
        path: 'node_modules/',
        // Firefox of Debian is driven over a socket (ADR 0082).
        pathNot: packagePath('@playwright/test|playwright|playwright-core|ws'),
      },
    ),
    rule(
      'resolvable',
      'the imported module does not exist',
      {},
      { couldNotResolve: true, pathNot: '^virtual:|[?]' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|dist-mock|dist-sdk|storybook-static)/' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'types', 'default'],
      mainFields: ['module', 'main', 'types'],
    },
  },
}
