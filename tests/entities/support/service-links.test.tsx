// @vitest-environment jsdom
import { webcrypto } from 'node:crypto'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { systemQueries } from '#api/content/system.ts'
import { createQueryClient } from '#api/transport/query-client.ts'
import { decodeServiceLinks, useServiceLinks } from '#entities/support/service-links.ts'
import { sealServicePath } from '#mocks/factories/service-path.ts'

const CHAT = 'https://chat.suborno.example/room'
const TELEGRAM = 'tg://resolve?domain=suborno'

const entry = async (csType: string, title: string, address: string) => ({
  csType,
  title,
  path: await sealServicePath(address, 'b7d21f0c'),
})

beforeEach(() => vi.stubGlobal('crypto', webcrypto))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function open(client: QueryClient) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  return renderHook(() => useServiceLinks(), { wrapper })
}

const clientWith = (config: object) => {
  const client = createQueryClient()
  client.setQueryData(systemQueries.config().queryKey, () => config as never)
  return client
}

describe('customer-service links', () => {
  test('ENT-52 SID-10 are decoded and in the order of the merchant', async () => {
    const customerService = [
      await entry('LIVECHAT', 'Live chat', CHAT),
      await entry('TELEGRAM', 'Telegram', TELEGRAM),
      await entry('TELEGRAM', 'Telegram for agents', 'https://t.suborno.example/agents'),
    ]
    const { result } = open(clientWith({ customerService }))
    expect(result.current).toEqual([])
    await waitFor(() => expect(result.current).toHaveLength(3))
    expect(result.current).toEqual([
      { type: 'LIVECHAT', title: 'Live chat', href: CHAT },
      { type: 'TELEGRAM', title: 'Telegram', href: TELEGRAM },
      { type: 'TELEGRAM', title: 'Telegram for agents', href: 'https://t.suborno.example/agents' },
    ])
  })

  test('ENT-53 are decoded once, however many places show them', async () => {
    const digest = vi.spyOn(webcrypto.subtle, 'digest')
    const client = clientWith({ customerService: [await entry('TELEGRAM', 'Telegram', TELEGRAM)] })
    digest.mockClear()
    const first = open(client)
    await waitFor(() => expect(first.result.current).toHaveLength(1))
    first.unmount()
    const second = open(client)
    expect(second.result.current).toBe(first.result.current)
    expect(digest).toHaveBeenCalledTimes(1)
    digest.mockRestore()
  })

  test('D-006 leave out unsafe addresses and report them without the address', async () => {
    const mark = vi.spyOn(performance, 'mark')
    const links = await decodeServiceLinks([
      await entry('WHATSAPP', 'WhatsApp', 'javascript:alert(1)'),
      await entry('SIGNAL', 'Signal', CHAT),
      await entry('FACEBOOK', '', CHAT),
      { csType: 'TELEGRAM', title: 'Telegram', path: 'not sealed at all' },
      null,
      'a string',
      await entry('FACEBOOK', 'Messenger', CHAT),
    ])
    expect(links).toEqual([{ type: 'FACEBOOK', title: 'Messenger', href: CHAT }])
    expect(mark).toHaveBeenCalledTimes(6)
    expect(mark).toHaveBeenCalledWith('service-link-hidden', {
      detail: { type: 'WHATSAPP', title: 'WhatsApp' },
    })
    mark.mockRestore()
  })

  test.each([
    ['no entries', { customerService: [] }],
    ['no list', {}],
    ['something else', { customerService: 'soon' }],
  ])('are empty with %s', (_, config) => {
    expect(open(clientWith(config)).result.current).toEqual([])
  })
})
