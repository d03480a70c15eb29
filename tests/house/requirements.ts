import { parse, textOf } from './source.ts'
import { itemsIn, type Test, testsOf } from './titles.ts'

/** Which test asserts a requirement, and by which expectation. */
export interface Entry {
  /** `AUT-01`. */
  readonly item: string
  readonly requirement: string
  readonly file: string
  /** The whole title, a template as it is written; without the values of `${...}`. */
  readonly title: string
  /** Code of that test; what stands on either side of ` … ` stands there in this order. */
  readonly expectation: string
}

/** Reads a table of tab-separated columns with a line of headings. */
export const readEntries = (text: string): Entry[] =>
  text
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [item = '', requirement = '', file = '', title = '', expectation = ''] =
        line.split('\t')
      return { item, requirement, file, title, expectation }
    })

export const reviewedEntries = () => readEntries(textOf('tests/house/requirements.tsv'))

/** What counts as an expectation: `expect`, and queries that throw when they find nothing. */
const ASSERTS = /\bexpect\b|\b(get|find)(All)?By[A-Z]/

/** Strips comment lines, white space and trailing commas, so that formatting makes no difference. */
const bare = (code: string) =>
  code
    .replace(/^\s*(\/\/|\/?\*).*$/gm, '')
    .replace(/\s+/g, '')
    .replace(/,(?=[)\]}])/g, '')

/** The first part of an expectation that a test does not say, or null. */
function missingPart(test: Test, expectation: string): string | null {
  const code = bare(test.code)
  let from = 0
  for (const part of expectation.split(' … ')) {
    const wanted = bare(part)
    const at = code.indexOf(wanted, from)
    if (at < 0) return part
    from = at + wanted.length
  }
  return null
}

/** Why an entry does not hold, in one line; null when it does. */
export function faultOf(entry: Entry, source = parse(entry.file)): string | null {
  const { item, file, title, expectation } = entry
  const place = `${item}: "${title}" of ${file}`
  const tests = testsOf(source).filter((test) => test.title === title)
  if (tests.length === 0) return `${item}: ${file} has no test "${title}"`
  if (!ASSERTS.test(expectation)) return `${item}: "${expectation}" expects nothing`
  const naming = tests.filter(({ names }) => names.flatMap(itemsIn).includes(item))
  if (naming.length === 0) return `${place} does not name ${item}`
  const missing = naming.map((test) => missingPart(test, expectation))
  return missing.includes(null) ? null : `${place} does not say: ${missing[0]}`
}
