/** `portal-sdk/mocks`: the fake backend in the process of a test. */
export { createWorld, type WorldOptions } from './create-world.ts'
export { expectCalls } from './expect-calls.ts'
export { type StartedWorld, startWorld } from './node.ts'
export type { World } from './world/world-types.ts'
