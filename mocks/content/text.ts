/** A text in the two languages the sample brand speaks. */
export interface Text {
  readonly en: string
  readonly bn: string
}

/** The text for a portal language code: Bengali for BN, English for every other. */
export const say = (text: Text, language: string): string => (language === 'BN' ? text.bn : text.en)
