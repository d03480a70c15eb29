// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { sealServicePath } from '../../../../mocks/factories/service-path.ts'
import { toast } from '../../../../src/ui/toast/toast-store.ts'
import { refuse } from '../auth/desk.tsx'
import { chatAt, DESKS, desksOf, LAUNCH, openChat, startOf } from './desks.tsx'

afterEach(() => {
  cleanup()
  toast.clear()
  vi.unstubAllGlobals()
})

const start = () => startOf('General questions')
const warning = async (words: RegExp) =>
  waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(words))

describe('FTR-15 API-43 a chat', () => {
  it('opens its window with the click, cut off from us, and goes where the server says', async () => {
    let answer: (value: unknown) => void = () => undefined
    const { room, openWindow, onClose, count } = await openChat({
      [LAUNCH]: () => new Promise((done) => (answer = done)),
    })
    fireEvent.click(await start())
    expect(openWindow).toHaveBeenCalledExactlyOnceWith('about:blank', '_blank')
    expect(room.opener).toBeNull()
    expect(room.document.body.textContent).toBe('Connecting you to the chat…')
    expect(room.location.replace).not.toHaveBeenCalled()
    await waitFor(() => expect(count(LAUNCH)).toBe(1))
    answer(chatAt('https://chat.suborno.example/room/general'))
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
    expect(room.location.replace).toHaveBeenCalledExactlyOnceWith(
      'https://chat.suborno.example/room/general',
    )
    expect(room.close).not.toHaveBeenCalled()
    expect(toast.entries()).toMatchObject([{ message: expect.stringContaining('General') }])
  })

  it('may be on this very host', async () => {
    const { user, room } = await openChat({ [LAUNCH]: () => chatAt('/demo-chat?model=general') })
    await user.click(await start())
    const address = `${window.location.origin}/demo-chat?model=general`
    await waitFor(() => expect(room.location.replace).toHaveBeenCalledWith(address))
  })

  it.each([
    'javascript:alert(1)',
    'http://chat.suborno.example/',
    '//evil.example/',
    '/\\evil.example/',
    'tel:+880960',
    'https://rahim:gold@evil.example/',
    '',
  ])('never goes to %s', async (address) => {
    const { user, room, onClose } = await openChat({ [LAUNCH]: () => chatAt(address) })
    await user.click(await start())
    await warning(/Network link is abnormal/)
    expect(room.location.replace).not.toHaveBeenCalled()
    expect(room.close).toHaveBeenCalledTimes(1)
    expect(onClose).not.toHaveBeenCalled()
  })

  it('ERR-19 that the browser blocks says so, calls nothing, and may be tried again', async () => {
    const { user, room, openWindow, count } = await openChat()
    openWindow.mockReturnValueOnce(null)
    await user.click(await start())
    await warning(/^Popup blocked\. Please allow popups and try again\.$/)
    expect(count(LAUNCH)).toBe(0)
    await user.click(await start())
    await waitFor(() => expect(room.location.replace).toHaveBeenCalledTimes(1))
  })

  it('with a desk that has just left: the window goes, the desks are asked again', async () => {
    const { user, room, count } = await openChat({ [LAUNCH]: () => refuse('chat.offline') })
    await user.click(await start())
    await warning(/Nobody is at this desk right now\. Please choose another one/)
    expect(room.close).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(count(DESKS)).toBe(2))
  })

  it.each([
    ['a function that is off', () => refuse('function.not.available'), /switched off/],
    ['no network', () => Promise.reject(new TypeError('gone')), /Network link is abnormal/],
    ['a broken server', () => new Response('', { status: 500 }), /Network link is abnormal/],
    ['a malformed body', () => new Response('<html>'), /Network link is abnormal/],
  ])('that meets %s closes its window and says so', async (_, reply, words) => {
    const { user, room, onClose } = await openChat({ [LAUNCH]: reply })
    await user.click(await start())
    await warning(words)
    expect(room.close).toHaveBeenCalledTimes(1)
    expect(onClose).not.toHaveBeenCalled()
  })

  it('whose window was closed meanwhile is let go without a word', async () => {
    let answer: (value: unknown) => void = () => undefined
    const { room, onClose, count } = await openChat({
      [LAUNCH]: () => new Promise((done) => (answer = done)),
    })
    fireEvent.click(await start())
    await waitFor(() => expect(count(LAUNCH)).toBe(1))
    room.closed = true
    answer(chatAt('https://chat.suborno.example/'))
    await waitFor(async () => expect((await start()).getAttribute('aria-busy')).toBeNull())
    expect(room.location.replace).not.toHaveBeenCalled()
    expect(onClose).not.toHaveBeenCalled()
    expect(screen.getByRole('alert').textContent).toBe('')
  })

  it('is one window and one call, however often it is clicked', async () => {
    const { openWindow, count } = await openChat({ [LAUNCH]: () => new Promise(() => undefined) })
    const button = await start()
    fireEvent.click(button)
    fireEvent.click(button)
    fireEvent.click(await startOf('Payments'))
    await waitFor(() => expect(count(LAUNCH)).toBe(1))
    expect(openWindow).toHaveBeenCalledTimes(1)
    expect((await startOf('Payments')).getAttribute('aria-disabled')).toBe('true')
  })

  it('that fails after its pop-up was closed is told of all the same', async () => {
    let answer: (value: unknown) => void = () => undefined
    const { room, unmount, count } = await openChat({
      [LAUNCH]: () => new Promise((done) => (answer = done)),
    })
    fireEvent.click(await start())
    await waitFor(() => expect(count(LAUNCH)).toBe(1))
    unmount()
    answer(refuse('chat.offline'))
    await waitFor(() => expect(toast.entries()).toMatchObject([{ tone: 'danger' }]))
    expect(room.close).toHaveBeenCalledTimes(1)
  })
})

