// The live build in front of the fake backend, on a slow device.
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import type { CDPSession, Page } from '@playwright/test'
import { createControl } from '#mocks/control.ts'
import { startHost } from '#scripts/hosting/server.mjs'
import { startMock } from '../mock-server.ts'

const dist = fileURLToPath(new URL('../../dist', import.meta.url))

export async function startSite() {
  const folder = mkdtempSync(join(tmpdir(), 'perf-'))
  cpSync(dist, folder, { recursive: true })
  const backend = await startMock('--seed', '7')
  const host = await startHost({ dist: folder, backend: backend.url })
  return {
    url: host.url,
    /** Serves a page beside those of the build, compressed like them. */
    addPage(name: string, html: string) {
      writeFileSync(join(folder, name), html)
      writeFileSync(join(folder, `${name}.br`), brotliCompressSync(html))
    },
    /**
     * Opens the shared world again.
     * @returns the token of its visitor
     */
    async enter(scenario: string): Promise<string> {
      const link = { scenario, seed: 7, clock: '2026-11-20T09:00:00Z' }
      const { visitor } = await createControl(backend.url).world.open(link)
      return String(visitor.token)
    },
    async stop() {
      await host.stop()
      await backend.stop()
      rmSync(folder, { recursive: true })
    },
  }
}

/** A line of a phone: ms a round trip, bytes a second. */
export interface Line {
  readonly latency: number
  readonly down: number
  readonly up: number
}

/** A processor four times slower, and with `line` that line. */
export async function slowDown(page: Page, line?: Line): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  if (line) {
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: line.latency,
      downloadThroughput: line.down,
      uploadThroughput: line.up,
    })
  }
  return session
}

export const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
