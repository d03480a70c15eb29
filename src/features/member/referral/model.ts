import { addReferralLinkBody } from '#openapi/generated/requests/addReferralLink.ts'
import { findRequestProblem } from '#patterns/forms/request-field.ts'

/** The problem with a name for a link; null when it is valid. */
export function subIdIssue(
  text: string,
  taken: readonly (string | null)[],
): 'shape' | 'taken' | null {
  const name = text.trim()
  if (findRequestProblem(addReferralLinkBody.shape.subId, name)) return 'shape'
  return taken.includes(name) ? 'taken' : null
}

/** The address that a friend opens: the registration with the code of the link. */
export const inviteUrl = (origin: string, code: string): string =>
  `${origin}/register?ref=${encodeURIComponent(code)}`
