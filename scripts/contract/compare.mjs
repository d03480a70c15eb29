// Describes what changed between two contracts by operation, and whether it breaks.
import { readOperations, resolve } from '../generate/operations.mjs'
import { compareLastDays, judgeRemoval } from './compare-rules.mjs'
import { compareSchemas } from './compare-schema.mjs'

/**
 * One change. `operations` are those that it reaches; `breaks` is true where a portal or a backend built from the old
 * contract no longer fits.
 * @typedef {{ side: string, place: string, change: string, breaks: boolean, operations: string[] }} Reached
 */

const added = (old, young) => young.filter((one) => !old.includes(one))

/** Facts that are true or false, what their change means, and which change breaks. */
const FACTS = [
  ['encrypted', 'travels sealed now', 'travels in the clear now', [true, false]],
  ['idempotent', 'may be sent again safely now', 'may no longer be sent again safely', [false]],
  [
    'beforePasswordChange',
    'is answered before a demanded password change now',
    'waits for a demanded password change now',
    [false],
  ],
]

const callOf = ({ method, path }) => `${method} ${path}`

function compareFacts(a, b, say) {
  if (a.id !== b.id) say(`was named ${a.id}`, true)
  if (a.tag !== b.tag) say(`has the tag ${b.tag} and had ${a.tag}`, false)
  if (callOf(a) !== callOf(b)) say(`is ${callOf(b)} and was ${callOf(a)}`, true)
  if (a.session !== b.session) {
    const stricter = ['none', 'optional', 'required']
    const breaks = stricter.indexOf(b.session) > stricter.indexOf(a.session)
    say(`needs a session: ${b.session}, and was: ${a.session}`, breaks)
  }
  // A contract that named no roles promised nothing about them.
  if (a.roles.length > 0) {
    for (const role of added(b.roles, a.roles)) say(`is no longer for ${role}`, true)
    for (const role of added(a.roles, b.roles)) say(`is for ${role} too now`, false)
  }
  for (const [fact, yes, no, breaking] of FACTS)
    if (a[fact] !== b[fact]) say(b[fact] ? yes : no, breaking.includes(b[fact]))
  compareLastDays(a.deprecation?.sunset, b.deprecation?.sunset, say)
  const [old, young] = [a, b].map(({ responses }) => responses.map(([status]) => status))
  for (const status of added(young, old)) say(`no longer answers ${status}`, true)
  for (const status of added(old, young)) say(`may answer ${status} now`, true)
  // Fewer refusals break nothing. A new one does: it was never promised, and a portal has no text for it.
  for (const code of added(b.refusals, a.refusals)) say(`no longer refuses with ${code}`, false)
  for (const code of added(a.refusals, b.refusals))
    say(`may refuse with ${code} now: to be met by the branch for unknown codes`, true)
}

/** Parameters or headers as an object, so that they compare as its fields do. */
function asObject(contract, named) {
  const all = named.map(([name, one]) => [name, resolve(contract, one)])
  const schemaOf = ({ schema, 'x-sunset': lastDay }) =>
    lastDay ? { ...resolve(contract, schema), 'x-sunset': lastDay } : schema
  return {
    type: 'object',
    properties: Object.fromEntries(all.map(([name, one]) => [name, schemaOf(one)])),
    required: all.filter(([, one]) => one.required).map(([name]) => name),
  }
}

function compareBodies(a, b, say, compare) {
  if (!a.body || !b.body) {
    if (a.body) say('takes no body now', true)
    else if (b.body) say('takes a body now', b.body.required)
    return
  }
  for (const type of added(b.body.types, a.body.types)) say(`no longer takes ${type}`, true)
  for (const type of added(a.body.types, b.body.types)) say(`takes ${type} too now`, false)
  if (a.body.required !== b.body.required)
    say(b.body.required ? 'requires its body now' : 'may come without body now', b.body.required)
  compare(a.body.schema, b.body.schema, 'body')
}

/** Status by status: what it comes as, its headers and its body. */
function compareAnswers(before, after, a, b, say, compare) {
  const typesOf = ({ content = {} }) => Object.keys(content)
  const headersOf = (contract, { headers = {} }) => asObject(contract, Object.entries(headers))
  for (const [status, schema, was] of a.responses) {
    const [, now, is] = b.responses.find(([other]) => other === status) ?? []
    if (!is) continue
    for (const type of added(typesOf(is), typesOf(was)))
      say(`no longer answers ${status} as ${type}`, true)
    for (const type of added(typesOf(was), typesOf(is)))
      say(`may answer ${status} as ${type} now`, true)
    compare(headersOf(before, was), headersOf(after, is), 'headers')
    compare(schema, now, status)
  }
}

