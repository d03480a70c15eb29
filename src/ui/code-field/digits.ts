import { toLatinDigits } from '#lib/digits.ts'

/** The digits of a typed or pasted number, as 0 to 9. */
export const onlyDigits = (text: string): string => toLatinDigits(text).replace(/[^0-9]/g, '')

/** The digits of a typed or pasted code: "১২ ৩৪-৫৬ " gives 123456. At most `max` digits. */
export const cleanCode = (text: string, max: number): string => onlyDigits(text).slice(0, max)
