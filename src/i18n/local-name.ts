interface Named {
  /** Portal language code to name, from the server. */
  readonly localNames?: Readonly<Record<string, string>> | undefined
}

/** The name of something of the merchant's in a language; null where the server has none. */
export function localName({ localNames }: Named, code: string): string | null {
  if (!localNames || !Object.hasOwn(localNames, code)) return null
  const name: unknown = localNames[code]
  return typeof name === 'string' && name.trim() !== '' ? name : null
}
