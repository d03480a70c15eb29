import { weeklyNewsletters } from '#mocks/content/announcements/popup.ts'
import type { components } from '#openapi/generated/types.ts'
import { makeNotice } from './content.ts'

/** MOD-15: more pop-ups than one page holds, newest first; their times count back from `now`. */
export const manyPopups = (language: string, now: number): components['schemas']['PopupItem'][] =>
  weeklyNewsletters.map((text) => ({ ...makeNotice(text, language, now), execution: 'AB' }))
