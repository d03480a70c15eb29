/** The current number formats; null writes 1,234,567.89 in every language. */
let written: { readonly money: Intl.NumberFormat; readonly count: Intl.NumberFormat } | null = null

/** From now on numbers are written as in this language (a BCP 47 tag), or alike in all of them. */
export function setNumberLanguage(tag: string | null): void {
  const cents = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
  written =
    tag === null
      ? null
      : { money: new Intl.NumberFormat(tag, cents), count: new Intl.NumberFormat(tag) }
}

/** The formats of the language that numbers follow; null while they are alike in all of them. */
export const numbersOfLanguage = (): typeof written => written

const SAMPLE = 1_234_567.5

/** The sign between groups of digits as numbers are written now. */
export const groupMark = (): string =>
  written?.money.formatToParts(SAMPLE).find(({ type }) => type === 'group')?.value ??
  (written ? '' : ',')

/** Whether a language has its own number format, with other digits or groups. */
export const hasOwnNumbers = (tag: string): boolean =>
  new Intl.NumberFormat(tag).format(SAMPLE) !== new Intl.NumberFormat('en-US').format(SAMPLE)

/** A number as it reads in a style, to choose it by. */
export const formatSample = (style: 'uniform' | 'locale', tag: string): string =>
  new Intl.NumberFormat(style === 'locale' ? tag : 'en-US', { minimumFractionDigits: 2 }).format(
    SAMPLE,
  )
