import { isRecord } from '#lib/read.ts'
import { formDrafts } from '#session/drafts.ts'

type Values = Readonly<Record<string, unknown>>

/** Never kept in any form: secrets, proofs of identity, and files. */
const NEVER = /password|captcha|code$|files?$/i

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The unsent input of a form of this name, if it still has the shape of the form. */
export function loadDraft<T extends object>(name: string, empty: T): Partial<T> {
  const draft = formDrafts.get(name) ?? {}
  const kept: Partial<T> = {}
  for (const key of keysOf(empty)) {
    const value: unknown = Reflect.get(draft, key)
    if (!NEVER.test(String(key)) && isLike(value, empty[key])) kept[key] = value
  }
  return kept
}

/** Keeps the input of a form. Unchanged initial values are not kept. */
export function saveDraft(name: string, empty: Values, values: Values): void {
  const lasting = Object.entries(values).filter(([key]) => !NEVER.test(key))
  if (lasting.every(([key, value]) => isSame(value, empty[key]))) formDrafts.drop(name)
  else formDrafts.set(name, Object.fromEntries(lasting))
}

const keysOf = <T extends object>(value: T) =>
  Object.keys(value).filter((key): key is keyof T & string => key in value)

const isLike = <V>(value: unknown, sample: V): value is V =>
  typeof value === typeof sample &&
  Array.isArray(value) === Array.isArray(sample) &&
  isRecord(value) === isRecord(sample)
