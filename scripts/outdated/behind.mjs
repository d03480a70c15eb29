// Reads `npm outdated --json` and sorts it by the size of the step. Pure.

/** @typedef {{ name: string, current: string, latest: string, step: string, held?: string }} Behind */

/** Packages that are held back on purpose, with the reason. */
const HELD = [
  [/^node-(linux|win)-/, 'the locked Node, moved to the next even number by hand'],
  [/^@types\/node$/, 'follows the locked Node'],
]

const STEPS = ['major', 'minor', 'patch']

/** Below 1.0 a minor version may break, like a major one above it. */
function stepOf(current, latest) {
  const [from, to] = [current, latest].map((version) => version.split(/[.+-]/).map(Number))
  const at = [0, 1, 2].find((place) => from[place] !== to[place])
  return STEPS[at !== undefined && at > 0 && from[0] === 0 ? at - 1 : (at ?? 2)]
}

/** The packages whose version `overrides` sets: `a`, or `a > b` within another one. */
const overriddenIn = (overrides = {}) =>
  Object.entries(overrides).flatMap(([name, value]) =>
    typeof value === 'string' ? [name] : Object.keys(value).map((inner) => `${name} > ${inner}`),
  )

/**
 * @param {string} text the output of npm
 * @param {{ overrides?: Record<string, string | Record<string, string>> }} manifest
 * @returns {{ packages: Behind[], error?: string }}
 */
export function behind(text, { overrides }) {
  let entries
  try {
    entries = JSON.parse(text || '{}')
  } catch {
    return { packages: [], error: text.trim().split('\n')[0] }
  }
  if (entries.error) return { packages: [], error: entries.error.summary ?? entries.error.code }
  const pinned = overriddenIn(overrides)
  const packages = Object.entries(entries).map(([name, entry]) => {
    const { current, wanted, latest } = [entry].flat()[0]
    const from = current ?? wanted
    const override = pinned.find((one) => one === name || one.endsWith(` > ${name}`))
    const held = [
      HELD.find(([pattern]) => pattern.test(name))?.[1],
      override && `overrides say ${override}`,
    ].filter(Boolean)
    return {
      name,
      current: from,
      latest,
      step: stepOf(from, latest),
      ...(held.length > 0 && { held: held.join('; ') }),
    }
  })
  return { packages }
}

/** @param {Behind[]} packages @returns {string[]} */
export function outdatedLines(packages) {
  const row = ({ name, current, latest, held }) =>
    `  ${name.padEnd(32)} ${current.padStart(10)} -> ${latest.padEnd(10)}${held ? `  ${held}` : ''}`.trimEnd()
  const open = packages.filter(({ held }) => !held)
  const groups = [
    ...STEPS.map((step) => [`${step} step`, open.filter((one) => one.step === step)]),
    ['held back', packages.filter(({ held }) => held)],
  ]
  const lines = groups
    .filter(([, own]) => own.length > 0)
    .flatMap(([title, own]) => [`${title} (${own.length})`, ...own.map(row)])
  return [
    ...lines,
    `${open.length} packages are behind, ${packages.length - open.length} on purpose.`,
  ]
}
