/**
 * Length in code points, as the server counts: an emoji is one, a Bengali letter with a vowel sign two. Leading and
 * trailing whitespace is not sent and not counted.
 */
export const countCharacters = (text: string): number => [...text.trim()].length

/** Whether the remaining length is worth announcing: the last tenth, at least five. */
export const isNearLimit = (used: number, max: number): boolean =>
  max - used <= Math.max(5, Math.floor(max / 10))
