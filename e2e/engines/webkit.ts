import type { ChildProcess } from 'node:child_process'
import { expect } from '@playwright/test'
import { freePort } from '../mock-server.ts'
import { clickAt, keysOf, launch, read, WINDOW, type Wire } from './wire.ts'

/** Asks a driver as W3C's WebDriver says: JSON over HTTP. */
const driverAt = (origin: string) => async (method: string, path: string, body?: object) => {
  const answer = await fetch(origin + path, {
    method,
    ...(body && { body: JSON.stringify(body) }),
  })
  const value = read(await answer.json(), 'value')
  if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`)
  return value
}

/** A screen of which only the number is known; Xvfb takes a free one and names it. */
const screenOf = (program: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    program.stdout?.once('data', (chunk: Buffer) => resolve(`:${chunk.toString().trim()}`))
    program.once('error', reject)
    program.once('exit', (code) => reject(new Error(`Xvfb left (${code})`)))
  })

export interface WebKitPaths {
  driver: string
  browser: string
  screen: string
}

/** WebKitGTK's MiniBrowser by its driver, on a screen in memory: it has no headless way. */
export async function openWebKit({ driver, browser, screen }: WebKitPaths): Promise<Wire> {
  const size = ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']
  const display = launch(screen, size, ['ignore', 'pipe', 'ignore'])
  const port = await freePort()
  const DISPLAY = await screenOf(display)
  const env = { ...process.env, DISPLAY, GDK_BACKEND: 'x11', LIBGL_ALWAYS_SOFTWARE: '1' }
  const program = launch(driver, [`--port=${port}`], 'ignore', env)
  const ask = driverAt(`http://127.0.0.1:${port}`)
  // The driver opens its port some time after its start.
  await expect(() => ask('GET', '/status')).toPass({ intervals: [50], timeout: 20_000 })
  const options = { binary: browser, args: ['--automation'] }
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } }
  const session = `/session/${read(await ask('POST', '/session', { capabilities }), 'sessionId')}`
  const evaluate = async (expression: string) =>
    String(
      await ask('POST', `${session}/execute/sync`, { script: `return ${expression}`, args: [] }),
    )
  await ask('POST', `${session}/window/rect`, WINDOW)
  // The rectangle is the window's with its bars.
  const bars = WINDOW.height - Number(await evaluate('String(innerHeight)'))
  await ask('POST', `${session}/window/rect`, { ...WINDOW, height: WINDOW.height + bars })
  return {
    open: async (url) => void (await ask('POST', `${session}/url`, { url })),
    evaluate,
    press: async (x, y) =>
      void (await ask('POST', `${session}/actions`, { actions: clickAt(x, y) })),
    type: async (text) => void (await ask('POST', `${session}/actions`, { actions: keysOf(text) })),
    picture: async () => String(await ask('GET', `${session}/screenshot`)),
    async close() {
      await ask('DELETE', session).finally(() => {
        program.kill()
        display.kill()
      })
    },
  }
}
