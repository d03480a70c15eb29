import type { LogEntry } from '#mocks/world/core/log.ts'
import type { RowEdit } from '#mocks/world/core/row-edits.ts'
import { h } from './dom.ts'
import { toPortalPath } from './journey.ts'

/** A value as text that the keyboard can scroll. */
export const jsonBlock = (value: unknown) =>
  h('pre', { tabindex: '0' }, JSON.stringify(value, null, 2))

const headerLines = (headers: Readonly<Record<string, string>>) => {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return h('pre', { tabindex: '0' }, lines.join('\n'))
}

const titled = (title: string, part: Node): Node[] => [h('h3', {}, title), part]

/** Numbers that are current times in epoch milliseconds; amounts are texts, and ids are smaller. */
const isMoment = (value: unknown): value is number => typeof value === 'number' && value > 1e12

function shown(row: RowEdit['before'], name: string): string {
  if (!row || !(name in row)) return '—'
  const value = row[name]
  const text = JSON.stringify(value)
  return isMoment(value) ? `${text} (${new Date(value).toISOString()})` : text
}

function describeEdit({ before, after }: Pick<RowEdit, 'before' | 'after'>) {
  if (before === null) return 'added'
  return after === null ? 'removed' : 'changed'
}

/** The changes of a row, field by field. */
function rowEdit({ table, row, before, after, byTime }: RowEdit): HTMLElement {
  const became = describeEdit({ before, after })
  const names = Object.keys({ ...before, ...after })
  const [isAdded, isRemoved] = [before === null, after === null]
  const lines = names.map((name) =>
    h(
      'tr',
      {},
      h('th', { scope: 'row' }, name),
      ...(isAdded ? [] : [h('td', { class: 'was' }, shown(before, name))]),
      ...(isRemoved ? [] : [h('td', { class: 'is' }, shown(after, name))]),
    ),
  )
  const heads = ['field', ...(isAdded ? [] : ['before']), ...(isRemoved ? [] : ['after'])]
  return h(
    'table',
    {},
    h('caption', {}, h('b', {}, table), ` ${row}: ${became}${byTime ? ' because it was due' : ''}`),
    h('thead', {}, h('tr', {}, ...heads.map((head) => h('th', { scope: 'col' }, head)))),
    h('tbody', {}, ...lines),
  )
}

/** All details of a call: the caller, the changed rows, request and answer. */
export function callDetail(entry: LogEntry): Node[] {
  const { at, traceId, operationId, reason, body, answer, screen, rows = [] } = entry
  const { requestHeaders, answerHeaders } = entry
  const facts = {
    operation: operationId,
    at: new Date(at).toISOString(),
    ...(screen !== undefined && { screen: toPortalPath(screen) }),
    traceId,
    ...(reason !== undefined && { reason }),
  }
  return [
    jsonBlock(facts),
    ...(rows.length > 0 ? [h('h3', {}, 'Changes in the world'), ...rows.map(rowEdit)] : []),
    ...(body === undefined ? [] : titled('Request, decrypted', jsonBlock(body))),
    ...(answer === undefined ? [] : titled('Response', jsonBlock(answer))),
    ...(requestHeaders ? titled('Request headers', headerLines(requestHeaders)) : []),
    ...(answerHeaders ? titled('Response headers', headerLines(answerHeaders)) : []),
  ]
}
