// Checks a host against the responses that every host of the portal must give. The tests check the reference server;
// operators can check their own.
import { request } from 'node:http'
import { request as secureRequest } from 'node:https'
import { buildHeaders, readFacts } from './headers.mjs'

/**
 * Sends one request and leaves a compressed body as it came. @returns {Promise<{ status: number, headers:
 * Record<string, string | undefined>, body: Buffer }>}
 */
function ask(url, { method = 'GET', headers = {}, body = '' } = {}) {
  const start = url.startsWith('https:') ? secureRequest : request
  return new Promise((resolve, reject) => {
    const call = start(url, { method, headers }, (answer) => {
      const parts = []
      answer.on('data', (part) => parts.push(part))
      answer.on('end', () =>
        resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) }),
      )
    })
    call.on('error', reject)
    call.end(body)
  })
}

const CALL = '/wps/system/settings/consolidated'

/** @param {string} base the host's origin @param {{ mock?: boolean }} build @returns {Promise<string[]>} what is wrong, a line each */
export async function checkHost(base, { mock = false } = {}) {
  const { handedOn, reports } = readFacts()
  const wrong = []
  const expect = (holds, words) => holds || wrong.push(words)
  const at = (path, how) => ask(`${base}${path}`, how)
  const expectHeaders = (path, answer, html) => {
    for (const [name, value] of Object.entries(buildHeaders(path, html))) {
      const actual = answer.headers[name]
      expect(actual === value, `${path} says ${name}: ${actual ?? 'nothing'}, not ${value}`)
    }
  }

  const home = await at('/')
  const page = home.body.toString()
  expect(home.status === 200, `/ answers ${home.status}, not 200`)
  expectHeaders('/index.html', home, page)
  const policy = String(home.headers['content-security-policy'])
  expect(!/unsafe-inline|unsafe-eval|https?:(?!\/\/)/.test(policy), `the policy is open: ${policy}`)

  for (const path of ['/promotions?type=live', '/no/such/page']) {
    const { status, body, headers } = await at(path)
    expect(status === 200 && body.equals(home.body), `${path} is not answered by the page`)
    expect(headers['cache-control'] === 'no-cache', `${path} may be kept`)
  }
  const missing = ['/assets/missing-12345678.js', '/assets/missing', '/brand/missing.svg']
  for (const path of [...missing, '/.env', '/.vite/manifest.json', '/index.html.br']) {
    const { status } = await at(path)
    expect(status === 404, `${path} answers ${status}, not 404`)
  }

  const social = await at('/social.html')
  expectHeaders('/social.html', social, social.body.toString())
  expectHeaders('/brand/favicon.svg', await at('/brand/favicon.svg'), null)

  const [asset = '/no-asset-in-the-page'] = /\/assets\/[\w.-]+\.js/.exec(page) ?? []
  expectHeaders(asset, await at(asset), null)
  for (const path of [asset, '/promotions']) {
    for (const packing of ['br', 'gzip', 'identity']) {
      const answer = await at(path, { headers: { 'accept-encoding': packing } })
      const used = answer.headers['content-encoding'] ?? 'identity'
      expect(used === packing, `${path} comes as ${used}, asked for as ${packing}`)
    }
  }

  const sent = await at('/promotions', { method: 'POST' })
  expect(sent.status === 405, `a POST of a page answers ${sent.status}, not 405`)
  const report = await at(reports, { method: 'POST', body: '{}' })
  expect(report.status === 204, `${reports} answers ${report.status}, not 204`)
  for (const path of [CALL, ...handedOn.map((start) => `${start}no-such-thing`)]) {
    const { status, body } = await at(path)
    expect(!body.equals(home.body), `${path} is answered by the page`)
    expect(!mock || status === 404, `${path} answers ${status} without a backend, not 404`)
  }
  if (!mock) {
    const { status } = await at(CALL)
    expect(status === 200, `${CALL} answers ${status}: it is not handed on`)
  }
  return wrong
}
