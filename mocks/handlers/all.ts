import type { AnyHandler } from 'msw'
import type { World } from '../db/world-types.ts'
import { mediaHandlers } from './media.ts'
import { socketHandlers } from './socket.ts'
import { unknownCallHandlers } from './unknown.ts'
import { walletHandlers } from './wallet.ts'

/** Every handler of a world: the operations by tag in contract order, then pictures, socket, and the rest. */
export const allHandlers = (world: World): AnyHandler[] => [
  ...walletHandlers(world),
  ...mediaHandlers(world),
  ...socketHandlers(world),
  ...unknownCallHandlers(world),
]
