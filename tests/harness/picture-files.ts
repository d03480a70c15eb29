import { vi } from 'vitest'

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]

/** A file with the first bytes of a PNG; `size` makes it longer. */
export const pngFile = (name = 'slip.png', size = 64, head: readonly number[] = PNG): File => {
  const bytes = new Uint8Array(size)
  bytes.set(head)
  return new File([bytes], name, { type: 'image/png' })
}

/** jsdom cannot decode or draw pictures: every drawing becomes this small PNG. */
export function stubCanvas(): void {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 8, height: 8, close: () => undefined }))
  const { prototype } = HTMLCanvasElement
  vi.spyOn(prototype, 'getContext').mockImplementation(() => null)
  vi.spyOn(prototype, 'toBlob').mockImplementation((done) =>
    done(new Blob([new Uint8Array([...PNG, 1])], { type: 'image/png' })),
  )
  URL.createObjectURL = () => 'blob:picture'
  URL.revokeObjectURL = () => undefined
}
