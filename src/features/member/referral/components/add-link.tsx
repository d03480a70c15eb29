import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { addReferralLink, type Referral, referralQueries } from '#api/offers/referral.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { formProps } from '#patterns/forms/form-props.ts'
import { useErrorText } from '#patterns/forms/use-error-text.ts'
import { useIdempotentMutation } from '#patterns/use-idempotent-mutation.ts'
import { WriteButton } from '#patterns/write-button.tsx'
import { useToken } from '#session/store.ts'
import { Stack } from '#ui/stack/stack.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { toast } from '#ui/toast/toast-store.ts'
import { subIdIssue } from '../model.ts'

/** Creates a link for a group, a channel or a friend. */
export function AddLink({ referral }: { referral: Referral }) {
  const { t } = useTranslation('referral')
  const client = useQueryClient()
  const describe = useErrorText()
  const { queryKey } = referralQueries.own(useToken() ?? '')
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  const { mutate, busy } = useIdempotentMutation({
    name: 'referral-link',
    send: (subId: string, requestId) => addReferralLink({ subId, requestId }),
    async onSettled(outcome, subId) {
      if (outcome.kind === 'done') {
        client.setQueryData(queryKey, outcome.result)
        setName('')
        toast.show({ tone: 'success', message: t('add.done', { name: subId }) })
        return
      }
      setError(describe(outcome.error))
      // If the answer was lost, the refetched list shows the result.
      if (outcome.kind === 'unknown') await client.invalidateQueries({ queryKey })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const taken = referral.links.map(({ subId }) => subId)
    const issue = subIdIssue(name, taken)
    setError(issue ? t(`add.${issue}`) : undefined)
    if (!issue) void mutate(name.trim())
  }
  if (referral.links.length >= referral.maxLinks)
    return <p>{t('add.full', { count: referral.maxLinks })}</p>
  return (
    <form {...formProps} onSubmit={submit}>
      <Stack gap="3">
        <TextField
          label={t('add.label')}
          hint={t('add.hint')}
          reads="code"
          value={name}
          error={error}
          onChange={({ target }) => {
            setName(target.value)
            setError(undefined)
          }}
        />
        <p>
          <WriteButton type="submit" loading={busy}>
            {t('add.button')}
          </WriteButton>
        </p>
      </Stack>
    </form>
  )
}
