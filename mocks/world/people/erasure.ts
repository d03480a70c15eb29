import type { components } from '#openapi/generated/types.ts'
import { DAY } from '../core/durations.ts'
import type { World } from '../world-types.ts'
import { recordAudit } from './audit.ts'
import { deletePictures } from './own-pictures.ts'

type Erasure = components['schemas']['Erasure']

/** How long a request can be withdrawn. */
const WAIT_DAYS = 30

const WHAT: Pick<Erasure, 'waitDays' | 'erased' | 'kept'> = {
  waitDays: WAIT_DAYS,
  erased: ['PROFILE', 'PICTURE', 'MESSAGES', 'LOGINS', 'MARKETING'],
  kept: [
    { what: 'IDENTITY', years: 5 },
    { what: 'MOVEMENTS', years: 5 },
    { what: 'SAFER_PLAY', years: 7 },
    { what: 'AUDIT', years: 2 },
  ],
}

/** Fields of the identity check that the merchant is legally required to keep. */
const IDENTITY = ['birthday', 'nationality', 'placeOfBirth']

/** F-40: the state of a member's deletion request. */
export function getErasure(world: World, memberId: number): Erasure {
  const row = world.db.erasures.find({ memberId })
  const { requestedAt = null, dueAt = null, doneAt = null } = row ?? {}
  const requested = doneAt === null ? 'WAITING' : 'DONE'
  const state = row === undefined ? 'NONE' : requested
  return { state, requestedAt, dueAt: state === 'WAITING' ? dueAt : null, doneAt, ...WHAT }
}

export async function requestErasure(world: World, memberId: number): Promise<void> {
  if (getErasure(world, memberId).state === 'WAITING') return
  const requestedAt = world.clock.now()
  world.db.erasures.remove({ memberId })
  const dueAt = requestedAt + WAIT_DAYS * DAY
  await world.db.erasures.insert({ memberId, requestedAt, dueAt, doneAt: null })
  await recordAudit(world, memberId, 'ERASURE_REQUESTED')
}

export async function withdrawErasure(world: World, memberId: number): Promise<void> {
  if (world.db.erasures.remove((row) => row.memberId === memberId && row.doneAt === null) > 0)
    await recordAudit(world, memberId, 'ERASURE_WITHDRAWN')
}

/** Deletes what a request of the member's has made due. */
export async function settleErasure(world: World, memberId: number): Promise<void> {
  const { db, clock } = world
  const due = db.erasures.find({ memberId, doneAt: null })
  if (!due || clock.now() < due.dueAt) return
  await db.erasures.update({ memberId }, (row) => {
    row.doneAt = row.dueAt
  })
  await db.profiles.update({ memberId }, (row) => {
    row.values = Object.fromEntries(
      Object.entries(row.values).filter(([field]) => IDENTITY.includes(field)),
    )
  })
  await db.pointsRedemptions.update({ memberId }, (row) => {
    row.delivery = null
  })
  await db.members.update({ id: memberId }, (row) => {
    row.nickname = null
    row.icon = null
  })
  deletePictures(world, memberId, null)
  db.messages.remove((row) => row.memberId === memberId && row.at <= due.dueAt)
  db.notificationChoices.remove({ memberId })
  const open = new Set(db.sessions.list({ memberId, ended: null }).map(({ token }) => token))
  db.logins.remove((row) => row.memberId === memberId && !open.has(row.token ?? ''))
  await recordAudit(world, memberId, 'DATA_ERASED')
}
