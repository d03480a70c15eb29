import { type Document, METHODS, type Operation } from './document.ts'

/** An operation or an event, for the list of contents and the search. */
interface EntryOperation {
  readonly id: string
  readonly tag: string
  readonly method: string
  readonly path: string
  readonly summary: string
  /** The search terms in addition to its name: refusals, screens, roles, schemas. */
  readonly words: string
}

/** A page of the reference in its list of contents. */
export interface Entry {
  readonly name: string
  readonly title: string
  readonly operations: readonly EntryOperation[]
}

const SCHEMA = /"#\/components\/schemas\/(\w+)"/g

const wordsOf = (operation: Operation) =>
  [
    ...(operation['x-refusals'] ?? []),
    ...(operation['x-screens'] ?? []),
    ...(operation['x-roles'] ?? []),
    ...[...JSON.stringify(operation).matchAll(SCHEMA)].map(([, name]) => name),
  ].join(' ')

/** @param page its name: a tag of the contract, or `control` for the whole control interface */
export const entryOf = (page: string, { info, paths, webhooks = {} }: Document): Entry => ({
  name: page,
  title: page === 'control' ? info.title : page,
  operations: Object.entries({ ...paths, ...webhooks }).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, operation]) =>
      METHODS.includes(method)
        ? [
            {
              id: operation.operationId,
              // The library shows events separately, whatever their tag is.
              tag: path in webhooks ? 'webhooks' : (operation.tags?.[0] ?? 'default'),
              method: path in webhooks ? 'event' : method,
              path,
              summary: operation.summary ?? '',
              words: wordsOf(operation),
            },
          ]
        : [],
    ),
  ),
})
