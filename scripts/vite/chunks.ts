import { join } from 'node:path'
import { BACKGROUND, COMMON, FOOTER, type ModuleList, SHARED, SIDE_MENU } from './chunk-modules.ts'

/** Whether a list names a module or the module of a style sheet. */
function isIn(list: ModuleList): (id: string) => boolean {
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
 * language. Screens and pop-ups have their own chunks.
 */
export const chunkGroups = [
  { name: textsOf, priority: 4 },
  { name: 'libraries', test: /node_modules[\\/]/, tags: ['$initial' as const], priority: 3 },
  // Modules that most screens share are one file; otherwise each icon would be a separate request.
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
