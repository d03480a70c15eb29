// Describes what changed between two contracts by operation, and whether it breaks.
import { readOperations, resolve } from '../generate/operations.mjs'
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

/** A deprecated operation may go after its last day, which may be put off but not brought forward. */
function compareLastDays(old, young, say) {
  if (old === young) return
  if (!young) say('is no longer deprecated', false)
  else if (!old) say(`is deprecated now, until ${young}`, false)
  else say(`is answered until ${young} and was until ${old}`, young < old)
}

function compareFacts(a, b, say) {
  const callOf = ({ method, path }) => `${method} ${path}`
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
  for (const code of added(a.refusals, b.refusals)) say(`may refuse with ${code} now`, true)
}

function compareParameters(a, b, say, compare) {
  const byName = ({ parameters }) =>
    new Map(parameters.map((one) => [`${one.in} parameter ${one.name}`, one]))
  const [old, young] = [byName(a), byName(b)]
  for (const [name, was] of old) {
    const is = young.get(name)
    if (!is) say(`lost the ${name}`, true)
    else {
      if ((was.required ?? false) !== (is.required ?? false))
        say(`${is.required ? 'requires' : 'no longer requires'} the ${name}`, is.required === true)
      compare(was.schema, is.schema, name)
    }
  }
  for (const [name, is] of young)
    if (!old.has(name))
      say(`has the new ${is.required ? 'required ' : ''}${name}`, is.required === true)
}

function compareBodies(a, b, say, compare) {
  if (!a.body || !b.body) {
    if (a.body) say('takes no body now', true)
    else if (b.body) say('takes a body now', b.body.required)
    return
  }
  if (a.body.type !== b.body.type) say(`takes ${b.body.type} and took ${a.body.type}`, true)
  if (a.body.required !== b.body.required)
    say(b.body.required ? 'requires its body now' : 'may come without body now', b.body.required)
  compare(a.body.schema, b.body.schema, 'body')
}

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

function compareOperation(before, after, a, b, add) {
  const say = (change, breaks) => add(b.id, 'call', { place: `.${b.id}`, change, breaks })
  const sideOf = (side) => {
    const compare = compareSchemas(before, after, side, (change) => {
      const named = /^[A-Z]/.test(change.place)
      const place = named ? change.place : `.${b.id} ${change.place}`
      add(b.id, side, { ...change, place })
    })
    return compare
  }
  compareFacts(a, b, say)
  compareParameters(a, b, say, sideOf('request'))
  compareBodies(a, b, say, sideOf('request'))
  for (const [status, schema] of a.responses) {
    const now = b.responses.find(([other]) => other === status)?.[1]
    if (schema && now) sideOf('answer')(schema, now, status)
  }
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
  for (const [id, was] of old) {
    const is = young.get(id)
    if (is) compareOperation(before, after, was, is, add)
    else if (!was.deprecation) whole(id, 'was removed without being deprecated', true)
    else {
      const { sunset } = was.deprecation
      whole(id, `was removed, and was answered until ${sunset}`, today <= sunset)
    }
  }
  for (const id of young.keys()) if (!old.has(id)) whole(id, 'is new', false)
  const [oldMessages, newMessages] = [messagesOf(before), messagesOf(after)]
  for (const [type, schema] of oldMessages) {
    const message = `message ${type}`
    if (!newMessages.has(type)) whole(message, 'was removed', true)
    else
      compareSchemas(before, after, 'answer', (change) =>
        add(message, 'answer', {
          ...change,
          place: /^[A-Z]/.test(change.place) ? change.place : `.${message} ${change.place}`,
        }),
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
