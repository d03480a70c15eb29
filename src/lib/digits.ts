/** Code points of zero: Arabic, Persian, Devanagari, Bengali, Thai, Lao, Burmese, Khmer, full-width. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xed0, 0x1040, 0x17e0, 0xff10]

/** Replaces the digits of these scripts by 0 to 9. */
export function latinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const point = digit.codePointAt(0) ?? 0
    const zero = ZEROS.find((first) => point >= first && point < first + 10)
    return zero === undefined ? digit : String(point - zero)
  })
}
