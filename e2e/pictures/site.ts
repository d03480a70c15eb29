// The shared part of drawn pictures: the built portal with the fake backend, and screenshots as WebP.
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { startHost } from '#scripts/hosting/server.mjs'

export const root = fileURLToPath(new URL('../..', import.meta.url))
export const WORLD = 'seed=7&clock=2026-11-20T09:00:00Z'

export const startPortal = () => startHost({ dist: `${root}dist-mock` })

/** A screenshot at rest, as an address. */
export async function shotOf(page: Page): Promise<string> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  const shot = await page.screenshot({ animations: 'disabled' })
  return `data:image/png;base64,${shot.toString('base64')}`
}

/** Runs in a page: a picture as WebP in base64. */
export async function asWebp({ source, quality }: { source: string; quality: number }) {
  const image = new Image()
  image.src = source
  await image.decode()
  const { naturalWidth: width, naturalHeight: height } = image
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  canvas.getContext('2d')?.drawImage(image, 0, 0)
  return canvas.toDataURL('image/webp', quality).split(',')[1] ?? ''
}

export function keep(path: string, base64: string): void {
  writeFileSync(root + path, Buffer.from(base64, 'base64'))
}
