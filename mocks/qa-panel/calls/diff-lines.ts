/** One line of two values side by side; null where one of them has nothing. */
export interface DiffLine {
  readonly left: string | null
  readonly right: string | null
  readonly differs: boolean
}

type Entries = readonly (readonly [string, unknown])[]

const isList = (value: unknown): value is unknown[] => Array.isArray(value)
const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !isList(value)

const IDENTITY = /^(id|key|code|name|\w+Id)$/

/** The field that identifies the members of two lists; null if there is none. */
function identityOf(one: readonly unknown[], other: readonly unknown[]): string | null {
  const all = [...one, ...other]
  const [first] = all
  if (!isFields(first)) return null
  const isUnique = (list: readonly unknown[], name: string) =>
    new Set(list.map((member) => isFields(member) && member[name])).size === list.length
  const found = Object.keys(first).find(
    (name) =>
      IDENTITY.test(name) &&
      all.every((member) => isFields(member) && typeof member[name] !== 'object') &&
      isUnique(one, name) &&
      isUnique(other, name),
  )
  return found ?? null
}

const membersOf = (list: readonly unknown[], identity: string | null): Entries =>
  list.map((member, place) => [
    identity && isFields(member) ? String(member[identity]) : String(place),
    member,
  ])

const NOTHING = Symbol('nothing')

/** Pairs the members of two values: the first value's order, then members that only the second has. */
function pairs(one: Entries, other: Entries) {
  const [left, right] = [new Map(one), new Map(other)]
  return [...new Set([...left.keys(), ...right.keys()])].map((name) => ({
    name,
    left: left.has(name) ? left.get(name) : NOTHING,
    right: right.has(name) ? right.get(name) : NOTHING,
  }))
}

const linesOf = (value: unknown, label: string, indent: string): string[] =>
  value === NOTHING
    ? []
    : `${label}${JSON.stringify(value, null, 2)}`.split('\n').map((line) => indent + line)

const same = (text: string): DiffLine => ({ left: text, right: text, differs: false })

/**
 * Two JSON values line by line: fields are paired by name, list members by their identifying field, or else by
 * position.
 * @param label precedes the value, for example `"status": `
 */
export function diffLines(one: unknown, other: unknown, label = '', indent = ''): DiffLine[] {
  const lists = isList(one) && isList(other)
  if (!lists && !(isFields(one) && isFields(other))) {
    const [left, right] = [linesOf(one, label, indent), linesOf(other, label, indent)]
    const differs = left.join() !== right.join()
    return Array.from({ length: Math.max(left.length, right.length) }, (_, at) => ({
      left: left[at] ?? null,
      right: right[at] ?? null,
      differs,
    }))
  }
  const identity = lists ? identityOf(one, other) : null
  const met = lists
    ? pairs(membersOf(one, identity), membersOf(other, identity))
    : pairs(Object.entries(one), Object.entries(other))
  const inner = met.flatMap(({ name, left, right }) =>
    diffLines(left, right, lists ? '' : `${JSON.stringify(name)}: `, `${indent}  `),
  )
  const [opens, closes] = lists ? '[]' : '{}'
  if (inner.length === 0) return [same(`${indent}${label}${opens}${closes}`)]
  return [same(`${indent}${label}${opens}`), ...inner, same(`${indent}${closes}`)]
}

/** The number of equal lines shown around different ones. */
const AROUND = 2

/** A line with its place, or the number of equal lines that are omitted there. */
export interface FoldedLine {
  readonly at: number
  readonly content: DiffLine | number
}

/** The different lines with their context, and the number of omitted lines between them. */
export function foldLines(lines: readonly DiffLine[]): FoldedLine[] {
  const folded: FoldedLine[] = []
  for (const [at, line] of lines.entries()) {
    const near = lines.slice(Math.max(0, at - AROUND), at + AROUND + 1)
    const last = folded.at(-1)
    if (near.some(({ differs }) => differs)) folded.push({ at, content: line })
    else if (typeof last?.content === 'number')
      folded[folded.length - 1] = { at: last.at, content: last.content + 1 }
    else folded.push({ at, content: 1 })
  }
  return folded
}
