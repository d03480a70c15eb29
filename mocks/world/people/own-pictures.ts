import type { Member, Row } from '../core/tables.ts'
import type { World } from '../world-types.ts'

type Type = Row<'uploads'>['type']

/** Maximum size of an avatar. */
export const AVATAR_BYTES = 256 * 1024

const ENDING: Readonly<Record<Type, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png' }
const FOLDER = 'members'

/** The path of an own picture below an image CDN. */
const pathOf = ({ uploadId, type }: Row<'ownPictures'>) => `${FOLDER}/${uploadId}.${ENDING[type]}`

const base64Of = async (file: Blob): Promise<string> => {
  const bytes = new Uint8Array(await file.arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}

/** Keeps the bytes of an upload that could become an avatar, in place of the last one that did not. */
export async function storePicture(
  world: World,
  { id: memberId, icon }: Member,
  { id: uploadId, type, file }: { id: string; type: Type; file: Blob },
): Promise<void> {
  if (file.size > AVATAR_BYTES) return
  deletePictures(world, memberId, icon)
  await world.db.ownPictures.insert({ uploadId, memberId, type, base64: await base64Of(file) })
}

/** API-17: the path of an uploaded picture as an avatar; null when its bytes were not kept. */
export function findOwnPicture(world: World, memberId: number, uploadId: string): string | null {
  const row = world.db.ownPictures.find({ memberId, uploadId })
  return row ? pathOf(row) : null
}

/** Removes the pictures of a member but the avatar. */
export function deletePictures(world: World, memberId: number, icon: string | null): void {
  for (const row of world.db.ownPictures.list({ memberId }))
    if (pathOf(row) !== icon) world.db.ownPictures.remove({ uploadId: row.uploadId })
}

/** The member's picture at a path below an image CDN; null if there is none. */
export function pictureAt(world: World, folder: string, file: string): Blob | null {
  const row = folder === FOLDER && world.db.ownPictures.find({ uploadId: file.split('.')[0] ?? '' })
  if (!row || pathOf(row) !== `${folder}/${file}`) return null
  const bytes = Uint8Array.from(atob(row.base64), (char) => char.charCodeAt(0))
  return new Blob([bytes], { type: row.type })
}
