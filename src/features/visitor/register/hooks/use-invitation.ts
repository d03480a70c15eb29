import { useQuery, useQueryClient } from '@tanstack/react-query'
import { systemQueries } from '#api/content/system.ts'
import { registerQueries } from '#api/member/register.ts'
import { asApiError } from '#api/transport/error.ts'
import { removeReferralCode, storedReferral } from '#entities/visitor/referral.ts'
import { type FieldRule, fieldRules, type RuledField } from '#patterns/forms/field-rules.ts'
import { findRuleIssue } from '#patterns/forms/rule-issue.ts'
import { unseenCodes } from '../model.ts'

/** The inviter of the visitor, with or without a field in the form. */
export function useInvitation(fields: readonly FieldRule[]) {
  const client = useQueryClient()
  const rules = fieldRules(useQuery(systemQueries.registerSettings()).data?.fields)

  /** Throws the refusal of a code that is not good; an empty one needs no check. */
  const check = async (typed: string): Promise<void> => {
    if (typed.trim() === '') return
    const { hostname } = window.location
    await client.fetchQuery({
      ...registerQueries.affiliate(typed.trim(), hostname),
      staleTime: 60_000,
    })
  }

  const fits = async (name: RuledField, code: string): Promise<boolean> => {
    const issue = await findRuleIssue(code, { ...rules[name], enabled: true })
    if (issue || name !== 'affiliateCode') return issue === null
    try {
      await check(code)
      return true
    } catch (thrown) {
      // A temporary failure must not lose the inviter's code: rethrow, so that it is tried again.
      if (asApiError(thrown).passing) throw thrown
      return false
    }
  }

  /** An invalid stored code is dropped, because a visitor who cannot see it could not correct it. */
  const unseen = async (): Promise<Readonly<Record<string, string>>> => {
    const good: Record<string, string> = {}
    for (const { kind, code, names, seen } of unseenCodes(fields, storedReferral())) {
      const fit = await Promise.all(names.map((name) => fits(name, code)))
      const taken = names.filter((_, index) => fit[index])
      for (const name of taken) good[name] = code
      if (taken.length === 0 && !seen) removeReferralCode(kind)
    }
    return good
  }

  return { check, unseen }
}
