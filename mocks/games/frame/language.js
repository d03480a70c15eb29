/**
 * The language of a page, from `pageWords`, the texts of each language by its portal code: the requested language, or
 * English. Each missing text falls back to English, too (D-004).
 */
globalThis.speak = (asked) => {
  const TAGS = { CN: 'zh-Hans' }
  const wanted = String(asked ?? '').toUpperCase()
  const known = wanted === 'TY' ? 'TH' : wanted
  const code = Object.hasOwn(pageWords, known) ? known : 'EN'
  const { documentElement: page } = document
  page.lang = TAGS[code] ?? code.toLowerCase()
  page.dir = code === 'AR' ? 'rtl' : 'ltr'
  return { code, text: (key) => pageWords[code][key] ?? pageWords.EN[key] ?? key }
}
