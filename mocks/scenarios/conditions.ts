import type { AccountConditions } from './conditions/account.ts'
import type { AgentConditions } from './conditions/agents.ts'
import type { AvailabilityConditions } from './conditions/availability.ts'
import type { BrowserConditions } from './conditions/browser.ts'
import type { ContentConditions } from './conditions/content.ts'
import type { HostileConditions } from './conditions/hostile.ts'
import type { LanguageConditions } from './conditions/languages.ts'
import type { LobbyConditions } from './conditions/lobby.ts'
import type { MoneyConditions } from './conditions/money.ts'
import type { NetworkConditions } from './conditions/network.ts'
import type { OffersConditions } from './conditions/offers.ts'
import type { PlayConditions } from './conditions/play.ts'
import type { RegistrationConditions } from './conditions/registration.ts'
import type { SignInConditions } from './conditions/sign-in.ts'
import type { VisitorConditions } from './conditions/visitors.ts'

/** Differences from a normal world. Each absent field means the normal state. */
export interface Conditions
  extends VisitorConditions,
    SignInConditions,
    RegistrationConditions,
    AccountConditions,
    ContentConditions,
    LobbyConditions,
    PlayConditions,
    MoneyConditions,
    OffersConditions,
    AgentConditions,
    AvailabilityConditions,
    NetworkConditions,
    HostileConditions,
    LanguageConditions,
    BrowserConditions {}

/** A named statement about the world. */
export interface Scenario extends Conditions {
  readonly name: string
  /** The statement in one sentence. */
  readonly description: string
}

/** Scenarios about the same part of the portal. */
export interface ScenarioGroup {
  /** Unique, for keys and addresses. */
  readonly name: string
  /** A heading for people. */
  readonly title: string
  readonly scenarios: readonly Scenario[]
}
