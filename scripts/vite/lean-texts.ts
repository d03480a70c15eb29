import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

export const MODULE = fileURLToPath(
  new URL('../../node_modules/i18next/dist/esm/i18next.js', import.meta.url),
)

/** Texts come by `addResourceBundle`, so that nothing is read through a connector. */
const CONNECTOR = `class Connector {
  state = {};
  on() {}
}
`
/** Numbers and times are formatted before they come into a text. */
const FORMATTER = `class Formatter {
  format(value) {
    return value;
  }
}
`
/** Of the instance; no module of the portal or of the fake backend calls them. */
export const UNUSED = [
  'cloneInstance',
  'dir',
  'hydrate',
  'loadLanguages',
  'loadNamespaces',
  'reloadResources',
  'toJSON',
]

/** The parts left out, by name; each pattern must be found in the installed version. */
const CUTS: Readonly<Record<string, readonly [pattern: RegExp, instead: string]>> = {
  connector: [/^class Connector extends EventEmitter \{\n[\s\S]*?^\}\n/m, CONNECTOR],
  formatter: [/^class Formatter \{\n[\s\S]*?^\}\n/m, FORMATTER],
  'call of what is left out': [/,\n {8}reloadResources: this\.reloadResources\.bind\(this\)/, ''],
  'advice to developers': [
    /\bthis\.logger\.(?:deprecate|warn)\((?:'[^'\n]*'|`[^`\n]*`)(?:, [^;\n]*)?\);$/gm,
    ';',
  ],
  ...Object.fromEntries(
    UNUSED.map((name) => [
      name,
      [new RegExp(`^  ${name}\\(.*\\) \\{\\n[\\s\\S]*?^  \\}\\n`, 'm'), ''],
    ]),
  ),
}

/** i18next without what no text of the portal needs: backends, formats inside texts, clones. */
export const leanText = (code: string): string =>
  Object.entries(CUTS).reduce((rest, [what, [pattern, instead]]) => {
    if (rest.search(pattern) < 0) throw new Error(`i18next is written differently now: ${what}.`)
    return rest.replace(pattern, instead)
  }, code)

export function leanTexts(): Plugin {
  let found = false
  return {
    name: 'portal:lean-texts',
    apply: 'build',
    transform(code, id) {
      if (id !== MODULE) return null
      found = true
      return leanText(code)
    },
    buildEnd(error) {
      if (error === undefined && !found) this.error(`i18next is not bundled from ${MODULE}.`)
    },
  }
}
