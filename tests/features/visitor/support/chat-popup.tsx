import { screen } from '@testing-library/react'
import { vi } from 'vitest'
import Chat from '#features/visitor/support/screens/chat.tsx'
import { stubWindowOpen } from '#tests/harness/browser.ts'
import { frozenLink, type OpenedPortal, type Options, openPortal } from '#tests/harness/portal.tsx'

interface ChatOptions extends Pick<Options, 'config'> {
  readonly scenario?: string
  /** Runs before the pop-up is rendered. */
  readonly prepare?: (opened: OpenedPortal) => void
}

/** The chat pop-up; `chatWindow` is what `window.open` returns for it. */
export async function openChat({ scenario = 'guest', prepare, ...options }: ChatOptions = {}) {
  const opened = await openPortal(frozenLink(scenario), '/?popup=chat', {
    view: null,
    texts: ['support', 'forms'],
    ...options,
  })
  const { opened: chatWindow, open: openWindow } = stubWindowOpen()
  prepare?.(opened)
  const onClose = vi.fn()
  opened.show(<Chat onClose={onClose} />)
  await screen.findByRole('dialog', { name: 'Live chat' })
  return { ...opened, onClose, chatWindow, openWindow }
}

/** The button that starts a chat with a service department. */
export const findStartButton = (name = 'General questions') =>
  screen.findByRole('button', { name: `Start chat: ${name}` })
