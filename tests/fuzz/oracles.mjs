// Checks what a single answer cannot show to be wrong: that a request is carried out once, that no caller sees another
// member's data, and that the pages of a list add up to the list.

/** The most pages that are read of one list. */
const MAX_PAGES = 12
/** Tables that every call writes, even one that changes nothing. */
const TRACES = new Set(['nonces', 'requestKeys'])

const isFields = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every text in a value. */
function* textsIn(value) {
  if (typeof value === 'string') yield value
  else if (Array.isArray(value)) for (const one of value) yield* textsIn(one)
  else if (isFields(value)) for (const one of Object.values(value)) yield* textsIn(one)
}

const tablesOf = ({ db }) => Object.entries(db).filter(([, table]) => 'list' in Object(table))

/** The number of rows of each table. */
const countRows = (world) => new Map(tablesOf(world).map(([name, table]) => [name, table.count()]))

/**
 * A repeated call must get the same answer and must not add a row.
 * @param ask sends the call again, to what `ask` gave the first time it is `first`
 */
export async function repeatProblem(world, { operation, ask, first }) {
  if (!operation.idempotent) return null
  const before = countRows(world)
  const second = await ask()
  if (!second.granted) return `is refused the second time (${second.status}): ${second.code}`
  if (JSON.stringify(second.value) !== JSON.stringify(first.value))
    return `is answered otherwise the second time: ${JSON.stringify(second.value)} after ${JSON.stringify(first.value)}`
  for (const [name, count] of countRows(world))
    if (!TRACES.has(name) && count > before.get(name)) return `is done twice: in ${name}`
  return null
}

/** Values that identify other members' rows, with the table of each. */
function namesOfOthers(world, memberId) {
  const names = new Map()
  for (const [table, { list }] of tablesOf(world))
    for (const row of list())
      if ('memberId' in row && row.memberId !== null && row.memberId !== memberId)
        for (const name of [row.id, row.token]) if (typeof name === 'string') names.set(name, table)
  for (const [, table] of tablesOf(world))
    for (const row of table.list())
      if (row.memberId === memberId) for (const name of [row.id, row.token]) names.delete(name)
  return names
}

/** An agent may see downlines; public responses must not contain any member's data. */
export function strangerProblem(world, { operation, call, memberId, value }) {
  if (operation.session === 'none' || operation.tag === 'agent') return null
  const names = namesOfOthers(world, memberId)
  const leaked = textsIn(value).find((text) => names.has(text))
  if (leaked) return `tells of somebody else's ${names.get(leaked)}: ${leaked}`
  if (operation.method === 'GET') return null
  const { requestId: _, ...body } = isFields(call.body) ? call.body : {}
  const accepted = textsIn([call.query, body]).find((text) => names.has(text))
  return accepted ? `takes somebody else's ${names.get(accepted)}: ${accepted}` : null
}

const PAGING = [
  ['pageNo', 'pageSize'],
  ['page', 'pageSize'],
]

/** Reads all pages of a list: no row may come twice, none may be missing. */
export async function pagesProblem({ operation, call, ask, value }) {
  const has = (name) => operation.parameters.some((one) => one.name === name)
  const [no] = PAGING.find((names) => names.every(has)) ?? []
  if (!no || !Array.isArray(value?.list) || value.total === undefined) return null
  const seen = new Set()
  let count = 0
  for (let page = 1; page <= Math.min(value.totalPages, MAX_PAGES); page += 1) {
    const query = [...call.query.filter(([name]) => name !== no), [no, String(page)]]
    const answer = await ask({ ...call, query })
    if (!answer.granted) return `has a page that is refused: ${page} of ${value.totalPages}`
    const { list, total } = answer.value
    if (total !== value.total) return `has another total on another page: ${total}, ${value.total}`
    for (const row of list.map((one) => JSON.stringify(one))) {
      if (seen.has(row)) return `repeats a row on another page: ${row.slice(0, 120)}`
      seen.add(row)
    }
    count += list.length
  }
  const whole = value.totalPages <= MAX_PAGES
  if (whole && count !== value.total) return `has ${count} rows on its pages: ${value.total} in all`
  return null
}
