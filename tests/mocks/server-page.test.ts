// The HTTP server's page for people: sessions, opening one, and the token.
import axe from 'axe-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type MockServer, startServer } from '#mocks/server.ts'

/** A page of jsdom, which has no types here. */
interface Page {
  readonly window: Window & typeof globalThis
}
const { JSDOM } = await vi.importActual<{ JSDOM: new (html: string, options: object) => Page }>(
  'jsdom',
)

const TOKEN = 'a-token-of-some-length'
const HOSTILE = `"><img src=x onerror="alert(1)">'&`
let server: MockServer
beforeAll(async () => {
  server = await startServer({ scenario: 'member', seed: 7, token: TOKEN })
})
afterAll(() => server.close())

const ask = (path: string, init: RequestInit = {}) =>
  fetch(server.url + path, {
    redirect: 'manual',
    ...init,
    headers: { accept: 'text/html', 'x-mock-token': TOKEN, ...init.headers },
  })
async function pageAt(path: string, init: RequestInit = {}) {
  const response = await ask(path, init)
  const html = await response.text()
  const dom = new JSDOM(html, { runScripts: 'outside-only', url: server.url + path })
  return { response, html, dom, document: dom.window.document }
}
/** The findings of axe, except colours, because nothing is rendered. */
async function complaints({ window }: Page): Promise<string[]> {
  window.eval(axe.source)
  const run: typeof axe = Reflect.get(window, 'axe')
  const { violations, passes } = await run.run({ rules: { 'color-contrast': { enabled: false } } })
  expect(passes.length).toBeGreaterThan(10)
  return violations.map(({ id, help }) => `${id}: ${help}`)
}
const cookieIn = (response: Response) => response.headers.get('set-cookie') ?? ''
const world = (session: string) =>
  ask('/__mock/world', {
    method: 'PUT',
    headers: { 'x-mock-session': session, accept: '*/*' },
    body: '{"scenario":"agent-41+slow","seed":3}',
  })

test('lists sessions with scenario and age, opens one, and its link works for others', async () => {
  expect((await pageAt('/__mock/')).document.querySelector('table')).toBeNull()
  await world('search bug')
  const { document } = await pageAt('/__mock/')
  const [row] = document.querySelectorAll('tbody tr')
  const cells = [...(row?.children ?? [])].map((cell) => cell.textContent)
  expect(cells.slice(0, 4)).toEqual([
    'search bug',
    'agent-41+slow',
    'less than a minute',
    'less than a minute ago',
  ])
  const link = row?.querySelector('a')?.getAttribute('href') ?? ''
  expect(row?.querySelector('button')?.dataset.copy).toBe(link)
  const opened = await ask(link)
  expect([opened.status, opened.headers.get('location')]).toEqual([303, '/'])
  const [cookie = ''] = cookieIn(opened).split(';')
  const own = await ask('/__mock/world', { headers: { cookie } })
  expect(await own.json()).toMatchObject({ link: '?scenario=agent-41+slow&seed=3' })
  const inside = await pageAt('/__mock/', { headers: { cookie } })
  expect(inside.document.querySelector('p strong')?.textContent).toBe('search bug')
  expect(cookieIn(await ask('/__mock/open'))).toMatch(/^mock-session=;.*Max-Age=0/)
  expect((await ask('/')).headers.get('location')).toBe('/__mock/')
})

test('a name is text, whatever its content, and its link opens exactly that session', async () => {
  await world(HOSTILE)
  const { document, html } = await pageAt('/__mock/', {
    headers: { cookie: `mock-session=${encodeURIComponent(HOSTILE)}` },
  })
  expect(document.querySelector('img')).toBeNull()
  expect(html).not.toContain('<img')
  expect(document.querySelector('tbody th')?.textContent).toBe(`${HOSTILE} (this browser)`)
  const link = document.querySelector('tbody a')?.getAttribute('href') ?? ''
  const [cookie = ''] = cookieIn(await ask(link)).split(';')
  expect(await (await ask('/__mock/world', { headers: { cookie } })).json()).toMatchObject({
    link: '?scenario=agent-41+slow&seed=3',
  })
  expect((await ask(`/__mock/open?mock-session=${'x'.repeat(201)}`)).status).toBe(400)
})

test('works without scripts, except for copying, which reports the result', async () => {
  await world('copied')
  const { document, dom } = await pageAt('/__mock/')
  const button = document.querySelector<HTMLButtonElement>('button[data-copy]')
  expect(button?.hasAttribute('hidden')).toBe(true)
  const written: string[] = []
  const clipboard = { writeText: async (text: string) => void written.push(text) }
  Object.defineProperty(dom.window.navigator, 'clipboard', { value: clipboard })
  dom.window.eval(document.querySelector('script')?.textContent ?? '')
  expect(button?.hasAttribute('hidden')).toBe(false)
  button?.click()
  const link = `${server.url}/__mock/open?mock-session=copied`
  await expect
    .poll(() => document.querySelector('[role=status]')?.textContent)
    .toBe(`Copied: ${link}`)
  expect(written).toEqual([link])
})

test('loads and runs only its own files, and is accessible', async () => {
  const { response, dom, html } = await pageAt('/__mock/')
  const policy = response.headers.get('content-security-policy')
  expect(policy).toMatch(/default-src 'none'; style-src 'sha256-\S+'; script-src 'sha256-\S+'/)
  expect(policy).not.toContain('unsafe')
  expect(html).not.toMatch(/\son\w+="|\sstyle="|https?:/)
  expect(await complaints(dom)).toEqual([])
})

test('without the token there is a form for it, which admits a browser', async () => {
  const { response, document, dom } = await pageAt('/__mock/', { headers: { 'x-mock-token': '' } })
  expect(response.status).toBe(401)
  expect(document.querySelector('table')).toBeNull()
  expect(await complaints(dom)).toEqual([])
  const enter = (token: string) =>
    pageAt('/__mock/enter', {
      method: 'POST',
      headers: { 'x-mock-token': '' },
      body: new URLSearchParams({ token }),
    })
  const refused = await enter('a-token-of-some-lengtH')
  expect([refused.response.status, cookieIn(refused.response)]).toEqual([401, ''])
  expect(refused.document.querySelector('[role=alert]')?.textContent).toBe('Incorrect token.')
  expect(await complaints(refused.dom)).toEqual([])
  const { response: entered } = await enter(TOKEN)
  expect([entered.status, entered.headers.get('location')]).toEqual([303, '/__mock/'])
  expect(cookieIn(entered)).toMatch(/; HttpOnly; SameSite=Lax$/)
  const [cookie = ''] = cookieIn(entered).split(';')
  const inside = await ask('/__mock/', { headers: { 'x-mock-token': '', cookie } })
  expect(inside.status).toBe(200)
})

test.each(['/__mock/', '/__mock/enter', '/__mock/docs', '/__mock/health', '/__mock/log', '/wps/x'])(
  'no browser guesses the type of %s',
  async (path) => {
    for (const headers of [{}, { 'x-mock-token': 'not-this-one' }])
      expect((await ask(path, { headers })).headers.get('x-content-type-options')).toBe('nosniff')
  },
)
