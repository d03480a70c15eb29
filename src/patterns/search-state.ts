/** One value in the address: how to parse it and how to write it. Null leaves it out. */
export interface SearchParam<Value> {
  readonly parse: (text: string | null) => Value
  readonly format: (value: Value) => string | null
}

interface AnyParam {
  readonly parse: (text: string | null) => unknown
  readonly format: (value: never) => string | null
}

/** The values of a page in the address, by their names. */
export type SearchSchema = Readonly<Record<string, AnyParam>>

export type SearchValues<Schema extends SearchSchema> = {
  readonly [Name in keyof Schema]: ReturnType<Schema[Name]['parse']>
}

/** One of a list. Anything else becomes the fallback, which is left out of the address. */
export const choiceParam = <const Value extends string>(
  values: readonly Value[],
  fallback: NoInfer<Value>,
): SearchParam<Value> => ({
  parse: (text) => values.find((value) => value === text) ?? fallback,
  format: (value) => (value === fallback ? null : value),
})

/** One of the contract's upper-case values, in lower case in the address; otherwise like `choiceParam`. */
export const enumParam = <const Value extends string>(
  values: readonly Value[],
  fallback: NoInfer<Value>,
): SearchParam<Value> => {
  const { parse, format } = choiceParam(values, fallback)
  return {
    parse: (text) => parse(text?.toUpperCase() ?? null),
    format: (value) => format(value)?.toLowerCase() ?? null,
  }
}

/** A text of at most `longest` characters; null when it is absent, empty or too long. */
export const textParam = (longest = 100): SearchParam<string | null> => ({
  parse: (text) => (text && text.length <= longest ? text : null),
  format: (value) => value || null,
})

/** A whole number from 1, such as an id; null for anything else. */
export const idParam: SearchParam<number | null> = {
  parse: (text) => (text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null),
  format: (value) => (value === null ? null : String(value)),
}

/** The page of a list, from 1. The first page is left out of the address. */
export const pageParam: SearchParam<number> = {
  parse: (text) => idParam.parse(text) ?? 1,
  format: (value) => (value > 1 ? String(value) : null),
}

/** `name=1`, or nothing. */
export const flagParam: SearchParam<boolean> = {
  parse: (text) => text === '1',
  format: (value) => (value ? '1' : null),
}

/** The values of a query string. Invalid ones become their defaults. */
export function readSearch<const Schema extends SearchSchema>(
  schema: Schema,
  search: string,
): SearchValues<Schema> {
  const params = new URLSearchParams(search)
  return Object.fromEntries(
    Object.entries(schema).map(([name, { parse }]) => [name, parse(params.get(name))]),
  ) as SearchValues<Schema>
}

/** A query string with some values changed; everything else in it stays. */
export function writeSearch<const Schema extends SearchSchema>(
  schema: Schema,
  search: string,
  changes: Partial<SearchValues<Schema>>,
): string {
  const params = new URLSearchParams(search)
  for (const [name, value] of Object.entries(changes)) {
    const text = schema[name]?.format(value as never) ?? null
    if (text === null) params.delete(name)
    else params.set(name, text)
  }
  const text = params.toString()
  return text && `?${text}`
}
