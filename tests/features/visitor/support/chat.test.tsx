// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import type { PermissionConfig } from '#api/content/system.ts'
import { sealServicePath } from '#mocks/factories/service-path.ts'
import { closePortal } from '#tests/harness/portal.tsx'
import { toast } from '#ui/toast/toast-store.ts'
import { findStartButton, openChat } from './chat-popup.tsx'

afterEach(closePortal)

const PAYMENTS = 'Deposits and withdrawals'

const warning = async (words: RegExp) =>
  waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(words))

describe('FTR-15 API-43 a chat', () => {
  test("opens its window with the click, without an opener, and goes to the server's address", async () => {
    const { chatWindow, openWindow, onClose, count, hold, amend } = await openChat()
    amend('launchChat', () => ({ chatUrl: 'https://chat.suborno.example/room/general' }))
    const release = hold('launchChat')
    fireEvent.click(await findStartButton())
    expect(openWindow).toHaveBeenCalledExactlyOnceWith('about:blank', '_blank')
    expect(chatWindow.opener).toBeNull()
    expect(chatWindow.document.body.textContent).toBe('Connecting you to the chat…')
    await waitFor(() => expect(count('launchChat')).toBe(1))
    expect(chatWindow.location.replace).not.toHaveBeenCalled()
    release()
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
    expect(chatWindow.location.replace).toHaveBeenCalledExactlyOnceWith(
      'https://chat.suborno.example/room/general',
    )
    expect(chatWindow.close).not.toHaveBeenCalled()
    expect(toast.entries()).toMatchObject([{ message: expect.stringContaining('General') }])
  })

  test("may be on the portal's own host", async () => {
    const { user, chatWindow } = await openChat()
    await user.click(await findStartButton())
    const address = `${window.location.origin}/demo-chat/index.html?model=general&lang=EN`
    await waitFor(() =>
      expect(chatWindow.location.replace).toHaveBeenCalledWith(expect.stringContaining(address)),
    )
  })

  test('never goes to an unsafe address', async () => {
    const { user, chatWindow, onClose, amend } = await openChat()
    amend('launchChat', () => ({ chatUrl: 'https://rahim:gold@evil.example/' }))
    await user.click(await findStartButton())
    await warning(/Network link is abnormal/)
    expect(chatWindow.location.replace).not.toHaveBeenCalled()
    expect(chatWindow.close).toHaveBeenCalledTimes(1)
    expect(onClose).not.toHaveBeenCalled()
  })

  test('ERR-19 that the browser blocks is reported without a call, and can be retried', async () => {
    const { user, chatWindow, openWindow, count } = await openChat()
    openWindow.mockReturnValueOnce(null)
    await user.click(await findStartButton())
    await warning(/^Popup blocked\. Please allow popups and try again\.$/)
    expect(count('launchChat')).toBe(0)
    await user.click(await findStartButton())
    await waitFor(() => expect(chatWindow.location.replace).toHaveBeenCalledTimes(1))
  })

  test('with a department that has just closed: the window closes, and the departments are loaded again', async () => {
    const { user, world, chatWindow, count } = await openChat()
    world.faults.set('launchChat', { kind: 'refusal', code: 'chat.offline' })
    await user.click(await findStartButton())
    await warning(/This team is offline right now\. Choose another/)
    expect(chatWindow.close).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(count('getLiveChatModels')).toBe(2))
  })

  test.each([
    [
      'a disabled function',
      { kind: 'refusal', code: 'function.not.available' },
      /not available right now/,
    ],
    ['a server error', { kind: 'status', status: 500 }, /Network link is abnormal/],
  ] as const)('that fails with %s closes its window with a message', async (_, fault, words) => {
    const { user, world, chatWindow, onClose } = await openChat()
    world.faults.set('launchChat', fault)
    await user.click(await findStartButton())
    await warning(words)
    expect(chatWindow.close).toHaveBeenCalledTimes(1)
    expect(onClose).not.toHaveBeenCalled()
  })

  test('whose window was closed meanwhile ends silently', async () => {
    const { chatWindow, onClose, count, hold } = await openChat()
    const release = hold('launchChat')
    fireEvent.click(await findStartButton())
    await waitFor(() => expect(count('launchChat')).toBe(1))
    chatWindow.closed = true
    release()
    await waitFor(async () =>
      expect((await findStartButton()).getAttribute('aria-busy')).toBeNull(),
    )
    expect(chatWindow.location.replace).not.toHaveBeenCalled()
    expect(onClose).not.toHaveBeenCalled()
    expect(screen.getByRole('alert').textContent).toBe('')
  })

  test('opens one window with one call, however often it is clicked', async () => {
    const { openWindow, count, hold } = await openChat()
    hold('launchChat')
    const button = await findStartButton()
    fireEvent.click(button)
    fireEvent.click(button)
    fireEvent.click(await findStartButton(PAYMENTS))
    await waitFor(() => expect(count('launchChat')).toBe(1))
    expect(openWindow).toHaveBeenCalledTimes(1)
    expect((await findStartButton(PAYMENTS)).getAttribute('aria-disabled')).toBe('true')
  })

  test('that fails after its pop-up was closed is still reported', async () => {
    const { world, chatWindow, count, hold } = await openChat()
    world.faults.set('launchChat', { kind: 'refusal', code: 'chat.offline' })
    const release = hold('launchChat')
    fireEvent.click(await findStartButton())
    await waitFor(() => expect(count('launchChat')).toBe(1))
    cleanup()
    release()
    await waitFor(() => expect(toast.entries()).toMatchObject([{ tone: 'danger' }]))
    expect(chatWindow.close).toHaveBeenCalledTimes(1)
  })
})

