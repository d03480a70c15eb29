// The list of contents and the search.
const element = (name, values = {}, ...children) => {
  const made = Object.assign(document.createElement(name), values)
  made.append(...children)
  return made
}

export const placeOf = (page, id) => `#/${page}/${id}`

/** @returns {{ page: string, id: string | null } | null} what the address requests */
export function readPlace(hash) {
  const [, page, id] = /^#[/]([^/]+)(?:[/]([^/]+))?$/.exec(hash) ?? []
  return page ? { page: decodeURIComponent(page), id: id ?? null } : null
}

const matches = (operation, terms) => {
  const text = Object.values(operation).join(' ').toLowerCase()
  return terms.every((term) => text.includes(term))
}

/** Entries with the operations that match every word; all of them without a search. */
export function search(entries, text) {
  const terms = text.toLowerCase().split(/\s+/).filter(Boolean)
  if (terms.length === 0) return entries
  return entries.flatMap((entry) => {
    const isNamed = terms.every((term) => entry.title.toLowerCase().includes(term))
    const operations = isNamed
      ? entry.operations
      : entry.operations.filter((one) => matches(one, terms))
    return operations.length > 0 ? [{ ...entry, operations }] : []
  })
}

const operationLink = (page, { id, method, summary }) =>
  element(
    'li',
    {},
    element(
      'a',
      { href: placeOf(page, id), title: summary },
      element('span', { className: `method ${method}`, textContent: method.toUpperCase() }),
      ` ${id}`,
    ),
  )

/** Draws the list. Operations are listed below the current page, and below every page during a search. */
export function drawContents(list, entries, { current, isSearch }) {
  list.replaceChildren(
    element(
      'ul',
      {},
      ...entries.map(({ name, title, operations }) => {
        const link = element('a', { href: `#/${name}`, className: 'page' }, title)
        if (name === current) link.ariaCurrent = 'page'
        const isOpen = isSearch || name === current
        const below = operations.map((one) => operationLink(name, one))
        return element('li', {}, link, ...(isOpen ? [element('ul', {}, ...below)] : []))
      }),
    ),
  )
}
