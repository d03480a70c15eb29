import { isModuleOn } from '#mocks/merchant/settings.ts'
import { type Refusal, refusal } from '../../core/refusal.ts'
import type { World } from '../../world-types.ts'

type NotAvailable = Refusal<'function.not.available'> | null

const refuseUnless = (available: boolean): NotAvailable =>
  available ? null : refusal('function.not.available')

/** CON-11: whether the merchant has contracts between agents and downlines, and the salaries that they pay. */
export const offersContracts = ({ conditions }: World): boolean =>
  conditions.agentCentre !== 'plain'

/** Refuses contracts and what they pay where the merchant has none. */
export const checkContractsOffered = (world: World): NotAvailable =>
  refuseUnless(offersContracts(world))

/** CON-12, ROL-13: refuses unless contracts are offered and AGENTPOLICY3 is on. */
export const checkConsolidatedOffered = (world: World): NotAvailable =>
  refuseUnless(offersContracts(world) && isModuleOn(world.conditions, 'AGENTPOLICY3'))
