export const NOT_JSON = 'This is not valid JSON.'

/** The problem with a text: invalid JSON, or what `check` finds in its value; null for a good text. */
export function checkJson(text: string, check: (value: unknown) => string | null): string | null {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return NOT_JSON
  }
  return check(value)
}

/** The message under a field with JSON of the contract. */
export function formatVerdict(wrong: string | null): string {
  if (wrong === null) return 'Matches the API contract.'
  return wrong === NOT_JSON ? wrong : `Breaks the API contract: ${wrong}`
}
