import type { components } from '../../../openapi/generated/types.ts'
import { type Metric, type MissionText, missionTexts } from '../../content/offers/missions.ts'
import { say } from '../../content/text.ts'
import { addDays, dayAt, startOf, weekOf } from '../../world/core/days.ts'
import type { Member } from '../../world/core/tables.ts'
import type { World } from '../../world/world-types.ts'
import { shownReward, signedDays } from './rules.ts'

type Mission = components['schemas']['Mission']

/** The missions on offer. */
export const missionsOf = ({ statement }: World): readonly MissionText[] =>
  statement.rewards === 'none' || statement.lists === 'empty' ? [] : missionTexts

/** The term that a claim counts for now: a day, a week, or once. */
export function termOf(world: World, { kind }: MissionText): string {
  const today = dayAt(world.clock.now())
  return { DAILY: today, WEEKLY: weekOf(today), ONCE: 'once' }[kind]
}

/** Counts progress from the records of the world. */
const METRICS: Readonly<Record<Metric, (world: World, member: Member, today: string) => number>> = {
  signedToday: (world, member, today) => Number(signedDays(world, member).has(today)),
  roundsToday: ({ db }, { id }, today) => {
    const mine = new Set(db.plays.list({ memberId: id }).map((play) => play.id))
    return db.rounds.count(({ playId, at }) => mine.has(playId) && at >= startOf(today))
  },
  gamesThisWeek: ({ db }, { id }, today) =>
    db.recents.count(({ memberId, at }) => memberId === id && at >= startOf(weekOf(today))),
  daysThisWeek: (world, member, today) =>
    [...signedDays(world, member)].filter((day) => day >= weekOf(today)).length,
  favorites: ({ db }, { id }) => db.favorites.count({ memberId: id }),
  feedbacks: ({ db }, { id }) => db.feedbacks.count({ memberId: id }),
  demos: ({ db }, { id }) => db.plays.count(({ memberId, demo }) => memberId === id && demo),
  six: () => 6,
}

const claimOf = (world: World, { id: memberId }: Member, mission: MissionText) =>
  world.db.missionClaims.find({ memberId, missionId: mission.id, term: termOf(world, mission) })

/** A mission with a member's progress. */
export function missionFor(
  world: World,
  member: Member,
  mission: MissionText,
  language: string,
): Mission {
  const { id, kind, title, text, metric, target, reward, link, endsInDays } = mission
  const today = dayAt(world.clock.now())
  const progress = Math.min(target, METRICS[metric](world, member, today))
  const endAt = endsInDays === null ? null : startOf(addDays(today, endsInDays + 1))
  const over = endAt !== null && endAt <= world.clock.now()
  const reached = progress >= target ? 'READY' : 'OPEN'
  return {
    ...{ id, kind, progress, target, link, endAt },
    title: say(title, language),
    text: say(text, language),
    state: claimOf(world, member, mission) ? 'CLAIMED' : over ? 'EXPIRED' : reached,
    reward: shownReward(reward),
  }
}

const ORDER = ['READY', 'OPEN', 'CLAIMED', 'EXPIRED']

/** All missions of a member, claimable ones first. */
export const missionList = (world: World, member: Member, language: string): Mission[] =>
  missionsOf(world)
    .map((mission) => missionFor(world, member, mission, language))
    .sort((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state))
