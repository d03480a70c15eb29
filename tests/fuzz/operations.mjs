// The operations of the published contract, as far as a generated call needs them.
import { operations } from '#openapi/generated/operations.ts'
import {
  follow,
  listOperations,
  listParameters,
  readContract,
  toBody,
} from '#tests/contract/contract.ts'

export const contract = await readContract()

/** The facts of each operation with its parameters and what its body is: the clear one of an encrypted call. */
export const OPERATIONS = listOperations(contract).map((operation) => {
  const { content = {} } = follow(contract, operation.node.requestBody)
  const media = Object.values(content).at(-1)
  return {
    id: operation.id,
    ...operations[operation.id],
    parameters: listParameters(contract, operation),
    body: media && toBody(contract, media, operation.id),
  }
})
