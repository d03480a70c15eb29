// The files that `npm run new` adds and changes. All of them are planned before one is written, so that a name that is
// taken, or a list that is not where it was, leaves nothing half done.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fail, fromRoot } from '../lib/cli.mjs'
import { completeLanguages, pluralForms } from '../locales/read.mjs'

/** Words of the language. Names that JavaScript has in every program are looked up in `globalThis`. */
const WORDS =
  'await break case catch class const continue debugger default delete do else enum export extends false finally for function if implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof var void while with yield arguments eval'
const RESERVED = new Set(WORDS.split(' '))

const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1)

/** "bonus-wheel" as "bonusWheel", "BonusWheel" and "Bonus wheel"; fails at a word that code may not use as a name. */
export function namesOf(name) {
  const camel = name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
  const pascal = capital(camel)
  if (RESERVED.has(camel) || pascal in globalThis)
    fail(`"${name}" is a word of JavaScript: choose another name.`)
  return { name, camel, pascal, words: capital(name.replaceAll('-', ' ')) }
}

/** Adds a value to a tree of texts at "a.b"; a group never replaces a text, nor a text anything. */
function addText(tree, key, value, path) {
  const [name, ...inner] = key
  const found = Object.hasOwn(tree, name) ? tree[name] : undefined
  if (inner.length === 0 && found === undefined) tree[name] = value
  else if (inner.length > 0 && typeof found !== 'string') {
    tree[name] = found ?? {}
    addText(tree[name], inner, value, path)
  } else fail(`${path} has ${name} already: choose another name.`)
}

/** The keys and texts of a language: with {{count}}, one for each of its plural forms. */
const formsOf = (code, key, english) =>
  english.includes('{{count}}') ? pluralForms(code).map((form) => `${key}_${form}`) : [key]

const placeOf = (line) => line.slice(line.indexOf(" from '") + 1)

export function createPlan() {
  /** @type {Map<string, string>} path -> text */
  const planned = new Map()
  const read = (path) => {
    if (planned.has(path)) return planned.get(path)
    if (!existsSync(fromRoot(path))) fail(`${path} is missing: nothing was written.`)
    return readFileSync(fromRoot(path), 'utf8')
  }
  const plan = {
    read,
    /** A new file. */
    add(path, text) {
      if (existsSync(fromRoot(path))) fail(`${path} exists already: choose another name.`)
      planned.set(path, text)
    },
    /** Adds text at the end. */
    append: (path, text) => planned.set(path, read(path) + text),
    /** Adds text after what matches the pattern, which is there once. */
    insert(path, pattern, text) {
      const parts = read(path).split(pattern)
      const [anchor] = pattern.exec(read(path)) ?? []
      if (parts.length !== 2)
        fail(`${path} has no place for "${text.trim()}": nothing was written.`)
      planned.set(path, parts[0] + anchor + text + parts[1])
    },
    /** Adds a line to those that begin with the same words, in alphabetical order, imports by their path. */
    sort(path, beginning, line) {
      const lines = read(path).split('\n')
      const own = [...lines.keys()].filter((at) => lines[at].startsWith(beginning))
      if (own.length === 0) fail(`${path} has no place for "${line}": nothing was written.`)
      const at = own.find((one) => placeOf(lines[one]) > placeOf(line)) ?? own[own.length - 1] + 1
      planned.set(path, lines.toSpliced(at, 0, line).join('\n'))
    },
    /**
     * A text in every complete language. The others begin with the English, which is not an accepted translation, so
     * `npm run locales` asks for one.
     */
    text(key, english) {
      const [file, path] = key.split(':')
      for (const code of new Set(['EN', ...completeLanguages()]))
        for (const form of formsOf(code, path, english)) {
          const own = `locales/${code}/${file}.json`
          const tree = existsSync(fromRoot(own)) || planned.has(own) ? JSON.parse(read(own)) : {}
          addText(tree, form.split('.'), english, own)
          planned.set(own, `${JSON.stringify(tree, null, 2)}\n`)
        }
    },
    /** A new text file, which screens name in `defineScreen`. */
    textFile(file) {
      const types = 'src/i18n/types.d.ts'
      if (existsSync(fromRoot(`locales/EN/${file}.json`)))
        fail(`locales/EN/${file}.json exists already: choose another name.`)
      plan.sort(types, 'import type ', `import type ${file} from '#locales/EN/${file}.json'`)
      plan.sort(types, '      ', `      ${file}: typeof ${file}`)
    },
    /** Writes everything. @returns {string[]} the paths */
    write() {
      for (const [path, text] of planned) {
        mkdirSync(dirname(fromRoot(path)), { recursive: true })
        writeFileSync(fromRoot(path), text)
      }
      return [...planned.keys()].sort()
    },
  }
  return plan
}
