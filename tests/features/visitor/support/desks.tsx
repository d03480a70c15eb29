import { screen } from '@testing-library/react'
import { vi } from 'vitest'
import Chat from '../../../../src/features/visitor/support/screens/chat.tsx'
import { loadTexts } from '../../../../src/i18n/i18n.ts'
import { openDesk, show } from '../auth/desk.tsx'
import { person } from './letter.tsx'

export const DESKS = 'GET /wps/relay/liveChatModels'
export const LAUNCH = 'GET /wps/relay/launchChat'

const envelope = (value: unknown) => ({ success: true, value, traceId: 'tr-3' })

export const desksOf = (...list: object[]) => envelope({ list })
export const chatAt = (chatUrl: string) => envelope({ chatUrl })

export const general = {
  id: 'general',
  name: 'General questions',
  languages: ['BN', 'EN'],
  online: true,
  waitMinutes: 2,
}
export const payments = { ...general, id: 'payments', name: 'Payments', waitMinutes: 0 }
export const agents = { ...general, id: 'agents', name: 'Agents', online: false, waitMinutes: null }

/** A window as far as the portal touches it. */
const fakeWindow = () => ({
  opener: { private: true } as unknown,
  closed: false,
  document: { title: '', body: { textContent: '' } },
  location: { replace: vi.fn<(address: string) => void>() },
  close: vi.fn(),
})

type Replies = Parameters<typeof openDesk>[0]

/** The chat pop-up; `opened` is the window that the browser gives, null when it blocks them. */
export async function openChat(replies: Replies = {}, config: object = {}) {
  const desk = await openDesk(
    {
      [DESKS]: () => desksOf(agents, general, payments),
      [LAUNCH]: () => chatAt('https://chat.suborno.example/room/general'),
      ...replies,
    },
    config,
  )
  await loadTexts('support')
  const room = fakeWindow()
  const openWindow = vi.fn<() => ReturnType<typeof fakeWindow> | null>(() => room)
  vi.stubGlobal('open', openWindow)
  const onClose = vi.fn()
  const view = show(desk, <Chat onClose={onClose} />, '/?popup=chat')
  await screen.findByRole('dialog', { name: 'Live chat' })
  return { ...desk, ...view, onClose, room, openWindow, user: person() }
}

export const startOf = (name: string) =>
  screen.findByRole('button', { name: `Start chat: ${name}` })
