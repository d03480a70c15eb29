type Text = 'TERMS' | 'PRIVACY'

interface Version {
  readonly version: string
  /** Epoch ms. */
  readonly from: number
}

/** Oldest first. */
const VERSIONS: Readonly<Record<Text, readonly [Version, ...Version[]]>> = {
  TERMS: [
    { version: '2025-06', from: Date.UTC(2025, 5, 1) },
    { version: '2026-09', from: Date.UTC(2026, 8, 1) },
  ],
  PRIVACY: [{ version: '2025-06', from: Date.UTC(2025, 5, 1) }],
}

/** The version of a text that held at a time. */
export const versionAt = (text: Text, at: number): string =>
  (VERSIONS[text].findLast(({ from }) => from <= at) ?? VERSIONS[text][0]).version
