/** The words of a FilePicker for up to three pictures. */
export const pickerWords = {
  choose: 'Choose pictures',
  drop: 'or drop them here',
  full: 'You can add up to 3 pictures.',
  size: (bytes: number) => `${Math.ceil(bytes / 1024)} KB`,
  preparing: (name: string) => `Preparing ${name}`,
  remove: (name: string) => `Remove ${name}`,
  dismiss: (name: string) => `Hide the note about ${name}`,
  refused: (name: string, fault: string) => `${name} was refused: ${fault}`,
  chosen: (count: number, max: number) => `${count} of ${max} pictures chosen`,
}

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