describe('SID-10 FTR-17 other contacts', () => {
  type Service = PermissionConfig['customerService'][number]
  const service = async (
    csType: Service['csType'],
    title: string,
    address: string,
    key: string,
  ): Promise<Service> => ({ csType, title, path: await sealServicePath(address, key) })
  const services = async (): Promise<Service[]> => [
    await service('LIVECHAT', 'Chat room', 'https://chat.suborno.example/room', 'b7d21f0c'),
    await service('TELEGRAM', 'Telegram', 'tg://suborno', '4e90ac17'),
    await service('FACEBOOK', 'Messenger', 'https://m.suborno.example/', '4e90ac17'),
    { csType: 'WHATSAPP', title: 'WhatsApp', path: 'broken' },
  ]

  test("are the merchant's chat services; web services get no referrer", async () => {
    const customerService = await services()
    const { user, address } = await openChat({
      config: (config) => ({ ...config, customerService }),
    })
    const messenger = await screen.findByRole('link', { name: /^Messenger/ })
    expect(messenger.getAttribute('href')).toBe('https://m.suborno.example/')
    expect(messenger.getAttribute('target')).toBe('_blank')
    expect(messenger.getAttribute('rel')).toBe('noopener noreferrer')
    const telegram = screen.getByRole('link', { name: 'Telegram' })
    expect(telegram.getAttribute('target')).toBeNull()
    expect(screen.queryByRole('link', { name: /WhatsApp/ })).toBeNull()
    await findStartButton()
    expect(screen.queryByRole('link', { name: /Chat room/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Give feedback' }))
    expect(address()).toBe('/?popup=feedback')
  })

  test("include the merchant's chat room if there is no department", async () => {
    const customerService = await services()
    await openChat({
      scenario: 'guest+empty-lists',
      config: (config) => ({ ...config, customerService }),
    })
    const room = await screen.findByRole('link', { name: /^Chat room/ })
    const list = room.closest('ul') ?? document.body
    expect(within(list).getAllByRole('link')).toHaveLength(3)
    expect(screen.getByText(/Nobody is available in the chat right now/)).toBeTruthy()
  })
})
