/** How many letters must change to make one word of the other (Levenshtein). */
export function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}

/** The names most like a word, nearest first; a name that holds the word counts as near. */
export function nearest(word: string, names: readonly string[], count = 3): string[] {
  const wanted = word.toLowerCase()
  const score = (name: string) => {
    const low = name.toLowerCase()
    const holds = wanted.length > 1 && (low.includes(wanted) || wanted.includes(low))
    return distance(wanted, low) - (holds ? Math.max(wanted.length, low.length) : 0)
  }
  return [...names].sort((a, b) => score(a) - score(b)).slice(0, count)
}
