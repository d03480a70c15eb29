import type { ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WebSocket } from 'ws'
import { clickAt, keysOf, launch, read, WINDOW, type Wire } from './wire.ts'

/** Sends commands of WebDriver BiDi over a socket; an answer is found by the command's number. */
async function connect(address: string) {
  const socket = new WebSocket(address)
  const waiting = new Map<unknown, PromiseWithResolvers<unknown>>()
  socket.on('message', (data) => {
    const answer: unknown = JSON.parse(String(data))
    const command = waiting.get(read(answer, 'id'))
    if (read(answer, 'type') === 'success') command?.resolve(read(answer, 'result'))
    else command?.reject(new Error(String(read(answer, 'message'))))
  })
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  let id = 0
  return (method: string, params: object): Promise<unknown> => {
    id += 1
    const command = Promise.withResolvers<unknown>()
    waiting.set(id, command)
    socket.send(JSON.stringify({ id, method, params }))
    return command.promise
  }
}

/** The address on which Firefox listens, from its own output. */
const addressOf = (program: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let output = ''
    program.stderr?.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const address = /WebDriver BiDi listening on (\S+)/.exec(output)?.[1]
      if (address) resolve(`${address}/session`)
    })
    program.once('exit', (code) => reject(new Error(`Firefox left (${code}): ${output}`)))
  })

/** Firefox by WebDriver BiDi, which it speaks itself. */
export async function openFirefox(path: string): Promise<Wire> {
  const profile = await mkdtemp(join(tmpdir(), 'portal-firefox-'))
  const options = ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile]
  const program = launch(path, options, ['ignore', 'ignore', 'pipe'])
  const left = new Promise((resolve) => program.once('exit', resolve))
  const send = await connect(await addressOf(program))
  await send('session.new', { capabilities: {} })
  const context = read(await send('browsingContext.getTree', {}), 'contexts', 0, 'context')
  await send('browsingContext.setViewport', { context, viewport: WINDOW })
  return {
    open: async (url) =>
      void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    async evaluate(expression) {
      const target = { context }
      const answer = await send('script.evaluate', { expression, target, awaitPromise: false })
      const fault = read(answer, 'exceptionDetails', 'text')
      if (fault !== undefined) throw new Error(String(fault))
      return String(read(answer, 'result', 'value'))
    },
    press: async (x, y) =>
      void (await send('input.performActions', { context, actions: clickAt(x, y) })),
    type: async (text) =>
      void (await send('input.performActions', { context, actions: keysOf(text) })),
    picture: async () =>
      String(read(await send('browsingContext.captureScreenshot', { context }), 'data')),
    async close() {
      program.kill()
      await left
      await rm(profile, { recursive: true, force: true })
    },
  }
}
