const ENGLISH = /^[ -~’]*[A-Za-z][ -~’]*$/

/** `lang` of a name that stays English on a page in another language, so that a screen reader says it right. */
export const langOfName = (name: string): 'en' | undefined =>
  document.documentElement.lang !== 'en' && ENGLISH.test(name) ? 'en' : undefined
