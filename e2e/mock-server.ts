import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** A free port. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

export interface MockServer {
  readonly url: string
  stop(): Promise<void>
}

/** Starts `npm run mock` on a free port with these options. Resolves when it answers. */
export const startMock = (...options: string[]): Promise<MockServer> => startMockOf(root, options)

/** The same for another checkout. */
export async function startMockOf(tree: string, options: string[]): Promise<MockServer> {
  const port = await freePort()
  const program = spawn(
    process.execPath,
    ['scripts/mock.mjs', '--port', String(port), ...options],
    { cwd: tree, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  let output = ''
  await new Promise<void>((resolve, reject) => {
    const append = (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes('answers on')) resolve()
    }
    program.stdout.on('data', append)
    program.stderr.on('data', append)
    program.once('exit', (code) => reject(new Error(`The fake backend left (${code}): ${output}`)))
  })
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        program.once('exit', () => resolve())
        program.kill()
      }),
  }
}
