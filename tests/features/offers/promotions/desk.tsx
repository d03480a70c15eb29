import { screen } from '@testing-library/react'
import { vi } from 'vitest'
import { openPortal } from '../../../harness/portal.tsx'

export const CLOCK = 'seed=7&clock=2026-11-20T09:00:00Z'

/** The promotions of a world at an address, on a browser that can draw pictures. */
export async function openPromotions(
  scenario: string,
  search = '',
  at = Date.UTC(2026, 10, 20, 9),
) {
  vi.useFakeTimers({ now: at, toFake: ['Date'] })
  const opened = await openPortal(`?scenario=${scenario}&${CLOCK}`, `/promotions${search}`)
  await screen.findByRole('heading', { level: 1, name: 'Promotions' })
  return opened
}

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]

/** A file whose first bytes are those of a PNG; `size` makes it longer. */
export const pngFile = (name = 'slip.png', size = 64, head: readonly number[] = PNG): File => {
  const bytes = new Uint8Array(size)
  bytes.set(head)
  return new File([bytes], name, { type: 'image/png' })
}

/** What jsdom has no idea of: decoding and drawing. Whatever is drawn becomes this small PNG. */
export function furnishCanvas(): void {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 8, height: 8, close: () => undefined }))
  const { prototype } = HTMLCanvasElement
  vi.spyOn(prototype, 'getContext').mockImplementation(() => null)
  vi.spyOn(prototype, 'toBlob').mockImplementation((done) =>
    done(new Blob([new Uint8Array([...PNG, 1])], { type: 'image/png' })),
  )
  URL.createObjectURL = () => 'blob:picture'
  URL.revokeObjectURL = () => undefined
}

export const comment = () => screen.getByLabelText<HTMLTextAreaElement>(/^Comment/)
export const picker = () => screen.getByLabelText<HTMLInputElement>('Pictures: Choose pictures')
export const send = () => screen.getByRole('button', { name: 'Send application' })
