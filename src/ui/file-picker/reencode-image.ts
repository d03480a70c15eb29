import type { ImageType } from '#lib/image-file.ts'

/** Larger pictures are scaled down; small print on a receipt stays readable. */
const MAX_SIDE = 4096
/** Tried in this order; PNG ignores the quality. */
const QUALITIES = [0.9, 0.75, 0.6]

const encode = (canvas: HTMLCanvasElement, type: ImageType, quality: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality))

/**
 * Re-encodes a picture, which drops EXIF (place, time, device) and keeps the orientation. Rejects when the file is not
 * a picture; null when it is larger than `maxBytes` at every quality.
 */
export async function reencodeImage(
  file: Blob,
  type: ImageType,
  maxBytes: number,
): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const scale = Math.min(1, MAX_SIDE / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  for (const quality of QUALITIES) {
    const blob = await encode(canvas, type, quality)
    // If the browser encoded a type other than the requested one, it would not match the file name.
    if (blob === null || blob.type !== type) throw new Error('The picture could not be drawn.')
    if (blob.size <= maxBytes) return blob
  }
  return null
}
