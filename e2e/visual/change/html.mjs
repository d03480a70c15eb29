// Markup in which every inserted text is escaped: what a change contains was written by anyone.

class Markup {
  constructor(text) {
    this.text = text
  }
}

const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text) => String(text).replaceAll(/[&<>"']/g, (letter) => ENTITIES[letter])

function textOf(value) {
  if (Array.isArray(value)) return value.map(textOf).join('')
  if (value instanceof Markup) return value.text
  return value === undefined || value === null || value === false ? '' : escaped(value)
}

/** Only what another template made is inserted as it is. */
export const html = (parts, ...values) =>
  new Markup(String.raw({ raw: parts }, ...values.map(textOf)))

export const toText = (markup) => `${markup.text.trim()}\n`
