import type { RecordingPlayer } from './player.ts'
import { REDACTION_RULES, type RedactionRule } from './rules.ts'

const RULES = Object.entries(REDACTION_RULES) as [RedactionRule, string][]

/** The state of a recording, without the content of its calls; null if none is loaded. */
export function describeRecording({ recording, repeat, given, byWorld }: RecordingPlayer) {
  if (!recording) return null
  const { name, creator, startedAt, calls, sessions, others, unanswered, redacted } = recording
  return {
    ...{ name, creator, startedAt, repeat, sessions, others, unanswered },
    calls: calls.map(({ n, operationId, status, breach }) => ({
      ...{ n, operationId, status, breach },
      given: given.get(n) ?? 0,
    })),
    redacted: RULES.map(([rule, what]) => ({ rule, what, count: redacted[rule] })),
    byWorld: [...byWorld].map(([operationId, count]) => ({ operationId, count })),
  }
}
