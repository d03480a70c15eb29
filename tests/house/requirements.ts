import { parse, readText } from './source.ts'
import { itemsIn, listTests, type Test } from './titles.ts'

/** The test that asserts a requirement, and its expectation. */
export interface Entry {
  /** Such as `AUT-01`. */
  readonly item: string
  readonly requirement: string
  readonly file: string
  /** The whole title. In a template the `${...}` stay as written. */
  readonly title: string
  /** Code of the test; parts separated by ` … ` occur in this order. */
  readonly expectation: string
}

/** Reads a tab-separated table with a header line. */
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

export const reviewedEntries = () => readEntries(readText('tests/house/requirements.tsv'))

/** Code that asserts something: `expect`, and queries that throw if they find nothing. */
const ASSERTS = /\bexpect\b|\b(get|find)(All)?By[A-Z]/

/** Strips comment lines, white space and trailing commas, so that formatting does not matter. */
const bare = (code: string) =>
  code
    .replace(/^\s*(\/\/|\/?\*).*$/gm, '')
    .replace(/\s+/g, '')
    .replace(/,(?=[)\]}])/g, '')

/** The first part of an expectation that is missing in the test, or null. */
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

/** The problem with an entry, in one line, or null. */
export function findEntryIssue(entry: Entry, source = parse(entry.file)): string | null {
  const { item, file, title, expectation } = entry
  const place = `${item}: "${title}" of ${file}`
  const tests = listTests(source).filter((test) => test.title === title)
  if (tests.length === 0) return `${item}: ${file} has no test "${title}"`
  if (!ASSERTS.test(expectation)) return `${item}: "${expectation}" expects nothing`
  const naming = tests.filter(({ names }) => names.flatMap(itemsIn).includes(item))
  if (naming.length === 0) return `${place} does not name ${item}`
  const missing = naming.map((test) => missingPart(test, expectation))
  return missing.includes(null) ? null : `${place} does not say: ${missing[0]}`
}
