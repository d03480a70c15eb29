import { beforeEach, describe, expect, test } from 'vitest'
import type { RecordStore } from '#lib/record-store.ts'
import { createRemember, REMEMBER_MS } from '#session/remember.ts'

const START = Date.parse('2026-11-20T09:00:00Z')

/** A cookie jar that keeps the latest value of a name and drops expired cookies. */
function cookieJar() {
  const kept = new Map<string, string>()
  const written: string[] = []
  return {
    written,
    read: () => [...kept].map(([name, value]) => `${name}=${value}`).join('; '),
    write: (cookie: string) => {
      written.push(cookie)
      const [pair = ''] = cookie.split('; ')
      const [name = '', value = ''] = pair.split('=')
      if (/Max-Age=0\b/.test(cookie)) kept.delete(name)
      else kept.set(name, value)
    },
  }
}

function memoryStore() {
  const records = new Map<string, unknown>()
  const store: RecordStore = {
    get: async (id) => records.get(id),
    set: async (id, record) => void records.set(id, record),
    clear: async () => records.clear(),
  }
  return { records, store }
}

let clock: number
let cookies: ReturnType<typeof cookieJar>
let memory: ReturnType<typeof memoryStore>
const open = (parts: { store?: null; crypto?: null; secure?: boolean } = {}) =>
  createRemember({
    store: memory.store,
    crypto: globalThis.crypto,
    cookies,
    secure: true,
    now: () => clock,
    ...parts,
  })
const rahim = { username: 'rahim88', password: 'Padma2026' }

beforeEach(() => {
  clock = START
  cookies = cookieJar()
  memory = memoryStore()
})

describe('remember-me', () => {
  test('AUT-12 restores user name and password on the same device', async () => {
    expect(await open().save(rahim)).toBe(true)
    expect(await open().load()).toEqual(rahim)
  })

  test('AUT-12 lasts exactly 86,400,000 ms', async () => {
    await open().save(rahim)
    expect(REMEMBER_MS).toBe(86_400_000)
    clock = START + 86_399_999
    expect(await open().load()).toEqual(rahim)
    clock = START + 86_400_000
    expect(await open().load()).toBeNull()
    expect(memory.records.size).toBe(0)
    expect(cookies.read()).toBe('')
  })

  test('AUT-12 stays expired when the clock is set back', async () => {
    await open().save(rahim)
    clock = START - 1
    expect(await open().load()).toBeNull()
  })

  test('D-024 the cookie is an opaque id: Max-Age 86400, Secure, SameSite=Lax', async () => {
    await open().save(rahim)
    expect(cookies.written.at(-1)).toMatch(
      /^remember=[0-9a-f]{32}; Max-Age=86400; Path=\/; SameSite=Lax; Secure$/,
    )
    expect(cookies.written.join()).not.toMatch(/rahim|Padma/)
  })

  test('D-024 without https the cookie has no Secure', async () => {
    await open({ secure: false }).save(rahim)
    expect(cookies.written.at(-1)).not.toContain('Secure')
  })

  test('D-024 nothing readable is stored and the key cannot be exported', async () => {
    await open().save(rahim)
    const [record] = memory.records.values()
    if (typeof record !== 'object' || record === null || !('key' in record && 'sealed' in record))
      throw new Error('no record')
    const { key, sealed } = record
    if (!(key instanceof CryptoKey && sealed instanceof ArrayBuffer)) throw new Error('odd record')
    expect(key.extractable).toBe(false)
    await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow()
    expect(new TextDecoder().decode(sealed)).not.toMatch(/rahim|Padma/)
  })

  test('D-024 remember.password=false keeps the user name only', async () => {
    await open().save({ username: 'rahim88', password: null })
    expect(await open().load()).toEqual({ username: 'rahim88', password: null })
  })

  test('AUT-13 unchecking deletes cookie and key', async () => {
    await open().save(rahim)
    await open().clear()
    expect(cookies.read()).toBe('')
    expect(memory.records.size).toBe(0)
    expect(await open().load()).toBeNull()
  })

  test('AUT-12 a second save replaces the first, with its key and id', async () => {
    await open().save(rahim)
    const first = cookies.read()
    await open().save({ username: 'karim77', password: 'Meghna2026' })
    expect(cookies.read()).not.toBe(first)
    expect(memory.records.size).toBe(1)
    expect(await open().load()).toEqual({ username: 'karim77', password: 'Meghna2026' })
  })

  test.each([
    ['a foreign id in the cookie', () => cookies.write(`remember=${'0'.repeat(32)}; Max-Age=9`)],
    ['a broken cookie', () => cookies.write('remember=<script>; Max-Age=9')],
    ['a record of another shape', () => replaceRecords({ hello: 1 })],
    ['a manipulated record', () => replaceRecords(null)],
  ])('D-024 %s is ignored and deleted', async (_, spoil) => {
    await open().save(rahim)
    spoil()
    expect(await open().load()).toBeNull()
    expect(memory.records.size).toBe(0)
  })

  test.each([{ store: null }, { crypto: null }] as const)(
    'D-024 is not offered without IndexedDB or WebCrypto (%o)',
    async (parts) => {
      const remember = open(parts)
      expect(remember.available).toBe(false)
      expect(await remember.save(rahim)).toBe(false)
      expect(await remember.load()).toBeNull()
      expect(cookies.read()).toBe('')
    },
  )

  test('D-024 a failing store stores nothing and throws nothing', async () => {
    memory.store.set = () => Promise.reject(new Error('full'))
    expect(await open().save(rahim)).toBe(false)
    expect(cookies.read()).toBe('')
  })
})

function replaceRecords(record: unknown): void {
  for (const id of memory.records.keys()) memory.records.set(id, record)
}
