import { afterEach, describe, expect, test, vi } from 'vitest'
import { decodeServicePath, type ServiceCodec } from '#lib/service-path.ts'
import { sealServicePath } from '#mocks/factories/service-path.ts'

const KEY = 'b7d21f0c'

afterEach(() => vi.unstubAllGlobals())

describe('ENT-53 D-006 a customer-service path', () => {
  test.each([
    ['https', 'https://chat.suborno.example/room?desk=general#top'],
    ['tel', 'tel:+8809600000000'],
    ['mailto', 'mailto:care@suborno.example?subject=Help'],
    ['tg', 'tg://resolve?domain=suborno'],
    ['whatsapp', 'whatsapp://send?phone=8801700000000'],
  ])('of %s is decoded', async (_, address) => {
    expect(await decodeServicePath(await sealServicePath(address, KEY))).toBe(address)
  })

  test('opens with the key in its last eight characters only', async () => {
    const sealed = await sealServicePath('https://chat.suborno.example/', KEY)
    expect(sealed.endsWith(KEY)).toBe(true)
    expect(await decodeServicePath(`${sealed.slice(0, -8)}4e90ac17`)).toBeNull()
  })

  test.each([
    ['a script', 'javascript:alert(1)'],
    ['a script in mixed case', ' JaVaScRiPt:alert(1)'],
    ['plain http', 'http://chat.suborno.example/'],
    ['data', 'data:text/html,<p>hello</p>'],
    ['a blob', 'blob:https://chat.suborno.example/1'],
    ['credentials', 'https://rahim:gold@chat.suborno.example/'],
    ['no address', 'call us some time'],
    ['a path', '/chat'],
    ['nothing', ''],
    ['an address that is too long', `https://chat.suborno.example/${'x'.repeat(2100)}`],
  ])('that contains %s is dropped', async (_, address) => {
    expect(await decodeServicePath(await sealServicePath(address, KEY))).toBeNull()
  })

  test.each([
    ['undefined', undefined],
    ['null', null],
    ['a number', 12345678901],
    ['an object', { path: 'x' }],
    ['empty', ''],
    ['only a key', KEY],
    ['no base64', `***not base64***${KEY}`],
    ['too short for an IV', `AAAA${KEY}`],
    ['only an IV', `${btoa('0123456789abcdef')}${KEY}`],
    ['half a block', `${btoa('0123456789abcdef0123')}${KEY}`],
    ['noise', `${btoa('0123456789abcdef'.repeat(4))}${KEY}`],
    ['another script', 'ঠিকানা গোপন আছে এখানে'],
    ['endless', 'A'.repeat(1_000_000)],
  ])('that is %s gives null and throws nothing', async (_, path) => {
    expect(await decodeServicePath(path)).toBeNull()
  })

  test('that is not UTF-8 gives null', async () => {
    const codec: ServiceCodec = {
      open: async () =>
        new TextDecoder('utf-8', { fatal: true }).decode(new Uint8Array([0xc3, 0x28])),
    }
    expect(await decodeServicePath(`AAAA${KEY}`, codec)).toBeNull()
  })

  test('can have another codec, which gets cipher and key separately', async () => {
    const open = vi.fn(async (cipher: string, key: string) => `https://${key}.example/${cipher}`)
    expect(await decodeServicePath('lobby0a1b2c3d', { open })).toBe(
      'https://0a1b2c3d.example/lobby',
    )
    expect(open).toHaveBeenCalledExactlyOnceWith('lobby', '0a1b2c3d')
  })

  test('whose codec throws gives null', async () => {
    const open = () => {
      throw new Error('no cipher')
    }
    expect(await decodeServicePath('lobby0a1b2c3d', { open })).toBeNull()
  })

  test('on a page without WebCrypto gives null', async () => {
    const sealed = await sealServicePath('https://chat.suborno.example/', KEY)
    vi.stubGlobal('crypto', {})
    expect(await decodeServicePath(sealed)).toBeNull()
  })
})
