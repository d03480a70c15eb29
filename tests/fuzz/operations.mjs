// The operations of the published contract, as far as a generated call needs them.
import { operations } from '#openapi/generated/operations.ts'
import {
  bodyOf,
  follow,
  operationsOf,
  parametersOf,
  readContract,
} from '#tests/contract/contract.ts'

export const contract = await readContract()

/** The facts of each operation with its parameters and what its body is: the clear one of an encrypted call. */
export const OPERATIONS = operationsOf(contract).map((operation) => {
  const { content = {} } = follow(contract, operation.node.requestBody)
  const media = Object.values(content).at(-1)
  return {
    id: operation.id,
    ...operations[operation.id],
    parameters: parametersOf(contract, operation),
    body: media && bodyOf(contract, media, operation.id),
  }
})
