export const createFile = (name: string, bytes: readonly number[]): File =>
  new File([new Uint8Array(bytes)], name, { lastModified: 0 })

/** A small picture; `metadata` is appended, as cameras append place and time. */
export async function drawnImage(type: 'image/png' | 'image/jpeg', name: string, metadata = '') {
  const canvas = document.createElement('canvas')
  canvas.width = 64
  canvas.height = 48
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No 2D canvas.')
  context.fillStyle = 'teal'
  context.fillRect(0, 0, 64, 48)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type))
  if (!blob) throw new Error('Canvas encoding failed.')
  return new File([blob, metadata], name, { type, lastModified: 0 })
}
