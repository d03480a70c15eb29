import { Star } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import type { Scenario } from '#mocks/scenarios/conditions.ts'
import { getScenario, scenarioGroups } from '#mocks/scenarios/registry.ts'
import { findConflicts } from './choice.ts'
import { useFavourites } from './favourites.ts'
import { findScenarios } from './find-scenarios.ts'

interface RowProps {
  readonly scenario: Scenario
  readonly isChosen: boolean
  /** Names of the chosen scenarios that it would replace. */
  readonly against: readonly string[]
  readonly isFavourite: boolean
  readonly onChoose: () => void
  readonly onStar: () => void
}

function Row({ scenario, isChosen, against, isFavourite, onChoose, onStar }: RowProps) {
  const { name, description } = scenario
  return (
    <li>
      <label>
        <input type="checkbox" checked={isChosen} onChange={onChoose} />
        <span>
          {name}
          <small>{description}</small>
          {against.length > 0 && <small>{`Replaces ${against.join(' and ')}`}</small>}
        </span>
      </label>
      <button
        type="button"
        className="icon star"
        data-scenario={name}
        aria-label={`Favourite: ${name}`}
        aria-pressed={isFavourite}
        onClick={onStar}
      >
        <Star size={18} aria-hidden="true" />
      </button>
    </li>
  )
}

/** The chosen scenarios that another one would replace. Another visitor replaces the chosen one as a matter of course. */
function findReplaced(chosen: readonly Scenario[], scenario: Scenario): string[] {
  const others = chosen.filter(
    ({ visitor }) => visitor === undefined || scenario.visitor === undefined,
  )
  return findConflicts(others, scenario)
}

interface Props {
  readonly chosen: readonly string[]
  readonly onToggle: (name: string) => void
}

/** All scenarios by theme, found by words; the chosen ones come first, then the favourites. */
export function ScenarioList({ chosen, onToggle }: Props) {
  const [wanted, setWanted] = useState('')
  // A row keeps its place when it is chosen, until the next search.
  const [top, setTop] = useState(chosen)
  const [favourites, toggleFavourite] = useFavourites()
  const list = useRef<HTMLFieldSetElement>(null)
  const starred = useRef('')
  useLayoutEffect(() => {
    // The row has moved to another list or back.
    if (starred.current)
      list.current?.querySelector<HTMLElement>(`[data-scenario="${starred.current}"]`)?.focus()
    starred.current = ''
  })
  const found = findScenarios(wanted)
  const now = chosen.map(getScenario)
  const pinned = [...favourites].filter((name) => !top.includes(name))
  const groups = [
    { title: 'Chosen', all: top.map(getScenario) },
    { title: 'Favourites', all: pinned.map(getScenario) },
    ...scenarioGroups.map(({ title, scenarios }) => ({
      title,
      all: scenarios.filter(({ name }) => !top.includes(name) && !favourites.has(name)),
    })),
  ]
    .map(({ title, all }) => ({ title, all: all.filter(({ name }) => found?.has(name) ?? true) }))
    .filter(({ all }) => all.length > 0)
  return (
    <>
      <input
        type="search"
        placeholder="Find a scenario"
        aria-label="Find a scenario"
        value={wanted}
        onChange={({ target }) => {
          setWanted(target.value)
          setTop(chosen)
        }}
      />
      <fieldset ref={list} className="choices" aria-label="Scenarios">
        {groups.map(({ title, all }) => (
          <section key={title}>
            <h3>{title}</h3>
            <ul aria-label={title}>
              {all.map((scenario) => (
                <Row
                  key={scenario.name}
                  scenario={scenario}
                  isChosen={chosen.includes(scenario.name)}
                  against={findReplaced(now, scenario)}
                  isFavourite={favourites.has(scenario.name)}
                  onChoose={() => onToggle(scenario.name)}
                  onStar={() => {
                    starred.current = scenario.name
                    toggleFavourite(scenario.name)
                  }}
                />
              ))}
            </ul>
          </section>
        ))}
        {groups.length === 0 && <p className="quiet">No scenarios match.</p>}
      </fieldset>
    </>
  )
}
