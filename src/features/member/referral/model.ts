const SUB_ID = /^[A-Za-z0-9]{1,12}$/

/** The problem with a name for a link; null when it is valid. */
export function subIdIssue(
  text: string,
  taken: readonly (string | null)[],
): 'shape' | 'taken' | null {
  const name = text.trim()
  if (!SUB_ID.test(name)) return 'shape'
  return taken.includes(name) ? 'taken' : null
}

/** The address that a friend opens: the registration with the code of the link. */
export const inviteUrl = (origin: string, code: string): string =>
  `${origin}/register?ref=${encodeURIComponent(code)}`
