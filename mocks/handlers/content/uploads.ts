import type { RequestHandler } from 'msw'
import { ok, toAnswer } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import type { Row } from '#mocks/world/core/tables.ts'
import { storeUpload } from '#mocks/world/people/uploads.ts'
import type { World } from '#mocks/world/world-types.ts'

const shown = ({ id, type, size }: Row<'uploads'>) => ({ id, type, size })

/** Pictures that members hand in. */
export const uploadHandlers = (world: World): RequestHandler[] => [
  operation(
    world,
    'uploadFile',
    async ({ body, member }) => toAnswer(await storeUpload(world, member, body), shown),
    {
      replay: ({ body: { requestId }, member }) => {
        const row = world.db.uploads.find({ memberId: member.id, requestId })
        return row && ok(shown(row))
      },
    },
  ),
]
