/** D-086: the time-out for a lazily loaded chunk. */
export const CHUNK_TIMEOUT_MS = 120_000

/** The promise, or an error named ChunkTimeout once it took too long. */
export function withTimeout<T>(work: Promise<T>, patience = CHUNK_TIMEOUT_MS): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(Object.assign(new Error('The code did not come in time.'), { name: 'ChunkTimeout' }))
    }, patience)
  })
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer))
}
