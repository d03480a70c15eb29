import { isDisconnection } from '#mocks/boot/disconnect.ts'
import { createLink, formatLinkWithFaults } from '#mocks/scenarios/link.ts'
import { resetClock } from '../clock/move-clock.ts'
import { setNetwork } from '../faults/network.ts'
import { setFaults } from '../faults/set-faults.ts'
import type { PanelTools } from '../shell/panel-context.ts'
import { currentLink } from './current-link.ts'
import type { WorldPart } from './describe-world.ts'

/** Loads the page in the current world without one of its scenarios. */
function leaveScenario({ world, portalMock }: PanelTools, name: string): void {
  const scenarios = world.link.scenarios.filter((one) => one.name !== name)
  const scenario = scenarios.map((one) => one.name).join('+')
  const { seed, clock, faults } = currentLink(world)
  const link = createLink({ scenario, seed, clock: clock ?? undefined })
  portalMock.use(formatLinkWithFaults({ ...link, faults }))
}

/** Returns a part of the world to the normal state; only a scenario needs a reload. */
export function switchOff(tools: PanelTools, { kind, name }: WorldPart): void {
  const { world, changes } = tools
  if (kind === 'scenario') leaveScenario(tools, name)
  if (kind === 'network') setNetwork(world, 'own')
  if (kind === 'faults') setFaults(world, world.faultRules.filter(isDisconnection))
  if (kind === 'clock') resetClock(world)
  if (kind === 'recording') world.recording.remove()
  if (kind === 'breakpoints') world.breakpoints.remove()
  changes.notify()
}
