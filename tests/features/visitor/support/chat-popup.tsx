import { screen } from '@testing-library/react'
import { vi } from 'vitest'
import Chat from '../../../../src/features/visitor/support/screens/chat.tsx'
import { frozenLink, type Opened, type Options, openPortal } from '../../../harness/portal.tsx'

/** A window as far as the portal touches it. */
const fakeWindow = () => ({
  opener: { private: true } as unknown,
  closed: false,
  document: { title: '', body: { textContent: '' } },
  location: { replace: vi.fn<(address: string) => void>() },
  close: vi.fn(),
})

interface ChatOptions extends Pick<Options, 'config'> {
  readonly scenario?: string
  /** Runs before the pop-up is shown. */
  readonly prepare?: (opened: Opened) => void
}

/** The chat pop-up; `chatWindow` is the window that the browser opens for it. */
export async function openChat({ scenario = 'guest', prepare, ...options }: ChatOptions = {}) {
  const opened = await openPortal(frozenLink(scenario), '/?popup=chat', {
    view: null,
    texts: ['support', 'forms'],
    ...options,
  })
  const chatWindow = fakeWindow()
  const openWindow = vi.fn<() => ReturnType<typeof fakeWindow> | null>(() => chatWindow)
  vi.stubGlobal('open', openWindow)
  prepare?.(opened)
  const onClose = vi.fn()
  opened.show(<Chat onClose={onClose} />)
  await screen.findByRole('dialog', { name: 'Live chat' })
  return { ...opened, onClose, chatWindow, openWindow }
}

/** The button that starts the chat of a service desk. */
export const startOf = (name = 'General questions') =>
  screen.findByRole('button', { name: `Start chat: ${name}` })
