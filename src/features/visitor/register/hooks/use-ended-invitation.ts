import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { registerQueries } from '#api/member/register.ts'
import { asApiError } from '#api/transport/error.ts'
import { removeReferralCode, storedReferral } from '#entities/visitor/referral.ts'
import type { RegisterValues } from '../model.ts'

/** Why the code of the link that brought the visitor counts for nothing. */
export type LostInvitation = { readonly why: 'ended' | 'unknown'; readonly code: string }

const REASONS: Readonly<Record<string, LostInvitation['why']>> = {
  'register.affiliate.disabled': 'ended',
  'register.affiliate.invalid': 'unknown',
}

/**
 * An agent has disabled the link that brought the visitor, or nobody has its code, which is dropped
 * then; null while it is good, as far as is known.
 */
export function useEndedInvitation({
  getValues,
  setValue,
}: Pick<UseFormReturn<RegisterValues>, 'getValues' | 'setValue'>): LostInvitation | null {
  const [code] = useState(() => storedReferral().affiliate)
  const { error } = useQuery({
    ...registerQueries.affiliate(code ?? '', window.location.hostname),
    enabled: code !== null,
    staleTime: 60_000,
  })
  const why = (error && REASONS[asApiError(error).code]) ?? null
  useEffect(() => {
    if (why === null) return
    removeReferralCode('affiliate')
    if (getValues('affiliateCode') === code) setValue('affiliateCode', '')
  }, [why, code, getValues, setValue])
  return why === null || code === null ? null : { why, code }
}
