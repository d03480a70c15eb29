// The session for this page's calls. It is created with the first call, so that reading costs the server nothing.
import { seal } from './seal.js'

const STORE = 'api-reference'
const CLEAR = 'application/vnd.portal.clear+json'

const freshName = () => `docs-${crypto.getRandomValues(new Uint32Array(1))[0].toString(36)}`

const kept = () => JSON.parse(sessionStorage.getItem(STORE) ?? 'null')
const state = kept() ?? {
  ...{ name: freshName(), scenario: 'member', begun: false, token: null },
  ...{ backend: document.body.dataset.backend, mockToken: '' },
}
const listeners = new Set()

/** Runs with the current state and after each change. */
export function onSession(listener) {
  listeners.add(listener)
  listener(state)
}

function change(values) {
  Object.assign(state, values)
  sessionStorage.setItem(STORE, JSON.stringify(state))
  for (const listener of listeners) listener(state)
}

export const backendAddress = () => state.backend || location.origin

const headers = () => ({
  'x-mock-session': state.name,
  ...(state.mockToken && { 'x-mock-token': state.mockToken }),
})

/** Calls the control interface; rejects with the sentence of a refusal. */
export async function control(path, init = {}) {
  const response = await fetch(`${backendAddress()}/__mock/${path}`, {
    ...init,
    headers: headers(),
  })
  const body = await response.json()
  if (!response.ok) throw new Error(body.message)
  return body
}

const entered = ({ visitor }) => change({ begun: true, token: visitor.token })

/** Restarts the session with these scenarios. */
export async function begin(name, scenario) {
  const before = { ...state }
  change({ name, scenario })
  try {
    entered(await control('world', { method: 'PUT', body: JSON.stringify({ scenario }) }))
  } catch (error) {
    change(before)
    throw error
  }
}

/** Joins an existing session. */
export async function join(name) {
  change({ name })
  const world = await control('world')
  change({ scenario: world.scenario })
  entered(world)
}

export const startFresh = () => change({ name: freshName(), begun: false, token: null })

export const connect = (backend, mockToken) =>
  change({ backend: backend.replace(/[/]+$/, ''), mockToken, begun: false, token: null })

async function sealed(json) {
  const address = `${backendAddress()}/wps/system/settings/consolidated`
  const response = await fetch(address, { headers: headers() })
  const { value } = await response.json()
  return JSON.stringify(
    await seal(json, value.transportKey, Number(response.headers.get('x-server-time'))),
  )
}

/** Changes every call of *Try it*: adds the session, and seals an encrypted call. */
export async function outgoing(request) {
  if (!state.begun) {
    await begin(state.name, state.scenario)
    // The library prepared this call before the login.
    if (state.token) request.headers['x-session-token'] = state.token
  }
  Object.assign(request.headers, headers())
  const type = Object.keys(request.headers).find((name) => name.toLowerCase() === 'content-type')
  if (type && request.headers[type] === CLEAR) {
    request.body = await sealed(request.body)
    request.headers[type] = 'application/json'
  }
  return request
}

/** After a login, the following calls use its token. */
export function incoming(response) {
  const token = /[/]wps[/]session[/]login/.test(response.url) && response.body?.value?.token
  if (token) change({ token })
  return response
}
