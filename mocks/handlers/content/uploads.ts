import type { Row } from '../../world/core/tables.ts'

type Type = Row<'uploads'>['type']

/** The largest accepted upload, 5 MiB (D-090). */
export const MOST_BYTES = 5 * 1024 * 1024

const SIGNATURES: readonly (readonly [Type, readonly number[]])[] = [
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
]

const ENDINGS: Readonly<Record<Type, RegExp>> = {
  'image/jpeg': /\.(jpe?g|jpe|jfif)$/i,
  'image/png': /\.png$/i,
}

/** WAL-06, D-090: the image type by magic number, which the ending of its name says too; null for anything else. */
export async function typeOf(file: Blob): Promise<Type | null> {
  const head = new Uint8Array(await file.slice(0, 8).arrayBuffer())
  const found = SIGNATURES.find(([, bytes]) => bytes.every((byte, at) => head[at] === byte))
  const type = found?.[0]
  const name = file instanceof File ? file.name : ''
  return type && ENDINGS[type].test(name) ? type : null
}
