// Answers some tags of the contract by the fake backend and the rest by a live one, through the proxy of Vite.
import { operations } from '#openapi/generated/operations.ts'
import { fail } from '../lib/cli.mjs'

const SOCKET = '/wps/socket'
const facts = Object.values(operations)
const tags = [...new Set([...facts.map(({ tag }) => tag), 'socket'])]

/** The tags of `--fake wallet,agent`, checked. */
export function readTags(text) {
  const wanted = text.split(',').filter((tag) => tag !== '')
  const unknown = wanted.find((tag) => !tags.includes(tag))
  if (unknown !== undefined) fail(`There is no tag "${unknown}": choose from ${tags.join(', ')}.`)
  return wanted
}

const exactly = (path) => `^${path.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(\\?|$)`

/**
 * Vite's proxy table. Vite takes the first entry that matches, so the entries of the fake backend come first.
 * @param {{ fake: string[], handedOn: string[], backend: string, mock: string, token: string | null }} parts
 * `mock` is the address of the fake backend, `token` the session of its visitor
 * @returns {Record<string, { target: string }>}
 */
export function mixedProxy({ fake, handedOn, backend, mock, token }) {
  // The fake backend does not know the live backend's sessions, so it gets the token of its own visitor.
  const ownSession = (proxy) =>
    proxy.on('proxyReq', (request) => {
      if (token && request.getHeader('x-session-token')) request.setHeader('x-session-token', token)
    })
  const toMock = {
    target: mock,
    changeOrigin: true,
    ...(!fake.includes('session') && { configure: ownSession }),
  }
  const toBackend = { target: backend, changeOrigin: true, ws: true }
  const paths = new Set(facts.filter(({ tag }) => fake.includes(tag)).map(({ path }) => path))
  return Object.fromEntries([
    ...(fake.includes('socket') ? [[SOCKET, { ...toMock, ws: true }]] : []),
    ...[...paths].map((path) => [exactly(path), toMock]),
    ...handedOn.map((path) => [path, toBackend]),
  ])
}

/** Warns of what cannot work in such a mixture. */
export function listWarnings(fake) {
  const live = tags.filter((tag) => !fake.includes(tag))
  const sealed = (some) => facts.some(({ tag, encrypted }) => encrypted && some.includes(tag))
  // A sealed body is encrypted with the key of the configuration; only the backend that owns it can open it.
  if (fake.includes('system'))
    return sealed(live)
      ? ['Sealed calls reach the live backend with the key of the fake one, and are refused.']
      : []
  return sealed(fake)
    ? [
        'Sealed calls reach the fake backend with the key of the live one, and are refused: fake system too.',
      ]
    : []
}

/** Starts the fake backend for the tags of `--fake`, as the visitor of a scenario. */
export async function startFake(text, scenario) {
  const fake = readTags(text)
  const { startServer } = await import('#mocks/server.ts')
  const server = await startServer({ scenario })
  const world = server.worlds.of(null)
  await world.ready
  const { token } = world.visitor
  return {
    close: server.close,
    proxy: (backend, handedOn) => mixedProxy({ fake, handedOn, backend, mock: server.url, token }),
    lines: [`Fake     ${fake.join(', ')} on ${server.url}`, ...listWarnings(fake)],
  }
}
