/**
 * Length in code points: what the server counts. A smiley is one, a Bengali letter with its sign two.
 * What stands around a text is not sent, and so it is not counted.
 */
export const countCharacters = (text: string): number => [...text.trim()].length

/** Room left from which it is worth saying aloud: the last tenth, five at the least. */
export const isNearLimit = (used: number, max: number): boolean =>
  max - used <= Math.max(5, Math.floor(max / 10))
