/** One reason for a 422, as the contract writes it. */
export interface Violation {
  readonly path: string
  readonly reason: string
}
