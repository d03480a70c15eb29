import { now } from '#lib/clock.ts'
import { cookies } from '#lib/cookies.ts'
import { isRecord } from '#lib/read.ts'
import { type RecordStore, recordStore } from '#lib/record-store.ts'

/** AUT-12: one day, to the millisecond. */
export const REMEMBER_MS = 86_400_000
const COOKIE = 'remember'

/** The browser APIs in use; tests pass their own. Null when the browser lacks one. */
export interface RememberDependencies {
  readonly store: RecordStore | null
  readonly crypto: Crypto | null
  readonly cookies: { read(): string; write(cookie: string): void }
  readonly secure: boolean
  readonly now: () => number
}

/** The values to fill into the form; without the password if the merchant forbids storing it. */
export interface Remembered {
  readonly username: string
  readonly password: string | null
}

const parse = (text: string): Remembered | null => {
  const value: unknown = JSON.parse(text)
  if (!isRecord(value) || typeof value.username !== 'string') return null
  return {
    username: value.username,
    password: typeof value.password === 'string' ? value.password : null,
  }
}

/**
 * The cookie holds only an opaque id. Username and password are AES-GCM encrypted under a key that cannot leave the
 * browser, and become unreadable after 86,400,000 ms. Nothing here throws.
 */
export function createRemember({ store, crypto, cookies, secure, now }: RememberDependencies) {
  const subtle = crypto?.subtle ?? null
  const ready = store !== null && subtle !== null

  const writeCookie = (id: string, seconds: number) =>
    cookies.write(
      `${COOKIE}=${id}; Max-Age=${seconds}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`,
    )
  const readCookie = (): string | null =>
    new RegExp(`(?:^|; )${COOKIE}=([0-9a-f]{32})(?:;|$)`).exec(cookies.read())?.[1] ?? null

  async function clear(): Promise<void> {
    writeCookie('', 0)
    await store?.clear().catch(() => undefined)
  }

  async function open(record: unknown): Promise<Remembered | null> {
    if (!subtle || !isRecord(record)) return null
    const { key, iv, sealed, expiresAt } = record
    const left = typeof expiresAt === 'number' ? expiresAt - now() : 0
    if (left <= 0 || left > REMEMBER_MS) return null
    if (!(key instanceof CryptoKey && iv instanceof Uint8Array && sealed instanceof ArrayBuffer))
      return null
    const plain = await subtle.decrypt({ name: 'AES-GCM', iv: new Uint8Array(iv) }, key, sealed)
    return parse(new TextDecoder().decode(plain))
  }

  return {
    /** False when the browser cannot keep a secret. Then the box is not offered. */
    available: ready,
    clear,
    /** Keeps them for a day under a fresh key. Returns whether that succeeded. */
    async save(what: Remembered): Promise<boolean> {
      await clear()
      if (!store || !subtle || !crypto) return false
      try {
        const key = await subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
          'encrypt',
          'decrypt',
        ])
        const iv = crypto.getRandomValues(new Uint8Array(12))
        const text = new TextEncoder().encode(JSON.stringify(what))
        const sealed = await subtle.encrypt({ name: 'AES-GCM', iv }, key, text)
        const id = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
          byte.toString(16).padStart(2, '0'),
        ).join('')
        await store.set(id, { key, iv, sealed, expiresAt: now() + REMEMBER_MS })
        writeCookie(id, REMEMBER_MS / 1000)
        return true
      } catch {
        await clear()
        return false
      }
    },
    /** The kept login, or null. Expired or broken data is deleted. */
    async load(): Promise<Remembered | null> {
      const id = readCookie()
      try {
        const kept = id && store ? await open(await store.get(id)) : null
        if (!kept) await clear()
        return kept
      } catch {
        await clear()
        return null
      }
    },
  }
}

const open = () =>
  createRemember({
    store: recordStore('portal-remember'),
    crypto: globalThis.crypto ?? null,
    cookies,
    secure: globalThis.location?.protocol === 'https:',
    now,
  })

let own: ReturnType<typeof open> | null = null
const ofBrowser = () => {
  own ??= open()
  return own
}

/** Remember-me of this browser. The first use finds out what the browser supports. */
export const remember: ReturnType<typeof open> = {
  get available() {
    return ofBrowser().available
  },
  clear: () => ofBrowser().clear(),
  save: (what) => ofBrowser().save(what),
  load: () => ofBrowser().load(),
}
