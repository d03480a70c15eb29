import type { Refusals } from '#patterns/forms/form-error.ts'

/** What the chat and the feedback form may be refused with. */
export const SUPPORT_REFUSALS = {
  'chat.offline': { text: 'chatOffline' },
  'feedback.too.often': { text: 'feedbackOften' },
} as const satisfies Refusals
