import { describe, expect, test } from 'vitest'
import { call, createTestWorld } from '../helpers.ts'
import { asList, asRecord, callEnvelope } from '../requests.ts'

const CONFIG = '/wps/system/settings/consolidated'

const modulesOf = (nodes: Record<string, unknown>[]): string[] =>
  nodes.flatMap((node) => [String(node.modId), ...modulesOf(asList(node, 'childrenNodes'))])

describe('system', () => {
  test("SYS-15 the requested host is one of the merchant's, even a new one", async () => {
    const world = await createTestWorld()
    const { value } = await callEnvelope(world, 'GET', CONFIG)
    expect(asRecord(value).domainRoute).toEqual(['suborno.example', 'localhost', '127.0.0.1'])
    const other = await world.handle(new Request(`http://preview.example${CONFIG}`))
    expect((await other.json()).value.domainRoute).toContain('preview.example')
  })

  test('SYS-15 domain-invalid: the host is not listed, and the route is refused', async () => {
    const world = await createTestWorld('domain-invalid')
    const config = await callEnvelope(world, 'GET', CONFIG)
    expect(asRecord(config.value).domainRoute).not.toContain('localhost')
    const route = await callEnvelope(world, 'GET', '/wps/system/domainRoute')
    expect(route).toMatchObject({ status: 200, success: false, code: 'domain.invalid' })
  })

  test('ENT-31..41 all modules are on, below modules that are on', async () => {
    const { value } = await callEnvelope(await createTestWorld(), 'GET', '/wps/system/whitelabel')
    const names = modulesOf(asList(value, 'whitelabel'))
    for (const name of [
      'AGENTPOLICY3',
      'CHNGPASSVERIF3',
      'USERNAMEREG3',
      'MOBILENUMREG3',
      'MOBILENUMPASSREG3',
      'REGMOBVERF3',
      'FREEPLAY3',
      'PWDEXPFORCECHANGE3',
      'MOBILEVERCODELOGIN3',
      'PTSYS3',
      'MANPLAYREB3',
    ]) {
      expect(names).toContain(name)
    }
  })

  test('ENT-53 the service path opens with its last eight characters, and is always the same', async () => {
    const world = await createTestWorld()
    const paths = async () =>
      asList((await callEnvelope(world, 'GET', CONFIG)).value, 'customerService').map(
        ({ path }) => path,
      )
    const [path] = await paths()
    expect(await paths()).toContain(path)
    const text = String(path)
    const bytes = Uint8Array.from(atob(text.slice(0, -8)), (char) => char.charCodeAt(0))
    const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text.slice(-8)))
    const key = await crypto.subtle.importKey('raw', hash, 'AES-CBC', false, ['decrypt'])
    const iv = bytes.slice(0, 16)
    const clear = await crypto.subtle.decrypt({ name: 'AES-CBC', iv }, key, bytes.slice(16))
    expect(new TextDecoder().decode(clear)).toBe('https://chat.suborno.example/room')
  })

  test('the private half of the transport key is never sent', async () => {
    const { text } = await call(await createTestWorld(), 'GET', CONFIG)
    expect(text).not.toContain('PRIVATE')
  })

  test('SYS-04 config and status report maintenance before region', async () => {
    const world = await createTestWorld('maintenance-and-region')
    const status = await callEnvelope(world, 'GET', '/wps/system/status')
    expect(status.value).toMatchObject({ status: 1, maintenance: true, regionRestriction: true })
    const config = await callEnvelope(world, 'GET', CONFIG)
    expect(config.value).toMatchObject({ maintenance: true, regionRestriction: true })
  })

  test('API-08 the rules of D-031 and the default password', async () => {
    const { value } = await callEnvelope(
      await createTestWorld(),
      'GET',
      '/wps/system/setting/register',
    )
    const { fields, defaultPassword } = asRecord(value)
    expect(defaultPassword).toBe('a123456')
    expect(asRecord(fields).username).toMatchObject({
      patternId: 'P2',
      minLength: 6,
      maxLength: 12,
    })
    expect(asRecord(fields).password).toMatchObject({
      patternId: 'P6',
      minLength: 6,
      maxLength: 20,
    })
  })

  test('API-09 the help has the same articles in both languages, in different texts', async () => {
    const world = await createTestWorld()
    const help = async (lang: string) =>
      asList(
        (
          await callEnvelope(
            world,
            'GET',
            `/wps/system/helpCenter?version=2&lang=${lang}&device=WEB`,
          )
        ).value,
        'sections',
      ).flatMap((section) => asList(section, 'articles'))
    const [english, bengali] = [await help('EN'), await help('BN')]
    expect(bengali.map(({ id }) => id)).toEqual(english.map(({ id }) => id))
    for (const article of bengali) expect(String(article.content)).toMatch(/[\u0980-\u09ff]/)
    expect(
      (await callEnvelope(world, 'GET', '/wps/system/helpCenter?version=1&lang=EN&device=WEB'))
        .status,
    ).toBe(422)
  })

  test('API-61 D-032 countries with their number lengths', async () => {
    const { value } = await callEnvelope(await createTestWorld(), 'GET', '/wps/system/country')
    expect(asList(value, 'list')).toContainEqual({ code: 'BD', dial: '880', digits: [10, 11] })
  })
})
