import { useState } from 'react'
import { withLink } from '#mocks/boot/address.ts'
import { formatFaults } from '#mocks/faults/fault-rule.ts'
import { createLink, formatLinkWithFaults, type WorldLink as Link } from '#mocks/scenarios/link.ts'
import { toMessage } from '#mocks/world/core/to-message.ts'
import { usePanel, useWorld } from '../shell/panel-context.ts'
import { addScenario } from './choice.ts'
import { currentLink } from './current-link.ts'
import { isRoleOn, ROLES, withRole } from './roles.ts'
import { ScenarioList } from './scenario-list.tsx'
import { WorldLink } from './world-link.tsx'
import { WorldSummary } from './world-summary.tsx'

/** The world in words, the scenarios to choose from, and the link of the chosen world. */
export function WorldSection() {
  const { portalMock } = usePanel()
  const world = useWorld()
  const [chosen, setChosen] = useState<readonly string[]>(() =>
    world.link.scenarios.map(({ name }) => name),
  )
  const [dropped, setDropped] = useState<readonly string[]>([])
  const [seed, setSeed] = useState(String(world.link.seed))
  // A moved clock is in the link until another one is typed.
  const [typedClock, setTypedClock] = useState<string | null>(null)
  const clock = typedClock ?? currentLink(world).clock ?? ''

  const linkOf = (names: readonly string[]): Link =>
    createLink({ scenario: names.join('+'), seed, clock, fault: formatFaults(world.faultRules) })
  const readAddress = () => {
    try {
      return { address: location.origin + withLink(linkOf(chosen)), problem: '' }
    } catch (error) {
      return { address: '', problem: toMessage(error) }
    }
  }
  const toggle = (name: string) => {
    const next = chosen.includes(name)
      ? { names: chosen.filter((one) => one !== name), dropped: [] }
      : addScenario(chosen, name)
    setChosen(next.names)
    setDropped(next.dropped)
  }
  const { problem } = readAddress()
  const note = dropped.length > 0 ? `Deselected because of a conflict: ${dropped.join(', ')}.` : ''
  return (
    <div className="body world">
      <WorldSummary />
      <fieldset className="roles" aria-label="Start as">
        {ROLES.map(({ title, scenario, path }) => (
          <button
            key={scenario}
            type="button"
            aria-pressed={isRoleOn(world, scenario)}
            disabled={problem !== ''}
            onClick={() =>
              portalMock.use(formatLinkWithFaults(linkOf(withRole(scenario, chosen))), path)
            }
          >
            {title}
          </button>
        ))}
      </fieldset>
      <ScenarioList chosen={chosen} onToggle={toggle} />
      <p className={problem ? 'problem' : 'quiet'} role="status">
        {problem || note}
      </p>
      <WorldLink
        seed={seed}
        onSeed={setSeed}
        clock={clock}
        onClock={setTypedClock}
        address={() => readAddress().address}
      />
      <div className="row foot">
        <button
          type="button"
          className="main"
          disabled={problem !== ''}
          onClick={() => portalMock.use(formatLinkWithFaults(linkOf(chosen)))}
        >
          Open this world
        </button>
        <button type="button" onClick={() => portalMock.reset()}>
          Reset world
        </button>
      </div>
    </div>
  )
}
