import type { Fault } from '#mocks/faults/fault.ts'
import type { OperationId } from '#openapi/generated/operations.ts'

/** Conditions of the network; an absent one means the normal state. */
export interface NetworkConditions {
  /** missing: no picture below the CDNs is found; first-fails: none below the one asked first. */
  images?: 'missing' | 'first-fails'
  /** Real milliseconds before each answer. */
  latency?: { readonly min: number; readonly max: number }
  /** Applies to every operation except the start-up calls. */
  failure?: Fault
  /** Applies to the named operations. */
  faults?: { readonly [Id in OperationId]?: Fault }
}
