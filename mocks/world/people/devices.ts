import type { World } from '../world-types.ts'

/** Notes the device that makes the running call as one of a member's. */
export async function recordDevice(world: World, memberId: number): Promise<void> {
  const row = { memberId, caller: world.caller }
  if (!world.db.devices.find(row)) await world.db.devices.insert(row)
}

/** The devices of a member: those they registered on, logged in on, or began a break on. */
export const listDevices = ({ db }: World, memberId: number): ReadonlySet<string> =>
  new Set(db.devices.list({ memberId }).map(({ caller }) => caller))

/** The members whose device makes the current call. */
export const ownersHere = ({ db, caller }: World): readonly number[] =>
  db.devices.list({ caller }).map(({ memberId }) => memberId)
