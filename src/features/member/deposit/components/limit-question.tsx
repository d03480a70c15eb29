import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { limitKeys, limitQueries, setLimit } from '#api/member/limits.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { FormAlert } from '#patterns/forms/form-alert.tsx'
import { FormSkeleton } from '#patterns/forms/form-skeleton.tsx'
import { useMemberPages } from '#patterns/routing/member-page.ts'
import { useIdempotentMutation } from '#patterns/use-idempotent-mutation.ts'
import { WriteButton } from '#patterns/write-button.tsx'
import { useToken } from '#session/store.ts'
import { buttonLook } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { DEPOSIT_REFUSALS } from '../refusals.ts'

/**
 * Asks once, before the first deposit, whether to set a limit; then shows the form. If it cannot load the
 * limits, it shows the form without the question, because the server enforces limits anyway.
 */
export function LimitQuestion({ children }: { children: ReactNode }) {
  const { data, isPending } = useQuery(limitQueries.limits(useToken() ?? ''))
  if (isPending) return <FormSkeleton rows={4} />
  return data?.depositPrompt === true ? <Question /> : children
}

function Question() {
  const { t } = useTranslation('deposit')
  const { link } = useMemberPages()
  const client = useQueryClient()
  // No limit is an answer, too: the server keeps it and does not ask again.
  const { mutate, busy, error } = useIdempotentMutation({
    name: 'deposit-without-limit',
    send: (_answer: 'none', requestId) =>
      setLimit({ kind: 'DEPOSIT_MONTH', value: null, confirm: false, requestId }),
    onSettled: () => client.invalidateQueries({ queryKey: limitKeys.all }),
  })
  return (
    <Card gap="4" role="group" aria-labelledby="limit-question">
      <h2 id="limit-question">{t('limits.title')}</h2>
      <p>{t('limits.why')}</p>
      <FormAlert refusals={DEPOSIT_REFUSALS} error={error} />
      <Stack direction="row" gap="3" wrap>
        <Link {...link('limits')} {...buttonLook({ variant: 'primary' })}>
          {t('limits.link')}
        </Link>
        <WriteButton loading={busy} onClick={() => void mutate('none')}>
          {t('limits.without')}
        </WriteButton>
      </Stack>
    </Card>
  )
}
