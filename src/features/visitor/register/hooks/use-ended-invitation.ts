import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { registerQueries } from '#api/member/register.ts'
import { asApiError } from '#api/transport/error.ts'
import { removeReferralCode, storedReferral } from '#entities/visitor/referral.ts'
import type { RegisterValues } from '../model.ts'

/** The reason why the code of the visitor's link is not valid. */
export type LostInvitation = { readonly why: 'ended' | 'unknown'; readonly code: string }

const REASONS: Readonly<Record<string, LostInvitation['why']>> = {
  'register.affiliate.disabled': 'ended',
  'register.affiliate.invalid': 'unknown',
}

/**
 * The code of the visitor's link, if its agent has disabled it or no agent has it; null while it may be valid. Such a
 * code is removed from the device and the form.
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
