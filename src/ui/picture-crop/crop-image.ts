import type { CropArea } from './picture-crop.tsx'

const TYPE = 'image/jpeg'
const QUALITY = 0.9

/**
 * Crops a square of `side` pixels to JPEG. Redrawing drops metadata and everything outside the crop. Rejects if the
 * file is not an image.
 */
export async function cropImage(file: Blob, area: CropArea, side: number): Promise<Blob> {
  const bitmap = await createImageBitmap(file)
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d')
  if (context) {
    // A JPEG has no transparency, and would show black.
    context.fillStyle = 'white'
    context.fillRect(0, 0, side, side)
    context.drawImage(bitmap, area.x, area.y, area.width, area.height, 0, 0, side, side)
  }
  bitmap.close()
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be drawn.'))),
      TYPE,
      QUALITY,
    ),
  )
}
