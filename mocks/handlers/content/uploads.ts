import type { RequestHandler } from 'msw'
import { ok, refuse } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import type { Row } from '#mocks/world/core/tables.ts'
import { keepPicture } from '#mocks/world/people/own-pictures.ts'
import type { World } from '#mocks/world/world-types.ts'

type Type = Row<'uploads'>['type']

/** The largest accepted upload, 5 MiB (D-090). */
const MOST_BYTES = 5 * 1024 * 1024

const SIGNATURES: readonly (readonly [Type, readonly number[]])[] = [
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
]

const ENDINGS: Readonly<Record<Type, RegExp>> = {
  'image/jpeg': /\.(jpe?g|jpe|jfif)$/i,
  'image/png': /\.png$/i,
}

/** WAL-06, D-090: the image type by magic number, which the ending of its name says too; null for anything else. */
async function typeOf(file: Blob): Promise<Type | null> {
  const head = new Uint8Array(await file.slice(0, 8).arrayBuffer())
  const found = SIGNATURES.find(([, bytes]) => bytes.every((byte, at) => head[at] === byte))
  const type = found?.[0]
  const name = file instanceof File ? file.name : ''
  return type && ENDINGS[type].test(name) ? type : null
}

/** Pictures that members hand in. */
export const uploadHandlers = (world: World): RequestHandler[] => [
  operation(
    world,
    'uploadFile',
    async ({ body, member }) => {
      const { file, requestId } = body
      const { size } = file
      if (size > MOST_BYTES) return refuse('upload.size')
      const type = await typeOf(file)
      if (!type) return refuse('upload.type')
      const id = `up-${String(world.db.uploads.count() + 1).padStart(8, '0')}`
      await world.db.uploads.insert({
        id,
        type,
        size,
        requestId,
        memberId: member.id,
        at: world.clock.now(),
      })
      await keepPicture(world, member, { id, type, file })
      return ok({ id, type, size })
    },
    {
      again: ({ body: { requestId }, member }) => {
        const row = world.db.uploads.find({ memberId: member.id, requestId })
        return row && ok({ id: row.id, type: row.type, size: row.size })
      },
    },
  ),
]
