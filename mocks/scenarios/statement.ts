import type { OperationId } from '../../openapi/generated/operations.ts'
import type { Fault } from '../faults/fault.ts'

/** What differs from a normal world. Every field absent means: normal. */
export interface Statement {
  /** Who is logged in when the page opens: an account of mocks/db/accounts.ts, or null for nobody. */
  visitor?: string | null
  /** What is special about `rahim`, the player. */
  player?: 'new' | 'expired' | 'default-password' | 'locked' | 'non-member'
  /** captcha: every user-name log-in needs one. */
  login?: 'captcha'
  maintenance?: boolean
  /** How long the maintenance lasts from the start; null when nobody knows. */
  maintenanceMinutes?: number | null
  region?: boolean
  /** This host is not one of the merchant's. */
  domain?: 'invalid'
  lists?: 'empty' | 'huge'
  /** missing: no picture below the CDNs is found. */
  images?: 'missing'
  announcements?: 'none'
  /** Only announcements to logged-in (A), anonymous (B) or first-time (F) visitors pop up. */
  popup?: 'A' | 'B' | 'F'
  /** How many vendors every game type has. */
  vendors?: number
  /** The language the visitor chose. */
  language?: string
  /** Real milliseconds before each answer. */
  latency?: { readonly min: number; readonly max: number }
  /** Befalls every operation except the start-up calls. */
  failure?: Fault
  /** Befalls the named operations. */
  faults?: { readonly [Id in OperationId]?: Fault }
}

/** A named statement about the world. */
export interface Scenario extends Statement {
  readonly name: string
  /** The statement in one sentence. */
  readonly says: string
}
