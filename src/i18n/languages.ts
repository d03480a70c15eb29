/** D-004: every language code the portal knows, by endonym. Only supported ones are offered. */
export interface Language {
  readonly code: string
  readonly endonym: string
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

const ENDONYMS: readonly (readonly [string, string])[] = [
  ['EN', 'English'],
  ['CN', '简体中文'],
  ['TW', '繁體中文'],
  ['VI', 'Tiếng Việt'],
  ['TH', 'ไทย'],
  ['TY', 'ไทย'],
  ['BN', 'বাংলা'],
  ['HI', 'हिन्दी'],
  ['ID', 'Bahasa Indonesia'],
  ['MS', 'Bahasa Melayu'],
  ['KM', 'ខ្មែរ'],
  ['MY', 'မြန်မာ'],
  ['LO', 'ລາວ'],
  ['JA', '日本語'],
  ['KO', '한국어'],
  ['PT', 'Português'],
  ['ES', 'Español'],
  ['FR', 'Français'],
  ['DE', 'Deutsch'],
  ['IT', 'Italiano'],
  ['RU', 'Русский'],
  ['TR', 'Türkçe'],
  ['AR', 'العربية'],
  ['UR', 'اردو'],
  ['FA', 'فارسی'],
  ['HE', 'עברית'],
  ['TA', 'தமிழ்'],
  ['TE', 'తెలుగు'],
  ['ML', 'മലയാളം'],
  ['MR', 'मराठी'],
  ['PA', 'ਪੰਜਾਬੀ'],
  ['GU', 'ગુજરાતી'],
  ['KN', 'ಕನ್ನಡ'],
  ['NE', 'नेपाली'],
  ['SI', 'සිංහල'],
  ['FIL', 'Filipino'],
  ['UK', 'Українська'],
  ['PL', 'Polski'],
  ['NL', 'Nederlands'],
  ['SV', 'Svenska'],
  ['FI', 'Suomi'],
  ['EL', 'Ελληνικά'],
  ['RO', 'Română'],
  ['HU', 'Magyar'],
  ['CS', 'Čeština'],
  ['SW', 'Kiswahili'],
]

/** The registry of all 46 codes. */
export const LANGUAGES: readonly Language[] = ENDONYMS.map(([code, endonym]) => ({
  code,
  endonym,
  tag: TAGS[code] ?? code.toLowerCase(),
  dir: RTL.has(code) ? 'rtl' : 'ltr',
}))

const BY_CODE = new Map(LANGUAGES.map((language) => [language.code, language]))

/** D-004, PRD-19, PRD-20: what holds until the merchant's configuration is read. */
export const DEFAULT_LANGUAGE = 'BN'
export const DEFAULT_SUPPORTED: readonly string[] = ['BN', 'EN']

/** A known language by its portal code, or null. */
export const languageOf = (code: string): Language | null => BY_CODE.get(code.toUpperCase()) ?? null

/** D-005: the languages to offer, known codes only, TY hidden where TH is offered. */
export function offeredLanguages(supported: readonly string[]): readonly Language[] {
  const codes = new Set(supported.map((code) => code.toUpperCase()))
  if (codes.has('TH')) codes.delete('TY')
  return LANGUAGES.filter((language) => codes.has(language.code))
}

/** The language of a first visit. */
export const FIRST_LANGUAGE: Language = languageOf(DEFAULT_LANGUAGE) ?? {
  code: 'EN',
  endonym: 'English',
  tag: 'en',
  dir: 'ltr',
}
