import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { checkHost } from '#scripts/hosting/ask.mjs'
import { formatCaddyfile } from '#scripts/hosting/caddy.mjs'
import { inlineSources, pagePolicy, readFacts } from '#scripts/hosting/headers.mjs'
import { listPackages, readLicences } from '#scripts/hosting/packages.mjs'
import { startHost } from '#scripts/hosting/server.mjs'
import { caddyVersion, startCaddy } from '#tests/harness/run-caddy.ts'
import { ROOT } from './source.ts'

const INLINE = '<script>start()</script><style>@layer a;</style>'
const policy = pagePolicy(INLINE, ['portal'])
const page = (content: string, rest: string) =>
  `<meta http-equiv="Content-Security-Policy" content="${content.replaceAll("'", '&#39;')}">${rest}`

/** A folder laid out like a build, with a few files. */
function smallBuild(): string {
  const dist = join(mkdtempSync(join(tmpdir(), 'host-')), 'dist')
  const files = {
    'index.html': page(policy, `${INLINE}<script src="/assets/index-12345678.js"></script>`),
    'social.html': page("default-src 'none'", ''),
    'demo-chat/index.html': page("default-src 'none'", ''),
    'demo-games/slots/index.html': '<script>play()</script>',
    'assets/index-12345678.js': 'start()',
    'brand/favicon.svg': '<svg/>',
  }
  for (const [name, text] of Object.entries(files)) {
    const path = join(dist, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
    writeFileSync(`${path}.br`, brotliCompressSync(text))
    writeFileSync(`${path}.gz`, gzipSync(text))
  }
  return dist
}

const dist = smallBuild()
const reports: string[] = []
const backend = createServer(({ method, url, headers }, response) => {
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify({ method, url, from: headers['x-forwarded-for'] }))
})
const sockets = new WebSocketServer({ server: backend })
sockets.on('connection', (socket) => socket.on('message', (data) => socket.send(`heard ${data}`)))
let backendUrl = ''
let host: Awaited<ReturnType<typeof startHost>>
let qa: typeof host

beforeAll(async () => {
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve))
  const address = backend.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const onReport = (report: string) => reports.push(report)
  backendUrl = `http://127.0.0.1:${port}`
  host = await startHost({ dist, backend: backendUrl, onReport })
  qa = await startHost({ dist })
})

afterAll(async () => {
  await Promise.all([host.stop(), qa.stop()])
  backend.closeAllConnections()
  backend.close()
  rmSync(dirname(dist), { recursive: true, force: true })
})

describe('a host', () => {
  test('answers as required, with a backend and without one', async () => {
    expect(await checkHost(host.url)).toEqual([])
    expect(await checkHost(qa.url, { mock: true })).toEqual([])
    expect(reports).toEqual(['{}'])
  })

  test('that does not is reported', async () => {
    const wrong = await checkHost(qa.url)
    expect(wrong).toEqual([expect.stringContaining('it is not handed on')])
    const open = createServer((_, response) => response.end('<p>Always this page</p>'))
    await new Promise<void>((resolve) => open.listen(0, 'localhost', resolve))
    const address = open.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const report = (await checkHost(`http://localhost:${port}`)).join('\n')
    open.closeAllConnections()
    open.close()
    expect(report).toContain('/index.html says x-content-type-options: nothing, not nosniff')
    expect(report).toContain('/assets/missing-12345678.js answers 200, not 404')
    expect(report).toContain('comes as identity, asked for as br')
  })

  test('proxies calls and the socket', async () => {
    const call = await fetch(`${host.url}/lotto/draws?page=2`, { method: 'POST', body: 'x' })
    const { from, ...answer } = await call.json()
    expect(answer).toEqual({ method: 'POST', url: '/lotto/draws?page=2' })
    expect(from).toMatch(/127\.0\.0\.1|::1/)
    const socket = new WebSocket(`${host.url.replace('http', 'ws')}/wps/socket`)
    const received = await new Promise((resolve, reject) => {
      socket.on('open', () => socket.send('hello'))
      socket.on('message', (data) => resolve(String(data)))
      socket.on('error', reject)
    })
    socket.close()
    expect(received).toBe('heard hello')
  })

  test('never serves files outside the build', async () => {
    writeFileSync(join(dirname(dist), 'secret.txt'), 'secret')
    for (const path of ['/..%2fsecret.txt', '/assets/..%2f..%2fsecret.txt', '/%E0%A4'])
      expect((await fetch(qa.url + path)).status, path).toBeGreaterThanOrEqual(400)
  })

  test('allows demo games in frames, and the portal in none', async () => {
    const policyAt = async (path: string) =>
      (await fetch(qa.url + path)).headers.get('content-security-policy')
    expect(await policyAt('/demo-games/slots/index.html')).toBe("frame-ancestors 'self'")
    expect(await policyAt('/demo-chat/index.html')).toContain("frame-ancestors 'self'")
    expect(await policyAt('/')).toContain("frame-ancestors 'none'")
  })
})

