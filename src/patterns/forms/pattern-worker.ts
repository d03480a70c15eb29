/** A question to the worker, and its answer with the same number. */
export interface PatternTask {
  readonly id: number
  readonly pattern: string
  readonly text: string
}
export interface PatternVerdict {
  /** 0 says only that the worker is there. */
  readonly id: number
  /** null: the expression is none. */
  readonly fits: boolean | null
}

function judge(pattern: string, text: string): boolean | null {
  for (const flags of ['u', '']) {
    try {
      return new RegExp(pattern, flags).test(text)
    } catch {
      // Old expressions escape more than the `u` flag allows.
    }
  }
  return null
}

const answer = (verdict: PatternVerdict) => self.postMessage(verdict)

self.onmessage = ({ data }: MessageEvent<PatternTask>) =>
  answer({ id: data.id, fits: judge(data.pattern, data.text) })

answer({ id: 0, fits: null })
