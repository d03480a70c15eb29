type Texts = { default: Record<string, unknown> }

/** The text files of features by path; loaded with the first of them. */
const files = import.meta.glob<Texts>([
  '../../locales/{EN,BN}/*.json',
  '!../../locales/{EN,BN}/{common,shell,home}.json',
])

/** The loader of a text file, if there is one. The list for other languages is loaded on first use. */
export const findLoader = async (path: string): Promise<(() => Promise<Texts>) | undefined> =>
  files[path] ?? (await import('./other-texts.ts')).files[path]
