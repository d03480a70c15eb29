import { webcrypto } from 'node:crypto'
import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { vi } from 'vitest'
import { setRequestContext } from '../../../../src/api/context.ts'
import { createQueryClient } from '../../../../src/api/query-client.ts'
import { systemQueries } from '../../../../src/api/system.ts'
import { loadTexts, startI18n } from '../../../../src/i18n/i18n.ts'
import { session } from '../../../../src/session/store.ts'

/** Sealing is another test's matter: here the body travels in the clear so that it can be read. */
export const clearSeal = {
  seal: async (json: string) => JSON.parse(json),
  encryptForServer: () => 'sealed',
}

export interface Call {
  readonly name: string
  readonly body: unknown
}
type Reply = (call: Call) => unknown

const envelope = (value: unknown) => ({ success: true, value, traceId: 'tr-1' })

/** A refusal as the contract words it. */
export const refuse = (errorCode: string, value: unknown = null, message?: string) => ({
  success: false,
  value,
  errorCode,
  ...(message ? { message } : {}),
  traceId: 'tr-2',
})

export const granted = (more: object = {}) =>
  envelope({
    token: 'ses-0123456789abcdef',
    firstTimeLogin: false,
    passwordExpired: false,
    userInfo: { userName: 'rahim88' },
    ...more,
  })

export const infoOf = (type: number) =>
  envelope({ id: 1, customerId: 'c1', account: 'rahim88', nickname: null, type })

const CONFIG = {
  userTypes: { agent: [1, 2, 41, 42], trial: [4], member: [0, 3] },
  passwordExpiry: true,
  remember: { password: true },
  whitelabel: [{ modId: 'FREEPLAY3', enabled: true, childrenNodes: [] }],
  timeZone: 'Asia/Dhaka',
  transportKey: { kid: 'k', publicKey: 'pem' },
}

/** jsdom lays nothing out, so no size ever changes. */
class StillSizes {
  observe() {}
  unobserve() {}
  disconnect() {}
}

const CAPTCHA = 'data:image/svg+xml;base64,PHN2Zy8+'

/** A scripted server behind `fetch`: replies by "METHOD path", and a log of what was asked. */
export async function openDesk(replies: Record<string, Reply> = {}, config: object = {}) {
  vi.stubGlobal('crypto', webcrypto)
  vi.stubGlobal('ResizeObserver', StillSizes)
  sessionStorage.clear()
  session.clear()
  const calls: Call[] = []
  const known: Record<string, Reply> = {
    'POST /wps/session/login': () => granted(),
    'DELETE /wps/session/logout': () => envelope(null),
    'GET /wps/captcha': () => envelope(CAPTCHA),
    'GET /wps/member/info': () => infoOf(0),
    'POST /wps/member/firstLogin': () => envelope({ firstTimeLogin: false }),
    'POST /wps/member/password': () => envelope(null),
    'GET /wps/system/setting/register': () =>
      envelope({
        fields: { password: { minLength: 6, maxLength: 20, patternId: 'P6' } },
        defaultPassword: 'a123456',
      }),
    ...replies,
  }
  vi.stubGlobal('fetch', async (request: Request) => {
    const name = `${request.method} ${new URL(request.url).pathname}`
    const text = await request.text()
    const call = { name, body: text ? JSON.parse(text) : null }
    calls.push(call)
    const answer = await known[name]?.(call)
    if (answer instanceof Response) return answer
    if (answer === undefined) throw new TypeError(`nobody answers ${name}`)
    return Response.json(answer)
  })
  const client = createQueryClient()
  client.setQueryData(systemQueries.config().queryKey, () => ({ ...CONFIG, ...config }) as never)
  setRequestContext({
    token: () => session.get('token'),
    language: () => 'EN',
    transportKey: () => ({ kid: 'k', publicKey: 'pem' }),
  })
  localStorage.setItem('lang', 'EN')
  await startI18n()
  await loadTexts('auth', 'forms', 'pages', 'password')
  return { client, calls, count: (name: string) => calls.filter((c) => c.name === name).length }
}

type Desk = Awaited<ReturnType<typeof openDesk>>
export type Address = string | { pathname: string; search?: string; state: unknown }

/** Shows a part at an address; `where()` tells the address it has come to. */
export function show({ client }: Desk, part: ReactNode, at: Address = '/promotions?popup=login') {
  let here = ''
  function Where() {
    const { pathname, search } = useLocation()
    here = pathname + search
    return null
  }
  const view = render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[at]}>
        {part}
        <Where />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return { ...view, where: () => here }
}
