/** The news on the landing page. */
interface News {
  /** "0.2.0 (2026-11-28)", or "Unreleased". */
  readonly release: string
  readonly entries: readonly string[]
}

const plain = (text: string) => text.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1')

/** The first entries of the newest release in the changelog that has any. */
export function newestChanges(changelog: string, max: number): News {
  for (const part of changelog.split(/^## /m).slice(1)) {
    const [release = '', ...lines] = part.split('\n')
    const entries = lines
      .filter((line) => line.startsWith('- '))
      .map((line) => plain(line.slice(2)))
    if (entries.length > 0) return { release, entries: entries.slice(0, max) }
  }
  return { release: '', entries: [] }
}
