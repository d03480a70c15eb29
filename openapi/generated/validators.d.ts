// Generated from openapi/portal.yaml by `npm run generate`; do not edit.
import type { OperationId } from './operations.ts'

/** One reason for a refusal; `instancePath` is a JSON pointer. */
export interface Violation {
  readonly instancePath: string
  readonly message?: string
  readonly params: Readonly<Record<string, unknown>>
}

/** True when the value keeps the contract; otherwise `errors` says why. Parameters are coerced in place. */
export interface Validate {
  (value: unknown): boolean
  errors?: readonly Violation[] | null
}

export interface OperationValidators {
  readonly query?: Validate
  readonly path?: Validate
  readonly header?: Validate
  readonly body?: Validate
  readonly responses: Readonly<Partial<Record<number, Validate>>>
}

export type SocketEventName = 'balance.updated' | 'message.new' | 'deposit.credited' | 'deposit.failed' | 'withdrawal.approved' | 'withdrawal.rejected' | 'withdrawal.confirmRequired' | 'contract.offered' | 'contract.changed' | 'contract.terminated' | 'reward.available' | 'session.kicked' | 'system.maintenance' | 'limits.reached'

export const validators: Readonly<Record<OperationId, OperationValidators>>
export const eventValidators: Readonly<Record<SocketEventName, Validate>>
export const anyRefusal: Validate
export const sealedBody: Validate
