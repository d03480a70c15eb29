import { nearest } from '#mocks/world/core/nearest.ts'
import { account } from './account.ts'
import { agents } from './agents.ts'
import { availability } from './availability.ts'
import { browser } from './browser.ts'
import type { Scenario, ScenarioGroup } from './conditions.ts'
import { content } from './content.ts'
import { hostile } from './hostile.ts'
import { languages } from './languages.ts'
import { lobby } from './lobby.ts'
import { money } from './money.ts'
import { network } from './network.ts'
import { offers } from './offers.ts'
import { play } from './play.ts'
import { registration } from './registration.ts'
import { signIn } from './sign-in.ts'
import { visitors } from './visitors.ts'

/** Every theme, in the order of the panel. */
export const scenarioGroups: readonly ScenarioGroup[] = [
  visitors,
  availability,
  signIn,
  registration,
  account,
  content,
  lobby,
  play,
  money,
  offers,
  agents,
  network,
  hostile,
  browser,
  languages,
]

/** Every scenario, theme by theme. */
export const scenarios: readonly Scenario[] = scenarioGroups.flatMap((theme) => theme.scenarios)

/** An unknown scenario name; `near` are similar names. */
export class UnknownScenarioError extends Error {
  readonly near: readonly string[]

  constructor(name: string) {
    const near = nearest(
      name,
      scenarios.map((scenario) => scenario.name),
    )
    super(`No scenario named "${name}". Did you mean ${near.join(', ')}?`)
    this.name = 'UnknownScenarioError'
    this.near = near
  }
}

/** The scenario of that name. Throws UnknownScenarioError with the near matches. */
export function getScenario(name: string): Scenario {
  const found = scenarios.find((scenario) => scenario.name === name)
  if (!found) throw new UnknownScenarioError(name)
  return found
}
