import { isRecord } from '../../lib/read.ts'
import { formDrafts } from '../../session/drafts.ts'

type Values = Readonly<Record<string, unknown>>

/** What is never kept, in whatever form: secrets, what proves somebody, and files. */
const NEVER = /password|captcha|code$|files?$/i

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** What was typed into a form of this name and not sent, where it still is of the form's own shape. */
export function keptDraft<T extends object>(name: string, empty: T): Partial<T> {
  const draft = formDrafts.get(name) ?? {}
  const kept: Partial<T> = {}
  for (const key of keysOf(empty)) {
    const value: unknown = Reflect.get(draft, key)
    if (!NEVER.test(String(key)) && isLike(value, empty[key])) kept[key] = value
  }
  return kept
}

/** Keeps what was typed; what is as the form began with is nothing to keep. */
export function keepDraft(name: string, empty: Values, values: Values): void {
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
