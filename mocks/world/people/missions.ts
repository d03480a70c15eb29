import { type Metric, type MissionText, missionTexts } from '#mocks/content/offers/missions.ts'
import { addDays, dayAt, startOfDay, startOfWeek } from '../core/days.ts'
import type { Member } from '../core/tables.ts'
import { hasEmptyLists } from '../list-size.ts'
import type { World } from '../world-types.ts'
import { checkInDays, hasRewards } from './rewards.ts'

/** A member's progress in a mission. */
export interface MissionProgress {
  readonly mission: MissionText
  readonly progress: number
  readonly endAt: number | null
  readonly state: 'READY' | 'OPEN' | 'CLAIMED' | 'EXPIRED'
}

/** The missions on offer. */
export const listMissions = (world: World): readonly MissionText[] =>
  !hasRewards(world) || hasEmptyLists(world) ? [] : missionTexts

/** The term that a claim counts for now: a day, a week, or once. */
export function getClaimPeriod(world: World, { kind }: MissionText): string {
  const today = dayAt(world.clock.now())
  return { DAILY: today, WEEKLY: startOfWeek(today), ONCE: 'once' }[kind]
}

/** Counts progress from the records of the world. */
const METRICS: Readonly<Record<Metric, (world: World, member: Member, today: string) => number>> = {
  signedToday: (world, member, today) => Number(checkInDays(world, member).has(today)),
  roundsToday: ({ db }, { id }, today) => {
    const mine = new Set(db.plays.list({ memberId: id }).map((play) => play.id))
    return db.rounds.count(({ playId, at }) => mine.has(playId) && at >= startOfDay(today))
  },
  gamesThisWeek: ({ db }, { id }, today) =>
    db.recents.count(({ memberId, at }) => memberId === id && at >= startOfDay(startOfWeek(today))),
  daysThisWeek: (world, member, today) =>
    [...checkInDays(world, member)].filter((day) => day >= startOfWeek(today)).length,
  favorites: ({ db }, { id }) => db.favorites.count({ memberId: id }),
  feedbacks: ({ db }, { id }) => db.feedbacks.count({ memberId: id }),
  demos: ({ db }, { id }) => db.plays.count(({ memberId, demo }) => memberId === id && demo),
  six: () => 6,
}

const claimOf = (world: World, { id: memberId }: Member, mission: MissionText) =>
  world.db.missionClaims.find({
    memberId,
    missionId: mission.id,
    term: getClaimPeriod(world, mission),
  })

export function getMissionProgress(
  world: World,
  member: Member,
  mission: MissionText,
): MissionProgress {
  const { metric, target, endsInDays } = mission
  const today = dayAt(world.clock.now())
  const progress = Math.min(target, METRICS[metric](world, member, today))
  const endAt = endsInDays === null ? null : startOfDay(addDays(today, endsInDays + 1))
  const over = endAt !== null && endAt <= world.clock.now()
  const reached = progress >= target ? 'READY' : 'OPEN'
  const unclaimed = over ? 'EXPIRED' : reached
  const state = claimOf(world, member, mission) ? 'CLAIMED' : unclaimed
  return { mission, progress, endAt, state }
}

const ORDER = ['READY', 'OPEN', 'CLAIMED', 'EXPIRED']

/** All missions of a member, claimable ones first. */
export const listMissionProgress = (world: World, member: Member): MissionProgress[] =>
  listMissions(world)
    .map((mission) => getMissionProgress(world, member, mission))
    .sort((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state))
