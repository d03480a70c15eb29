import { done, refusal } from '../core/refusal.ts'
import type { Member, Row } from '../core/tables.ts'
import type { World } from '../world-types.ts'
import { storePicture } from './own-pictures.ts'

type Type = Row<'uploads'>['type']

interface Upload {
  file: Blob
  requestId: string
}

/** The largest accepted upload, 5 MiB (D-090). */
const MAX_FILE_BYTES = 5 * 1024 * 1024

const SIGNATURES: readonly (readonly [Type, readonly number[]])[] = [
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
]

const ENDINGS: Readonly<Record<Type, RegExp>> = {
  'image/jpeg': /\.(jpe?g|jpe|jfif)$/i,
  'image/png': /\.png$/i,
}

/** WAL-06, D-090: the image type by magic number, if the file name has the same ending; null for anything else. */
async function typeOf(file: Blob): Promise<Type | null> {
  const head = new Uint8Array(await file.slice(0, 8).arrayBuffer())
  const found = SIGNATURES.find(([, bytes]) => bytes.every((byte, at) => head[at] === byte))
  const type = found?.[0]
  const name = file instanceof File ? file.name : ''
  return type && ENDINGS[type].test(name) ? type : null
}

/** Stores a picture of a member: a JPEG or PNG of at most 5 MiB. */
export async function storeUpload(world: World, member: Member, { file, requestId }: Upload) {
  const { size } = file
  if (size > MAX_FILE_BYTES) return refusal('upload.size')
  const type = await typeOf(file)
  if (!type) return refusal('upload.type')
  const id = `up-${String(world.db.uploads.count() + 1).padStart(8, '0')}`
  const row = { id, type, size, requestId, memberId: member.id, at: world.clock.now() }
  await world.db.uploads.insert(row)
  await storePicture(world, member, { id, type, file })
  return done(row)
}
