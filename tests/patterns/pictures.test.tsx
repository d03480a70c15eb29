// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { systemQueries } from '#api/content/system.ts'
import { createQueryClient } from '#api/transport/query-client.ts'
import { showLanguage, startI18n } from '#i18n/i18n.ts'
import { FIRST_LANGUAGE, findLanguage } from '#i18n/languages.ts'
import { POSTER, usePictures } from '#patterns/pictures/pictures.ts'

const language = (code: string) => findLanguage(code) ?? FIRST_LANGUAGE

afterEach(async () => {
  cleanup()
  await showLanguage(language('EN'))
})

test('LNG-04 requests pictures with text in the current language', async () => {
  const client = createQueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { queryKey } = systemQueries.config()
  client.setQueryData<object>([...queryKey], { imageCDNs: ['/cdn-a'] })
  await startI18n(language('BN'))
  const { result } = renderHook(usePictures, { wrapper })
  const address = (raw: string) => result.current(raw, POSTER).src
  expect(address('games/7.svg')).toMatch(/\/cdn-a\/games\/7\.svg\?w=240&h=320&lang=BN$/)
  expect(address('https://cdn.example/7.webp')).toBe('https://cdn.example/7.webp')
  await act(async () => void (await showLanguage(language('EN'))))
  expect(address('games/7.svg')).toMatch(/games\/7\.svg\?w=240&h=320$/)
})
