// Generates a text that matches a regular expression, for the expressions that a contract uses.

const ANY = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.,:/+ é৳']
const DIGITS = [...'0123456789']
const WORD = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_']
const ESCAPED = {
  d: DIGITS,
  w: WORD,
  s: [' '],
  S: ANY.filter((char) => char !== ' '),
  D: ANY.filter((char) => !DIGITS.includes(char)),
}

const lettersBetween = (from, to) =>
  Array.from({ length: to.charCodeAt(0) - from.charCodeAt(0) + 1 }, (_, at) =>
    String.fromCharCode(from.charCodeAt(0) + at),
  )

/** How many more than the minimum an unbounded repetition may have. */
const MORE = 6

/** Parses an expression into nodes, each a function of the random source that writes a part of the text. */
function reader(pattern) {
  let at = 0
  const ahead = (text) => pattern.startsWith(text, at)
  const take = (text) => {
    if (!ahead(text)) return false
    at += text.length
    return true
  }

  function characters() {
    const no = take('^')
    const set = []
    while (!take(']')) {
      const one = pattern[at++]
      const from = one === '\\' ? (ESCAPED[pattern[at]] ?? [pattern[at]]) : [one]
      if (one === '\\') at += 1
      if (from.length === 1 && ahead('-') && pattern[at + 1] !== ']') {
        at += 1
        set.push(...lettersBetween(from[0], pattern[at++]))
      } else set.push(...from)
    }
    return no ? ANY.filter((char) => !set.includes(char)) : set
  }

  function atom() {
    if (take('(')) {
      const looks = take('?!') || take('?=')
      if (!looks) take('?:')
      const inner = choice()
      take(')')
      return looks ? () => '' : inner
    }
    if (take('^') || take('$')) return () => ''
    let set
    if (take('[')) set = characters()
    else if (take('.')) set = ANY
    else if (take('\\')) {
      const one = pattern[at++]
      set = ESCAPED[one] ?? [one]
    } else set = [pattern[at++]]
    return (random) => random.pick(set)
  }

  function times() {
    if (take('*')) return [0, MORE]
    if (take('+')) return [1, 1 + MORE]
    if (take('?')) return [0, 1]
    const [all, least, comma, most] = /^\{(\d+)(,?)(\d*)\}/.exec(pattern.slice(at)) ?? []
    if (!all) return [1, 1]
    at += all.length
    const from = Number(least)
    return [from, most ? Number(most) : from + (comma ? MORE : 0)]
  }

  function sequence() {
    const parts = []
    while (at < pattern.length && !ahead('|') && !ahead(')')) {
      const one = atom()
      const [least, most] = times()
      parts.push((random) => {
        const count = random.chance(0.8) ? random.int(least, Math.min(most, least + MORE)) : most
        return Array.from({ length: count }, () => one(random)).join('')
      })
    }
    return (random) => parts.map((part) => part(random)).join('')
  }

  function choice() {
    const branches = [sequence()]
    while (take('|')) branches.push(sequence())
    return (random) => random.pick(branches)(random)
  }
  return choice()
}

const writers = new Map()

/** A text that matches the pattern; throws a RangeError for a pattern that it cannot handle. */
export function textOfPattern(pattern, random, fits = () => true) {
  if (!writers.has(pattern)) writers.set(pattern, reader(pattern))
  const expression = new RegExp(pattern, 'u')
  for (let tries = 0; tries < 200; tries += 1) {
    const text = writers.get(pattern)(random)
    if (expression.test(text) && fits(text)) return text
  }
  throw new RangeError(`No text was found that fits ${pattern}.`)
}
