import type { Targets } from 'lightningcss'
import manifest from '../../package.json' with { type: 'json' }

type Browser = 'chrome' | 'edge' | 'safari' | 'ios_saf' | 'firefox'

/** The oldest browsers that the portal supports: `browserslist` of package.json. */
export const FLOOR = manifest.browserslist.map((line) => {
  const [, name = '', version = ''] = /^(\w+) >= (\d+(?:\.\d+)?)$/.exec(line) ?? []
  if (!version)
    throw new Error(`package.json, browserslist: "${line}" is not of the form "chrome >= 109".`)
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return { name: name as Browser, version, major, minor }
})

/** For `build.target`. */
export const scriptTargets = FLOOR.map(
  ({ name, version }) => `${name === 'ios_saf' ? 'ios' : name}${version}`,
)

/** For Lightning CSS, which counts versions in bytes. */
export const styleTargets: Targets = Object.fromEntries(
  FLOOR.map(({ name, major, minor }) => [name, (major << 16) | (minor << 8)]),
)

const NAMES = { chrome: 'Chrome', edge: 'Edge', safari: 'Safari', firefox: 'Firefox' } as const

/** As the page for older browsers and docs/hosting.md name them: "Chrome 109+, Edge 109+, …". */
export const floorText = FLOOR.flatMap(({ name, version }) =>
  name === 'ios_saf' ? [] : [`${NAMES[name]} ${version}+`],
).join(', ')
