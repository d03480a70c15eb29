import type { World } from '#mocks/world/world-types.ts'

/** Says when the world may have changed, for what the panel shows of it. */
export interface WorldChanges {
  /** Returns a function that ends it. */
  subscribe(listener: () => void): () => void
  /** A number that rises with every change. */
  version(): number
  /** Called by the panel after it has changed something that the world does not report itself, such as its faults. */
  notify(): void
}

/** Observes calls, events of the socket, the clock, the breakpoints and the recording of a world. */
export function watchWorld(world: World): WorldChanges {
  const listeners = new Set<() => void>()
  let version = 0
  const notify = () => {
    version += 1
    for (const listen of listeners) listen()
  }
  world.log.onAdd(notify)
  world.sockets.frames.onAdd(notify)
  world.clock.onChange(notify)
  world.breakpoints.onChange(notify)
  world.recording.onChange(notify)
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    version: () => version,
    notify,
  }
}
