import { type Document, type Item, METHODS } from './document.ts'

type Components = Document['components']

const REFERENCE = /"\$ref":"#\/components\/([^/"]+)\/([^"]+)"/g

/** The target of a reference, as `[kind, name]`. */
const referredTo = (value: unknown) =>
  [...JSON.stringify(value).matchAll(REFERENCE)].map(([, kind = '', name = '']) => [kind, name])

/** The components that something needs, directly or indirectly. */
export function neededBy(value: unknown, all: Components): Components {
  const needed: Record<string, Record<string, unknown>> = {}
  const open: unknown[] = [value]
  for (const each of open) {
    for (const [kind = '', name = ''] of referredTo(each)) {
      const group = needed[kind] ?? {}
      needed[kind] = group
      if (name in group) continue
      group[name] = Object(all[kind])[name]
      open.push(group[name])
    }
  }
  return needed
}

const withTag = (tag: string, items: Readonly<Record<string, Item>> = {}) =>
  Object.fromEntries(
    Object.entries(items).flatMap(([path, item]): [string, Item][] => {
      const own = Object.entries(item).filter(
        ([method, each]) => !METHODS.includes(method) || each.tags?.includes(tag),
      )
      return own.some(([method]) => METHODS.includes(method))
        ? [[path, Object.fromEntries(own)]]
        : []
    }),
  )

/**
 * The part of a document for one tag, with everything that it refers to. The whole contract has more than a megabyte,
 * and the library would render all of its operations before anything can be read.
 */
export function partOf(document: Document, tag: string): Document {
  const paths = withTag(tag, document.paths)
  const webhooks = withTag(tag, document.webhooks)
  const { securitySchemes } = document.components
  const components = neededBy({ paths, webhooks }, document.components)
  // Rules for all operations are described once, on the first page.
  const isFirst = document.tags[0]?.name === tag
  const { description: _, ...info } = document.info
  return {
    ...document,
    info: isFirst ? document.info : info,
    tags: document.tags.filter(({ name }) => name === tag),
    paths,
    webhooks,
    components: { ...components, ...(securitySchemes !== undefined && { securitySchemes }) },
  }
}
