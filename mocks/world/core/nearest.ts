/** Levenshtein distance. */
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

/** The names most similar to a word, best first, at least one; a name that contains the word counts as near. */
export function nearest(word: string, names: readonly string[], most = 4): string[] {
  const needle = word.toLowerCase()
  const rated = names.map((name) => {
    const low = name.toLowerCase()
    const holds = needle.length > 1 && (low.includes(needle) || needle.includes(low))
    const far = distance(needle, low)
    return { name, far: holds ? far / 10 : far }
  })
  rated.sort((a, b) => a.far - b.far)
  const near = rated.filter(({ far }) => far <= Math.max(2, needle.length / 2))
  return (near.length > 0 ? near : rated.slice(0, 1)).slice(0, most).map(({ name }) => name)
}
