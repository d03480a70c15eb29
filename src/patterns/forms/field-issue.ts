import { FAMILIES, type Family } from '#lib/pattern.ts'
import { CHECKS, type Check } from './checks.ts'

/** Texts of a rule: one template for each pattern family, and one for a pattern without a name. */
export type RuleKey = Family | 'other'
export type IssueKey = Check | RuleKey

/** The problem with a value: a key of `forms:check` or `forms:rule`, and the numbers in its text. */
export interface FieldIssue {
  readonly key: IssueKey
  readonly min: number
  readonly max: number
}

const RULE_KEYS: readonly RuleKey[] = [...FAMILIES, 'other']

/** Encodes an issue as the message of a schema; `parseIssue` decodes it. */
export const issueMessage = ({ key, min, max }: FieldIssue): string => `${key}|${min}|${max}`

export const isRuleKey = (key: string): key is RuleKey => RULE_KEYS.some((known) => known === key)

/** The issue in a message. An unknown message counts as an empty field. */
export function parseIssue(message: string | undefined): FieldIssue | null {
  if (message === undefined) return null
  const [name = '', min, max] = message.split('|')
  const key = isRuleKey(name) ? name : (CHECKS.find((check) => check === name) ?? 'empty')
  return { key, min: Number(min) || 0, max: Number(max) || 0 }
}
