import type { Refusals } from '#patterns/forms/form-error.ts'

/** The refusals of the chat and the feedback form. */
export const SUPPORT_REFUSALS = {
  'chat.offline': { text: 'chatOffline' },
  'feedback.too.often': { text: 'feedbackOften' },
} as const satisfies Refusals
