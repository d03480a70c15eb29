import type { Refusals } from '#patterns/forms/form-error.ts'

/** The refusals of a limit or a break. */
export const LIMIT_REFUSALS = {
  'limit.not.ready': { text: 'limitNotReady' },
  'limit.pause.longer': { text: 'pauseLonger' },
} as const satisfies Refusals
