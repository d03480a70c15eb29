import type { components } from '#openapi/generated/types.ts'
import { done, refusal } from '../core/refusal.ts'
import type { Member } from '../core/tables.ts'
import type { World } from '../world-types.ts'
import { AVATAR_BYTES, deletePictures, findOwnPicture } from './own-pictures.ts'

type Chosen = components['schemas']['MemberIconRequest']

/** The avatars to choose from, below an image CDN. */
export const AVATARS = Array.from({ length: 12 }, (_, i) => `avatars/${i + 1}.svg`)

/** Sets the avatar: one of the offered ones, or an upload that is small enough. */
export async function setAvatar(world: World, { id: memberId, icon: own }: Member, chosen: Chosen) {
  const { upload: id } = chosen
  const upload = id && world.db.uploads.find({ id, memberId })
  if (upload && upload.size > AVATAR_BYTES) return refusal('upload.size')
  const icon = id === undefined ? chosen.icon : findOwnPicture(world, memberId, id)
  const choices: readonly (string | null)[] = [null, own, ...AVATARS]
  if (id === undefined ? !choices.includes(icon) : icon === null) return refusal('unknown')
  await world.db.members.update({ id: memberId }, (row) => {
    row.icon = icon
  })
  deletePictures(world, memberId, icon)
  return done(icon)
}
