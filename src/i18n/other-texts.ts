/** The text files of all languages but English and Bengali, by path. */
export const files = import.meta.glob<{ default: Record<string, unknown> }>([
  '../../locales/[A-Z]*/*.json',
  '!../../locales/{EN,BN}/*.json',
])
