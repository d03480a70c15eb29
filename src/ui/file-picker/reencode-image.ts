import type { ImageType } from '../../lib/image-file.ts'

/** Longer sides are scaled down: enough to read the small print of a slip. */
const LONGEST = 4096
/** Photographs only; a PNG knows no quality. */
const QUALITIES = [0.9, 0.75, 0.6]

const encode = (canvas: HTMLCanvasElement, type: ImageType, quality: number) =>
  new Promise<Blob | null>((done) => canvas.toBlob(done, type, quality))

/**
 * D-090: the picture drawn anew, so that place, time and device (EXIF) stay with the owner. Its turn is
 * kept. Rejects when it is no picture; null when no quality makes it small enough.
 */
export async function reencodeImage(
  file: Blob,
  type: ImageType,
  maxBytes: number,
): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const scale = Math.min(1, LONGEST / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  for (const quality of QUALITIES) {
    const blob = await encode(canvas, type, quality)
    // A browser that cannot write WebP answers with a PNG, under a name that would no longer fit.
    if (blob === null || blob.type !== type) throw new Error('The picture could not be drawn.')
    if (blob.size <= maxBytes) return blob
  }
  return null
}
