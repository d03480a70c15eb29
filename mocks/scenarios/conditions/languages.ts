/** Conditions of languages and numbers; an absent one means the normal state. */
export interface LanguageConditions {
  /** The language the visitor chose. */
  language?: string
  /** English texts are shown in a pseudo-language, with the page in this direction. */
  pseudo?: 'ltr' | 'rtl'
  /** The languages that the merchant supports. */
  languages?: readonly string[]
  /** locale: the merchant has numbers written as the language shown writes them (D-082). */
  numbers?: 'locale'
}
