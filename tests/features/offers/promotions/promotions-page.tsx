import { screen } from '@testing-library/react'
import { Suspense } from 'react'
import { vi } from 'vitest'
import Promotions from '../../../../src/features/offers/promotions/screens/promotions.tsx'
import { stubFormData } from '../../../harness/browser.ts'
import { frozenLink, openPortal } from '../../../harness/portal.tsx'

const page = (
  <Suspense>
    <Promotions />
  </Suspense>
)

/** The page of promotions without its frame, or the whole portal, in a world whose time is the page's. */
export async function openPromotions(scenario: string, search = '', whole = false) {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 9), toFake: ['Date'] })
  const opened = await openPortal(frozenLink(scenario), `/promotions${search}`, {
    texts: ['promotions', 'forms'],
    ...(!whole && { view: page }),
  })
  await stubFormData()
  await screen.findByText('Promotions', { selector: 'h1' })
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
export function send(): HTMLElement {
  const button = screen.getByText('Send application').closest('button')
  if (!button) throw new Error('What sends the application is no button.')
  return button
}
