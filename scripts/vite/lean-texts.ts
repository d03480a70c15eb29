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
  ...['cloneInstance', 'dir', 'hydrate', 'loadLanguages', 'loadNamespaces', 'reloadResources'],
  'toJSON',
]

/** What is left out, by what it is; each pattern has to be found in the installed version. */
export const CUTS: Readonly<Record<string, readonly [pattern: RegExp, instead: string]>> = {
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
  Object.values(CUTS).reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), code)

export const leanTexts = (): Plugin => ({
  name: 'portal:lean-texts',
  apply: 'build',
  transform: (code, id) => (id === MODULE ? leanText(code) : null),
})
