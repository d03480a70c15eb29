/** A file of these bytes. */
export const fileOf = (name: string, bytes: readonly number[]): File =>
  new File([new Uint8Array(bytes)], name, { lastModified: 0 })

/** A real small picture; `secret` is written behind it, as cameras do with place and time. */
export async function drawn(type: 'image/png' | 'image/jpeg', name: string, secret = '') {
  const canvas = document.createElement('canvas')
  canvas.width = 64
  canvas.height = 48
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser does not draw.')
  pen.fillStyle = 'teal'
  pen.fillRect(0, 0, 64, 48)
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type))
  if (!blob) throw new Error('This browser does not write pictures.')
  return new File([blob, secret], name, { type, lastModified: 0 })
}
