/** A minimal event emitter; `on` returns how to unsubscribe. */
export function createEmitter<T = void>() {
  const listeners = new Set<(value: T) => void>()
  return {
    emit(value: T) {
      for (const listener of listeners) listener(value)
    },
    on(listener: (value: T) => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
