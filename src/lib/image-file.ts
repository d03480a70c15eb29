/** The kinds of pictures that may be uploaded. */
export type ImageType = 'image/jpeg' | 'image/png'

/**
 * The reasons why a file is refused: its type, a name that does not match it, its size, or content that is not a
 * picture.
 */
export type FileIssue = 'type' | 'name' | 'size' | 'empty' | 'broken' | 'many'

/** Magic bytes that are enough to tell the types apart. */
export const HEAD_BYTES = 8

const ENDINGS: Readonly<Record<ImageType, readonly string[]>> = {
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif'],
  'image/png': ['png'],
}

/** The `accept` of a file input. */
export const ACCEPTED_IMAGE_TYPES = Object.entries(ENDINGS)
  .flatMap(([type, endings]) => [type, ...endings.map((ending) => `.${ending}`)])
  .join(',')

const startsWith = (head: Uint8Array, bytes: readonly number[]) =>
  bytes.every((byte, i) => head[i] === byte)

/** The kind of a picture by its magic bytes, whatever its name says; null for anything else. */
export function detectImageType(head: Uint8Array): ImageType | null {
  if (startsWith(head, [0xff, 0xd8, 0xff])) return 'image/jpeg'
  return startsWith(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) ? 'image/png' : null
}

const endingOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1).toLowerCase()

/** Type by magic bytes and extension, size; null when the file may be taken. */
export function fileIssue(
  { name, size }: { readonly name: string; readonly size: number },
  head: Uint8Array,
  maxBytes: number,
): FileIssue | null {
  if (size === 0) return 'empty'
  const type = detectImageType(head)
  if (type === null) return 'type'
  if (!name.includes('.') || !ENDINGS[type].includes(endingOf(name))) return 'name'
  return size > maxBytes ? 'size' : null
}
