/** A handler's answer breaks the contract: a bug of the fake backend, never of the page. */
export class ContractBreachError extends Error {
  readonly operationId: string
  readonly status: number

  constructor(operationId: string, status: number, reason: string, cause?: unknown) {
    super(`${operationId} answered ${status}, but ${reason}`, { cause })
    this.name = 'ContractBreachError'
    this.operationId = operationId
    this.status = status
  }
}
