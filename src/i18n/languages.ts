/** A language the portal knows. Only supported ones are offered, by the names in endonyms.ts. */
export interface Language {
  readonly code: string
  /** BCP 47 tag for `lang`, fonts and Intl. */
  readonly tag: string
  readonly dir: 'ltr' | 'rtl'
}

const RTL = new Set(['AR', 'UR', 'FA', 'HE'])

/** Codes that are not the upper-case of their BCP 47 tag. TY is a legacy alias of Thai (D-005). */
const TAGS: Record<string, string> = {
  CN: 'zh-Hans',
  TW: 'zh-Hant',
  TY: 'th',
  KM: 'km',
  MY: 'my',
  LO: 'lo',
}

const CODES =
  'EN CN TW VI TH TY BN HI ID MS KM MY LO JA KO PT ES FR DE IT RU TR AR ' +
  'UR FA HE TA TE ML MR PA GU KN NE SI FIL UK PL NL SV FI EL RO HU CS SW'

/** The registry of all 46 codes. */
export const LANGUAGES: readonly Language[] = CODES.split(' ').map((code) => ({
  code,
  tag: TAGS[code] ?? code.toLowerCase(),
  dir: RTL.has(code) ? 'rtl' : 'ltr',
}))

const BY_CODE = new Map(LANGUAGES.map((language) => [language.code, language]))

/** D-004, PRD-19, PRD-20: what holds until the merchant's configuration is read. */
export const DEFAULT_LANGUAGE = 'BN'
export const DEFAULT_SUPPORTED: readonly string[] = ['BN', 'EN']

/** A known language by its portal code, or null. */
export const findLanguage = (code: string): Language | null =>
  BY_CODE.get(code.toUpperCase()) ?? null

/** The languages to offer, known codes only, TY hidden where TH is offered. */
export function offeredLanguages(supported: readonly string[]): readonly Language[] {
  const codes = new Set(supported.map((code) => code.toUpperCase()))
  if (codes.has('TH')) codes.delete('TY')
  return LANGUAGES.filter((language) => codes.has(language.code))
}

/** The language of a first visit. */
export const FIRST_LANGUAGE: Language = findLanguage(DEFAULT_LANGUAGE) ?? {
  code: 'EN',
  tag: 'en',
  dir: 'ltr',
}