describe('SID-10 FTR-17 the other ways', () => {
  const customerService = async () => [
    {
      csType: 'LIVECHAT',
      title: 'Chat room',
      path: await sealServicePath('https://chat.suborno.example/room', 'b7d21f0c'),
    },
    {
      csType: 'TELEGRAM',
      title: 'Telegram',
      path: await sealServicePath('tg://suborno', '4e90ac17'),
    },
    {
      csType: 'FACEBOOK',
      title: 'Messenger',
      path: await sealServicePath('https://m.suborno.example/', '4e90ac17'),
    },
    { csType: 'WHATSAPP', title: 'WhatsApp', path: 'broken' },
  ]

  it('are the chat services of the merchant; those of the web leave no trace of us', async () => {
    const config = { customerService: await customerService(), supportMail: 'care@suborno.example' }
    const { user, where } = await openChat({}, config)
    const messenger = await screen.findByRole('link', { name: /^Messenger/ })
    expect(messenger.getAttribute('href')).toBe('https://m.suborno.example/')
    expect(messenger.getAttribute('target')).toBe('_blank')
    expect(messenger.getAttribute('rel')).toBe('noopener noreferrer')
    const telegram = screen.getByRole('link', { name: 'Telegram' })
    expect(telegram.getAttribute('target')).toBeNull()
    expect(screen.queryByRole('link', { name: /WhatsApp/ })).toBeNull()
    await startOf('Payments')
    expect(screen.queryByRole('link', { name: /Chat room/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Give feedback' }))
    expect(where()).toBe('/?popup=feedback')
  })

  it('hold the chat room of the merchant while there is no desk', async () => {
    const config = { customerService: await customerService() }
    await openChat({ [DESKS]: () => desksOf() }, config)
    const room = await screen.findByRole('link', { name: /^Chat room/ })
    const list = room.closest('ul') ?? document.body
    expect(within(list).getAllByRole('link')).toHaveLength(3)
    expect(screen.getByText(/Nobody is in the chat right now/)).toBeTruthy()
  })
})
