// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { getReconnectDelay, openSocket, parseSocketEvent } from '#api/transport/socket.ts'

/** A socket that the test controls. */
class FakeSocket {
  static all: FakeSocket[] = []
  onopen: (() => void) | null = null
  onmessage: ((message: { data: unknown }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  hungUp = false
  readonly address: URL
  constructor(address: URL) {
    this.address = new URL(address)
    FakeSocket.all.push(this)
  }
  close() {
    this.hungUp = true
    this.onclose?.({ code: 1000 })
  }
}

const line = () => {
  const socket = FakeSocket.all.at(-1)
  if (!socket) throw new Error('Nobody opened a socket.')
  return socket
}
const event = (id: number, type = 'message.new') =>
  JSON.stringify({
    type,
    id,
    at: 1,
    value: { messageId: 'm-1', unreadMessage: id },
  })

beforeEach(() => {
  FakeSocket.all = []
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function open() {
  const listeners = { onEvent: vi.fn(), onReturn: vi.fn(), onRefused: vi.fn() }
  return { ...listeners, hangUp: openSocket('token-of-rahim', listeners) }
}

describe('D-088 the connection', () => {
  test('opens the socket of this host with the token', () => {
    open()
    expect(line().address.href).toBe('ws://localhost:3000/wps/socket?token=token-of-rahim')
  })

  test('waits longer after each failure and starts over after a connection', () => {
    const { onReturn } = open()
    for (const ms of [1000, 2000, 5000, 15_000, 30_000, 30_000]) {
      const before = FakeSocket.all.length
      line().onclose?.({ code: 1006 })
      vi.advanceTimersByTime(ms - 1)
      expect(FakeSocket.all).toHaveLength(before)
      vi.advanceTimersByTime(1)
      expect(FakeSocket.all).toHaveLength(before + 1)
    }
    expect(onReturn).not.toHaveBeenCalled()
    line().onopen?.()
    expect(onReturn).toHaveBeenCalledOnce()
    vi.advanceTimersByTime(10_000)
    const before = FakeSocket.all.length
    line().onclose?.({ code: 1006 })
    vi.advanceTimersByTime(1000)
    expect(FakeSocket.all).toHaveLength(before + 1)
  })

  test('the first connection is not a reconnection', () => {
    const { onReturn } = open()
    line().onopen?.()
    expect(onReturn).not.toHaveBeenCalled()
  })

  test('delivers each event once, even if it is repeated after a reconnection', () => {
    const { onEvent } = open()
    line().onopen?.()
    for (const id of [1, 2, 2, 1]) line().onmessage?.({ data: event(id) })
    line().onclose?.({ code: 1006 })
    vi.advanceTimersByTime(1000)
    line().onmessage?.({ data: event(2) })
    line().onmessage?.({ data: event(3) })
    expect(onEvent.mock.calls.map(([one]) => one.id)).toEqual([1, 2, 3])
  })

  test('a restarted server numbers its events from the start', () => {
    const { onEvent, onReturn } = open()
    line().onopen?.()
    for (const id of [1, 2]) line().onmessage?.({ data: event(id) })
    line().onclose?.({ code: 1012 })
    vi.advanceTimersByTime(1000)
    line().onopen?.()
    line().onmessage?.({ data: event(1) })
    expect(onReturn).toHaveBeenCalledOnce()
    expect(onEvent.mock.calls.map(([one]) => one.id)).toEqual([1, 2, 1])
  })

  test('a connection that fails at once does not reset the waits', () => {
    open()
    let broken: FakeSocket | null = null
    for (let second = 0; second < 600; second += 1) {
      if (line() !== broken) {
        broken = line()
        broken.onopen?.()
        broken.onclose?.({ code: 1006 })
      }
      vi.advanceTimersByTime(1000)
    }
    expect(FakeSocket.all.length).toBeLessThanOrEqual(25)
  })

  test('4401 ends the session without a retry', () => {
    const { onRefused } = open()
    line().onopen?.()
    line().onclose?.({ code: 4401 })
    expect(onRefused).toHaveBeenCalledOnce()
    vi.advanceTimersByTime(600_000)
    expect(FakeSocket.all).toHaveLength(1)
  })

  test('D-021 4503 waits a minute, then longer', () => {
    const { onRefused } = open()
    for (const ms of [60_000, 120_000, 240_000, 300_000, 300_000]) {
      const before = FakeSocket.all.length
      line().onclose?.({ code: 4503 })
      vi.advanceTimersByTime(ms - 1)
      expect(FakeSocket.all).toHaveLength(before)
      vi.advanceTimersByTime(1)
      expect(FakeSocket.all).toHaveLength(before + 1)
    }
    expect(onRefused).not.toHaveBeenCalled()
  })

  test('nothing is delivered after it is closed', () => {
    const { onEvent, hangUp } = open()
    line().onopen?.()
    hangUp()
    line().onmessage?.({ data: event(1) })
    expect(onEvent).not.toHaveBeenCalled()
  })

  test('stays closed', () => {
    const { hangUp } = open()
    hangUp()
    expect(line().hungUp).toBe(true)
    vi.advanceTimersByTime(120_000)
    expect(FakeSocket.all).toHaveLength(1)
  })

  test('stays closed if it was closed during a wait', () => {
    const { hangUp } = open()
    line().onclose?.({ code: 1006 })
    hangUp()
    vi.advanceTimersByTime(120_000)
    expect(FakeSocket.all).toHaveLength(1)
  })

  test('the waits', () => {
    expect([0, 1, 2, 3, 4, 5, 99].map(getReconnectDelay)).toEqual([
      1000, 2000, 5000, 15_000, 30_000, 30_000, 30_000,
    ])
  })
})

describe('D-088 a message', () => {
  test('is read as an event', () =>
    expect(parseSocketEvent(event(4))).toMatchObject({ type: 'message.new', id: 4 }))

  test.each([
    '',
    'ping',
    'null',
    '[]',
    '7',
    '{"type":"message.new","id":"1","value":{}}',
    '{"type":7,"id":1,"value":{}}',
    '{"type":"message.new","id":1,"value":null}',
    '{"type":"message.new","id":1',
  ])('"%s" is not an event', (text) => expect(parseSocketEvent(text)).toBeNull())

  test('bytes are not an event', () => expect(parseSocketEvent(new ArrayBuffer(4))).toBeNull())
})
