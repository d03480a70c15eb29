import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { asApiError } from '../../../../api/error.ts'
import { registerQueries } from '../../../../api/register.ts'
import { forgetCode, storedReferral } from '../../../../entities/visitor/referral.ts'
import type { RegisterValues } from '../model.ts'

/** D-071: whether the agent has disabled the link that brought the visitor; its code is dropped then. */
export function useEndedInvitation({
  getValues,
  setValue,
}: Pick<UseFormReturn<RegisterValues>, 'getValues' | 'setValue'>): boolean {
  const [code] = useState(() => storedReferral().affiliate)
  const { error } = useQuery({
    ...registerQueries.affiliate(code ?? '', window.location.hostname),
    enabled: code !== null,
    staleTime: 60_000,
  })
  const ended = error !== null && asApiError(error).code === 'register.affiliate.disabled'
  useEffect(() => {
    if (!ended) return
    forgetCode('affiliate')
    if (getValues('affiliateCode') === code) setValue('affiliateCode', '')
  }, [ended, code, getValues, setValue])
  return ended
}
