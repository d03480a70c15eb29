/** Digits of other scripts than ours: Bengali, Arabic, Thai, full-width and all others that the engine knows. */
const OTHER_DIGIT = /[^\P{Nd}0-9]/gu
const IS_DIGIT = /^\p{Nd}$/u

const values = new Map<string, string>()

/**
 * The value of a digit. The ten digits of a script follow each other, from its zero on, as do the five mathematical
 * sets.
 */
function valueOfDigit(digit: string): string {
  const known = values.get(digit)
  if (known !== undefined) return known
  const code = digit.codePointAt(0) ?? 0
  let first = code
  while (IS_DIGIT.test(String.fromCodePoint(first - 1))) first -= 1
  const value = String((code - first) % 10)
  values.set(digit, value)
  return value
}

/** Replaces the digits of every script by 0 to 9. */
export const toLatinDigits = (text: string): string => text.replace(OTHER_DIGIT, valueOfDigit)