/** How a call shows its session. */
const schemesOf = ({ components }) =>
  Object.values(components.securitySchemes ?? {}).map((one) => `${one.in ?? one.type} ${one.name}`)

/** The schema of each message of the socket, by its type. */
const messagesOf = (contract) =>
  new Map(
    Object.entries(contract.webhooks ?? {}).map(([type, item]) => {
      const body = resolve(contract, resolve(contract, item).post?.requestBody)
      return [type, body?.content?.['application/json']?.schema ?? {}]
    }),
  )

/** Equal changes of the same place become one, with all the operations that they reach. */
function collector() {
  const found = new Map()
  const add = (operation, side, { place, change, breaks }) => {
    const key = [side, place.startsWith('.') ? operation : '', place, change].join('|')
    const one = found.get(key) ?? { side, place, change, breaks: Boolean(breaks), operations: [] }
    if (!one.operations.includes(operation)) one.operations.push(operation)
    found.set(key, one)
  }
  return { add, changes: () => [...found.values()] }
}

/** A change of a named schema or of a header is the same for all who use it. */
const placed = (id, change) =>
  /^([A-Z]|headers)/.test(change.place) ? change : { ...change, place: `.${id} ${change.place}` }

function compareOperation(before, after, a, b, today, add) {
  const say = (change, breaks) => add(b.id, 'call', { place: `.${b.id}`, change, breaks })
  const comparer = (side) =>
    compareSchemas(before, after, side, today, (change) => add(b.id, side, placed(b.id, change)))
  const named = ({ parameters }) => parameters.map((one) => [`${one.name} (${one.in})`, one])
  compareFacts(a, b, say)
  comparer('request')(asObject(before, named(a)), asObject(after, named(b)), 'parameters')
  compareBodies(a, b, say, comparer('request'))
  compareAnswers(before, after, a, b, say, comparer('answer'))
}

/**
 * @param before the bundled contract of then
 * @param after the bundled contract of now
 * @param today as YYYY-MM-DD
 * @returns {Reached[]} what breaks first
 */
export function compareContracts(before, after, today = new Date().toISOString().slice(0, 10)) {
  const { add, changes } = collector()
  const byId = (contract) => new Map(readOperations(contract).map((one) => [one.id, one]))
  const [old, young] = [byId(before), byId(after)]
  const whole = (id, change, breaks) => add(id, 'call', { place: `.${id}`, change, breaks })
  for (const scheme of added(schemesOf(after), schemesOf(before)))
    whole('contract', `no longer takes the ${scheme}`, true)
  const fresh = new Map([...young].filter(([id]) => !old.has(id)))
  for (const [id, was] of old) {
    const is = young.get(id) ?? [...fresh.values()].find((one) => callOf(one) === callOf(was))
    if (is) {
      compareOperation(before, after, was, is, today, add)
      fresh.delete(is.id)
    } else {
      const removed = was.deprecation ? 'was removed' : 'was removed without being deprecated'
      whole(id, ...judgeRemoval(removed, was.deprecation?.sunset, today))
    }
  }
  for (const id of fresh.keys()) whole(id, 'is new', false)
  const [oldMessages, newMessages] = [messagesOf(before), messagesOf(after)]
  for (const [type, schema] of oldMessages) {
    const message = `message ${type}`
    if (!newMessages.has(type)) whole(message, 'was removed', true)
    else
      compareSchemas(before, after, 'answer', today, (change) =>
        add(message, 'answer', placed(message, change)),
      )(schema, newMessages.get(type), 'body')
  }
  for (const type of newMessages.keys())
    if (!oldMessages.has(type)) whole(`message ${type}`, 'is new', false)
  return changes().toSorted((one, other) => Number(other.breaks) - Number(one.breaks))
}

/** A change in one line. */
export function formatChange({ place, side, change, operations }) {
  const plain = place.replace(/^\./, '')
  const where = place.startsWith('.') ? plain : `${plain} (${side})`
  const [first, ...more] = operations
  const who = place.startsWith('.')
    ? ''
    : ` in ${first}${more.length > 0 ? ` and ${more.length} more` : ''}`
  return `${where} ${change}${who}`
}
