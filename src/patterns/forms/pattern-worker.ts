/** A task for the worker, and its verdict with the same id. */
export interface PatternTask {
  readonly id: number
  readonly pattern: string
  readonly text: string
}
export interface PatternVerdict {
  /** 0: the worker is ready. */
  readonly id: number
  /** null: not a valid expression. */
  readonly fits: boolean | null
}

function matches(pattern: string, text: string): boolean | null {
  for (const flags of ['u', '']) {
    try {
      return new RegExp(pattern, flags).test(text)
    } catch {
      // Old expressions escape more than the `u` flag allows.
    }
  }
  return null
}

const post = (verdict: PatternVerdict) => self.postMessage(verdict)

self.onmessage = ({ data }: MessageEvent<PatternTask>) =>
  post({ id: data.id, fits: matches(data.pattern, data.text) })

post({ id: 0, fits: null })
