import { localize } from '#mocks/content/text.ts'
import type { MissionProgress } from '#mocks/world/people/missions.ts'
import type { components } from '#openapi/generated/types.ts'
import { toReward } from './to-reward.ts'

/** A mission with a member's progress, as the contract writes it. */
export function toMission(
  { mission, progress, endAt, state }: MissionProgress,
  language: string,
): components['schemas']['Mission'] {
  const { id, kind, title, text, target, reward, link } = mission
  return {
    id,
    kind,
    progress,
    target,
    link,
    endAt,
    state,
    title: localize(title, language),
    text: localize(text, language),
    reward: toReward(reward),
  }
}
