/** Han and kana: a character is a word. */
const CHARACTERS = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
/** Scripts that put no space between words. */
const UNSPACED = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/** Search forgives one typo in words of three to five letters, two in longer ones. */
export function allowedTypos(word: string): 0 | 1 | 2 {
  if (CHARACTERS.test(word)) return 0
  const letters = [...word].length
  if (letters < 3 || /^\d+$/.test(word)) return 0
  return letters <= 5 ? 1 : 2
}

/** Whether a word is of a script that separates words, so that its beginning is one. */
export const isSpaced = (word: string): boolean => !UNSPACED.test(word) && !CHARACTERS.test(word)

interface Near {
  readonly text: string
  readonly typos: number
}

/**
 * The part of a word that a typed term may mean: its beginning (in scripts without spaces any part of
 * it) with the fewest letters missing, added, wrong or swapped. Null when there are more of them than `most`.
 */
function nearIn(word: string, term: string, most: number): Near | null {
  const anywhere = UNSPACED.test(word)
  // By letters of the term: the typos up to there in what ends at a letter of the word, and where that begins.
  const first = Array.from({ length: term.length + 1 }, (_, at) => ({ typos: at, from: 0 }))
  let [before, last] = [first, first]
  let best: Near | null = null
  for (let end = 1; end <= word.length && (anywhere || end <= term.length + most); end += 1) {
    const start = anywhere ? { typos: 0, from: end } : { typos: end, from: 0 }
    const row = [start]
    for (let at = 1; at <= term.length; at += 1) {
      const same = word[end - 1] === term[at - 1]
      const swapped = word[end - 1] === term[at - 2] && word[end - 2] === term[at - 1]
      let cell = last[at - 1] ?? start
      let typos = cell.typos + (same ? 0 : 1)
      const consider = (other = start) => {
        if (other.typos + 1 >= typos) return
        cell = other
        typos = other.typos + 1
      }
      consider(last[at])
      consider(row[at - 1])
      if (swapped) consider(before[at - 2])
      row.push({ typos, from: cell.from })
    }
    const { typos, from } = row.at(-1) ?? start
    if (typos <= Math.min(most, best?.typos ?? most)) best = { text: word.slice(from, end), typos }
    ;[before, last] = [last, row]
  }
  return best
}

/** The words closest to a normalised term that none of them contains: those with the fewest typos. */
export function nearest(words: Iterable<string>, term: string): readonly string[] {
  const most = allowedTypos(term)
  if (most === 0) return []
  const near = [...words].flatMap((word) => nearIn(word, term, most) ?? [])
  const fewest = Math.min(...near.map(({ typos }) => typos))
  return [...new Set(near.filter(({ typos }) => typos === fewest).map(({ text }) => text))]
}
