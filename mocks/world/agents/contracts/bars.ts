import { isOn } from '#mocks/merchant/settings.ts'
import { type Refusal, refusal } from '../../core/refusal.ts'
import type { World } from '../../world-types.ts'

type Bar = Refusal<'function.not.available'> | null

const barUnless = (available: boolean): Bar =>
  available ? null : refusal('function.not.available')

/** CON-11: whether the merchant has contracts between agents and downlines, and the salaries that they pay. */
export const offersContracts = ({ statement }: World): boolean => statement.agentCentre !== 'plain'

/** The bar to contracts and to what they pay. */
export const barToContracts = (world: World): Bar => barUnless(offersContracts(world))

/** CON-12, ROL-13: what waits for the caller is asked for where agents have a policy. */
export const barToConsolidated = (world: World): Bar =>
  barUnless(offersContracts(world) && isOn(world.statement, 'AGENTPOLICY3'))
