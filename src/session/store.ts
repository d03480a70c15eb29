import { useSyncExternalStore } from 'react'
import { isRecord } from '#lib/read.ts'
import { deviceStorage, readJson, tabStorage } from '#lib/storage.ts'

/**
 * The only store of the visitor's session: session-storage keys with their shapes. Text keys are
 * stored as they are, the others as JSON. Malformed content counts as absent.
 */
interface SessionShape {
  token: string
  /** The token of a link that was opened here while a member was logged in. */
  linkToken: string
  nickname: string
  account: string
  username: string
  customerId: string
  isAgent: boolean
  merchant: string
  merchantCode: string
  consolidated: Record<string, unknown>
  validate: Record<string, unknown>
  /** Answers in the language in which they arrived. */
  gameVendor: Record<string, unknown>
  HOT_GAMES: Record<string, unknown>
  merchantWallet: Record<string, unknown>
  enableSalary: boolean
  enableContract: boolean
  /** The account is read-only. */
  readOnly: boolean
  USER_POPUP: boolean
  ANONYMOUS_POPUP: boolean
  /** This session began with the account's first log-in. */
  firstTimeLogin: boolean
  /** The reason why this session's password must be changed: default or expired. */
  passwordTrouble: string
  /** The start of this session in this tab, epoch ms of this device. */
  since: number
}

export type SessionKey = keyof SessionShape

const isBoolean = (value: unknown): boolean | null => (typeof value === 'boolean' ? value : null)
const isMoment = (value: unknown) => (typeof value === 'number' ? value : null)
const isObject = (value: unknown) => (isRecord(value) ? value : null)

const text = (key: SessionKey) => tabStorage.get(key)
const json =
  <T>(parse: (value: unknown) => T | null) =>
  (key: SessionKey) =>
    readJson(tabStorage, key, parse)

const readers: { [K in SessionKey]: (key: K) => SessionShape[K] | null } = {
  token: text,
  linkToken: text,
  nickname: text,
  account: text,
  username: text,
  customerId: text,
  merchant: text,
  merchantCode: text,
  passwordTrouble: text,
  isAgent: json(isBoolean),
  enableSalary: json(isBoolean),
  enableContract: json(isBoolean),
  readOnly: json(isBoolean),
  USER_POPUP: json(isBoolean),
  ANONYMOUS_POPUP: json(isBoolean),
  firstTimeLogin: json(isBoolean),
  since: json(isMoment),
  consolidated: json(isObject),
  validate: json(isObject),
  merchantWallet: json(isObject),
  gameVendor: json(isObject),
  HOT_GAMES: json(isObject),
}

const listeners = new Set<() => void>()
const emit = () => {
  for (const listener of listeners) listener()
}

export const session = {
  get<K extends SessionKey>(key: K): SessionShape[K] | null {
    return readers[key](key)
  },
  set<K extends SessionKey>(key: K, value: SessionShape[K]): void {
    tabStorage.set(key, typeof value === 'string' ? value : JSON.stringify(value))
    if (key === 'merchantCode' && typeof value === 'string') deviceStorage.set(key, value)
    emit()
  },
  remove(key: SessionKey): void {
    tabStorage.remove(key)
    emit()
  },
  /** No private data stays in the tab. The merchant code is restored. */
  clear(): void {
    const merchantCode = session.get('merchantCode') ?? deviceStorage.get('merchantCode')
    for (const key of Object.keys(readers)) tabStorage.remove(key)
    if (merchantCode) tabStorage.set('merchantCode', merchantCode)
    emit()
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** The session token, as a live value. */
export const useToken = (): string | null =>
  useSyncExternalStore(session.subscribe, () => session.get('token'))
