import type { components } from '#openapi/generated/types.ts'

/** The valid affiliate codes; the name is shown where the affiliate allows it. */
export const affiliates: readonly components['schemas']['Affiliate'][] = [
  { code: 'AFF2026', name: null },
  { code: 'NODI77', name: 'Nodi' },
  { code: 'GOLD24', name: 'Gold Club' },
]
