import { userEvent } from 'storybook/test'
import type { Fault } from '#mocks/faults/fault.ts'
import type { World } from '#mocks/world/world-types.ts'
import type { OperationId } from '#openapi/generated/operations.ts'
import { shows } from '../../stage.ts'

/** A play function that loses the answer of the button's call and waits for the message. The next call is answered. */
export const withoutAnswer =
  (operation: OperationId, button: () => Promise<HTMLElement>, fault: Fault = { kind: 'lost' }) =>
  async ({ loaded }: { loaded: { world?: World } }): Promise<void> => {
    loaded.world?.faults.set(operation, fault)
    await userEvent.click(await button())
    await shows('The result did not arrive')()
    loaded.world?.faults.delete(operation)
  }
