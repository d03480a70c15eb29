import { findLoader } from './more-texts.ts'

/** The texts of a namespace in a language that is not shown; null when there are none. Fails without a network. */
export async function textsIn(
  code: string,
  namespace: string,
): Promise<Readonly<Record<string, string>> | null> {
  const load = await findLoader(`../../locales/${code}/${namespace}.json`)
  if (!load) return null
  const { default: texts } = await load()
  return Object.fromEntries(
    Object.entries(texts).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )
}
