import { useQueryClient } from '@tanstack/react-query'
import { messageKeys } from '#api/member/messages.ts'
import { type ConsentChange, privacyQueries, setConsent } from '#api/member/privacy.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { useErrorText } from '#patterns/forms/use-error-text.ts'
import { useIdempotentMutation } from '#patterns/use-idempotent-mutation.ts'
import { useToken } from '#session/store.ts'
import { toast } from '#ui/toast/toast-store.ts'

/** Gives a consent or takes it back; `pending` is the one on its way. */
export function useConsent() {
  const { t } = useTranslation('privacy')
  const client = useQueryClient()
  const describe = useErrorText()
  const { queryKey } = privacyQueries.consents(useToken() ?? '')
  const { mutate, input, busy } = useIdempotentMutation({
    name: 'consent',
    send: (change: ConsentChange) => setConsent(change),
    async onSettled(outcome) {
      if (outcome.kind === 'done') {
        client.setQueryData(queryKey, outcome.result)
        toast.show({ tone: 'success', message: t('saved') })
      } else {
        toast.show({ tone: 'danger', message: describe(outcome.error) })
        // After a lost response or a newer version of a text, the refetched list shows the state.
        await client.invalidateQueries({ queryKey }).catch(() => undefined)
      }
      // The notification preferences are made of the same choices.
      await client.invalidateQueries({ queryKey: messageKeys.all }).catch(() => undefined)
    },
  })
  return { choose: (change: ConsentChange) => void mutate(change), pending: input ?? null, busy }
}
