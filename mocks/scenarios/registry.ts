import { nearest } from '#mocks/world/core/nearest.ts'
import { account } from './account.ts'
import { agents } from './agents.ts'
import { availability } from './availability.ts'
import { browser } from './browser.ts'
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
import type { Scenario, Theme } from './statement.ts'
import { visitors } from './visitors.ts'

/** Every theme, in the order of the panel. */
export const themes: readonly Theme[] = [
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
export const scenarios: readonly Scenario[] = themes.flatMap((theme) => theme.scenarios)

/** An unknown scenario name; `near` are similar names. */
export class UnknownScenario extends Error {
  readonly near: readonly string[]

  constructor(name: string) {
    const near = nearest(
      name,
      scenarios.map((scenario) => scenario.name),
    )
    super(`There is no scenario "${name}". Did you mean ${near.join(', ')}?`)
    this.name = 'UnknownScenario'
    this.near = near
  }
}

/** The scenario of that name. Throws UnknownScenario with the near matches. */
export function scenarioNamed(name: string): Scenario {
  const found = scenarios.find((scenario) => scenario.name === name)
  if (!found) throw new UnknownScenario(name)
  return found
}
