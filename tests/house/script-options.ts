import { readText } from './source.ts'

export const { scripts } = JSON.parse(readText('package.json'))

/** The script of this repository that a command runs, with its arguments; undefined for other commands. */
export function ours(command: string): { script: string; args: string[] } | undefined {
  const [, name, rest = ''] =
    /^npm (?:run (?:--silent )?)?([\w:-]+)(?: -- (.*))?$/.exec(command) ?? []
  const text = name === undefined ? command : `${scripts[name] ?? ''} ${rest}`
  const [program, script = '', ...args] = text.trim().split(/ +/)
  return program === 'node' ? { script, args } : undefined
}

/** A script together with all its imports from this repository. */
function sourcesOf(path: string, seen = new Set<string>()): string {
  if (seen.has(path)) return ''
  seen.add(path)
  const text = readText(path)
  const imports = [...text.matchAll(/(?:from|import\() ?'([.#][^']+\.mjs)'/g)].map(([, to = '']) =>
    to.startsWith('#') ? to.slice(1) : new URL(to, `file:///${path}`).pathname.slice(1),
  )
  return [text, ...imports.map((one) => sourcesOf(one, seen))].join('\n')
}

/** The options of a command that neither its script nor what it imports reads. */
export function unknownOptions(script: string, args: readonly string[]): string[] {
  const source = sourcesOf(script)
  return args
    .filter((arg) => arg.startsWith('--'))
    .map((arg) => arg.replace(/=.*/, ''))
    .filter((arg) => !new RegExp(`['"\`(|{ ](--)?${arg.slice(2)}['"\`|(:]`).test(source))
}
