import type { Refusals } from '#patterns/forms/form-error.ts'

/** The refusals of a draw for a prize. */
export const PRIZE_REFUSALS = {
  'prize.not.eligible': { text: 'prizeOthers' },
  'prize.not.started': { text: 'prizeSoon' },
  'prize.ended': { text: 'prizeEnded' },
  'prize.no.tickets': { text: 'prizeTickets' },
  'prize.already.taken': { text: 'prizeTaken' },
  'prize.all.gone': { text: 'prizeGone' },
  'prize.condition.unmet': { text: 'prizeUnmet' },
} as const satisfies Refusals
