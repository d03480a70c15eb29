import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import {
  type Erasure,
  privacyQueries,
  requestErasure,
  withdrawErasure,
} from '#api/member/privacy.ts'
import { useMatterLines, useOpenMatters } from '#entities/wallet/use-matter-lines.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { FormAlert } from '#patterns/forms/form-alert.tsx'
import { useIdempotentMutation } from '#patterns/use-idempotent-mutation.ts'
import { useTimeText } from '#patterns/use-time-text.ts'
import { WriteButton } from '#patterns/write-button.tsx'
import { useToken } from '#session/store.ts'
import { useFocusHandOver } from '#ui/base/use-focus-hand-over.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { toast } from '#ui/toast/toast-store.ts'
import { ErasureFacts } from './erasure-facts.tsx'

/** The deletion of the member's own data: what is deleted, what is kept by law, the waiting time, and how to cancel. */
export function ErasureCard({ erasure }: { erasure: Erasure }) {
  const { t } = useTranslation('privacy')
  const { stamp } = useTimeText()
  const [asking, setAsking] = useState(false)
  const { state, dueAt, doneAt } = erasure
  const { atDeletion } = useMatterLines()
  const lines = atDeletion(useOpenMatters())
  return (
    <Stack gap="4">
      {doneAt === null ? null : <p role="status">{t('erasure.doneAt', { time: stamp(doneAt) })}</p>}
      {state === 'WAITING' && dueAt !== null ? (
        <Card variant="filled" tone="warning" gap="3">
          <p role="status">{t('erasure.waits', { time: stamp(dueAt) })}</p>
          <CallOff />
        </Card>
      ) : null}
      <ErasureFacts erasure={erasure} />
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {state === 'WAITING' ? null : (
        <p>
          <Button variant="ghost" onClick={() => setAsking(true)}>
            {t('erasure.begin')}
          </Button>
        </p>
      )}
      <ErasureDialog days={erasure.waitDays} open={asking} onClose={() => setAsking(false)} />
    </Stack>
  )
}

/** Cancels the request; its card is gone afterwards. */
function CallOff() {
  const { t } = useTranslation('privacy')
  const root = useRef<HTMLParagraphElement>(null)
  useFocusHandOver(root)
  const { error, busy, mutate } = useErasure(
    'erasure-withdraw',
    () => withdrawErasure(),
    t('erasure.withdrawn'),
  )
  return (
    <>
      <FormAlert error={error} />
      <p ref={root}>
        <WriteButton variant="primary" loading={busy} onClick={() => void mutate(null)}>
          {t('erasure.withdraw')}
        </WriteButton>
      </p>
    </>
  )
}

interface ErasureDialogProps {
  days: number
  open: boolean
  onClose: () => void
}

function ErasureDialog({ days, open, onClose }: ErasureDialogProps) {
  const { t } = useTranslation(['privacy', 'common'])
  const [agreed, setAgreed] = useState(false)
  const close = () => {
    setAgreed(false)
    onClose()
  }
  const request = useErasure(
    'erasure',
    (requestId) => requestErasure(requestId),
    t('privacy:erasure.asked'),
    close,
  )
  return (
    <Dialog
      title={t('privacy:erasure.begin')}
      description={t('privacy:erasure.confirm', { count: days })}
      closeLabel={t('common:action.close')}
      size="sm"
      open={open}
      onOpenChange={close}
    >
      <Stack gap="4">
        <FormAlert error={request.error} />
        <Checkbox checked={agreed} onChange={(event) => setAgreed(event.target.checked)}>
          {t('privacy:erasure.understood')}
        </Checkbox>
        <WriteButton
          variant="danger"
          block
          disabled={!agreed}
          loading={request.busy}
          onClick={() => void request.mutate(null)}
        >
          {t('privacy:erasure.submit')}
        </WriteButton>
      </Stack>
    </Dialog>
  )
}

/** A write about the deletion request. If the answer is lost, the card fetches the state. */
function useErasure(
  name: string,
  send: (requestId: string) => Promise<Erasure>,
  done: string,
  onDone?: () => void,
) {
  const client = useQueryClient()
  const { queryKey } = privacyQueries.erasure(useToken() ?? '')
  return useIdempotentMutation({
    name,
    send: (_: null, requestId) => send(requestId),
    async onSettled(outcome) {
      if (outcome.kind === 'done') {
        client.setQueryData(queryKey, outcome.result)
        toast.show({ tone: 'success', message: done })
        onDone?.()
      } else await client.invalidateQueries({ queryKey }).catch(() => undefined)
    },
  })
}
