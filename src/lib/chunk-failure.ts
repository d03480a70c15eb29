const failures = new WeakSet<object>()

/** Notes an error that comes from code or styles that failed to load. */
export const recordChunkFailure = (error: object): void => void failures.add(error)

/** Whether code or styles failed to load or took too long. */
export const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error && (failures.has(error) || error.name === 'ChunkTimeout')
