// Parses the arguments of `npm test`. Pure.
import { fail } from '../say.mjs'
import { MOST_SHARDS } from './plan.mjs'
import { STAGES } from './stages.mjs'

function partOf(text) {
  const [, number = '', of = ''] = /^(\d{1,2})\/(\d{1,2})$/.exec(text ?? '') ?? []
  const part = { number: Number(number), of: Number(of) }
  const isOne = part.number >= 1 && part.number <= part.of && part.of <= MOST_SHARDS
  return isOne
    ? part
    : fail(
        `--shard wants one of at most ${MOST_SHARDS} machines, such as 2/4, not "${text ?? ''}".`,
      )
}

function stagesNamed(names) {
  const unknown = names.find((name) => !Object.hasOwn(STAGES, name))
  if (unknown)
    fail(`There is no stage "${unknown}": choose from ${Object.keys(STAGES).join(', ')}.`)
  return Object.keys(STAGES).filter((name) => names.length === 0 || names.includes(name))
}

/**
 * `unit tests/lib`, `--shard 2/4`, `unit e2e --shard 2/4` or `--merge FOLDER...`
 * @param {string[]} args
 * @returns {{ stages: string[], files: string[], shard?: import('./plan.mjs').Part, merge?: string[] }}
 */
export function readArguments(args) {
  const unknown = args.find((arg) => /^-/.test(arg) && !/^--(merge|shard(=.*)?)$/.test(arg))
  if (unknown) fail(`npm test has no option ${unknown}: it knows --shard 2/4 and --merge FOLDER...`)
  if (args.includes('--merge')) {
    const merge = args.filter((arg) => arg !== '--merge')
    if (args[0] !== '--merge' || merge.length === 0 || merge.some((arg) => arg.startsWith('--')))
      fail('--merge wants the folders of all shards and nothing else.')
    return { stages: [], files: [], merge }
  }
  const at = args.findIndex((arg) => arg.startsWith('--shard'))
  const inline = args[at]?.split('=')[1]
  const shard = at < 0 ? undefined : partOf(inline ?? args[at + 1])
  const rest = shard ? args.toSpliced(at, inline === undefined ? 2 : 1) : args
  const files = rest.filter((arg) => /[/.]/.test(arg))
  const names = rest.filter((arg) => !files.includes(arg))
  const stages = stagesNamed(names)
  if (files.length > 0 && names.length === 0)
    fail(`Name the stage that "${files[0]}" belongs to, such as: npm test -- unit ${files[0]}`)
  if (files.length > 0 && shard) fail(`--shard cuts whole stages: leave out "${files[0]}".`)
  return { stages, files, ...(shard && { shard }) }
}