describe('the policy', () => {
  test('lists hosts and the hashes of inline code, never a whole scheme', () => {
    const [script = ''] = inlineSources(INLINE, 'script')
    const [style = ''] = inlineSources(INLINE, 'style')
    expect(policy).toContain(`script-src 'self' ${script};`)
    expect(policy).toContain(`style-src 'self' ${style};`)
    expect(policy).not.toMatch(/unsafe|https?:(?!\/\/)|wss?:(?!\/\/)|\*/)
    const { hosts } = readFacts()
    const named = pagePolicy('', [], {
      ...readFacts(),
      hosts: { ...hosts, games: ['https://games.example:8443'], pictures: ['https://a.example'] },
    })
    expect(named).toMatch(/frame-src 'self' https:\/\/games\.example:8443 /)
    expect(named).toMatch(/img-src 'self' data: blob: https:\/\/a\.example;/)
  })

  test('is the same for Caddy, and so are the proxied paths', () => {
    const parts = formatCaddyfile(dist, false)
    expect(parts).toContain(`content-security-policy "${policy}; frame-ancestors 'none'`)
    for (const start of readFacts().handedOn) expect(parts).toContain(`${start}*`)
    expect(formatCaddyfile(dist, true)).not.toContain('reverse_proxy')
  })

  test('Caddy with the recipe answers as required, if it is installed', async () => {
    const mock = { dist, parts: formatCaddyfile(dist, true) }
    if (caddyVersion() === null) {
      await expect(startCaddy(mock)).rejects.toThrow(/ENOENT/)
      return
    }
    const parts = formatCaddyfile(dist, false)
    const live = await startCaddy({ dist, parts, backend: backendUrl })
    expect(await checkHost(live.url)).toEqual([])
    await live.stop()
    const mocked = await startCaddy(mock)
    expect(await checkHost(mocked.url, { mock: true })).toEqual([])
    await mocked.stop()
  })

  test('the documents list every proxied path', () => {
    for (const name of ['docs/hosting.md', 'deploy/README.md']) {
      const text = readFileSync(`${ROOT}${name}`, 'utf8')
      for (const start of [...readFacts().handedOn, '/wps/socket'])
        expect(text, name).toContain(start)
    }
  })
})

describe('the licences of a build', () => {
  const names = listPackages([
    '/p/node_modules/react/index.js',
    '/p/node_modules/radix-ui/node_modules/@radix-ui/react-dialog/dist/index.mjs?x',
    'node_modules/@fontsource-variable/inter/files/inter.woff2',
    '/p/src/main.tsx',
  ])

  test('are those of its packages in their versions, without duplicates', () =>
    expect(names).toEqual([
      '@fontsource-variable/inter',
      'radix-ui/node_modules/@radix-ui/react-dialog',
      'react',
    ]))

  test('are given in full', () => {
    const text = readLicences(['react', '@fontsource-variable/inter'])
    expect(text).toMatch(/^react \d.*\(MIT\)\n\nMIT License/m)
    expect(text).toContain('SIL OPEN FONT LICENSE')
  })
})
