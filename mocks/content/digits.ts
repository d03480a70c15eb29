const BENGALI_ZERO = 0x9e6

/** A number in the digits of a language. Money keeps its own (D-082). */
export const inDigits = (value: number | string, language: string): string =>
  language === 'BN'
    ? String(value).replace(/\d/g, (digit) => String.fromCharCode(BENGALI_ZERO + Number(digit)))
    : String(value)
