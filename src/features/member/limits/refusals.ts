import type { Refusals } from '#patterns/forms/form-error.ts'

/** What a limit or a break may be refused with. */
export const LIMIT_REFUSALS = {
  'limit.not.ready': { text: 'limitNotReady' },
  'limit.pause.longer': { text: 'pauseLonger' },
} as const satisfies Refusals
