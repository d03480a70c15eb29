import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import {
  answerRealityCheck,
  limitKeys,
  type PlayFacts,
  type RealityCheckReply,
} from '#api/member/limits.ts'
import { formatCount } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { memberHref } from '#patterns/routing/member-page.ts'
import { useIdempotentMutation } from '#patterns/use-idempotent-mutation.ts'
import { WriteButton } from '#patterns/write-button.tsx'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { KeyValue } from '#ui/key-value/key-value.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { useMoney } from '../wallet/use-money.ts'
import { usePlayHold } from './use-play-hold.ts'

interface PlayHoldDialogProps {
  demo: boolean
  onExit: () => void
}

/** Play waits behind a dialog that only an answer closes. */
export function PlayHoldDialog({ demo, onExit }: PlayHoldDialogProps) {
  const hold = usePlayHold(demo)
  if (hold?.kind === 'check') return <RealityCheck facts={hold.facts} onExit={onExit} />
  return hold ? <TimeUp minutes={hold.minutes} onExit={onExit} /> : null
}

function RealityCheck({ facts, onExit }: { facts: PlayFacts; onExit: () => void }) {
  const { t } = useTranslation(['play', 'common'])
  const { signed } = useMoney()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { dueAt, minutes, rounds, net } = facts
  const { mutate, busy, input, error } = useIdempotentMutation({
    name: 'reality-check-answer',
    send: (answer: RealityCheckReply['answer']) => answerRealityCheck({ dueAt, answer }),
    contentOf: (answer) => ({ dueAt, answer }),
    onSettled: () => client.invalidateQueries({ queryKey: limitKeys.all }),
  })
  const answer = async (reply: RealityCheckReply['answer']) => {
    const outcome = await mutate(reply)
    if (outcome?.kind !== 'done') return
    if (reply === 'LEAVE') onExit()
    if (reply === 'HISTORY') await navigate(memberHref('personalHistoryCopy'))
  }
  const button = (reply: RealityCheckReply['answer'], variant: 'primary' | 'secondary') => (
    <WriteButton
      variant={variant}
      loading={busy && input === reply}
      disabled={busy}
      onClick={() => void answer(reply)}
    >
      {t(`play:check.${reply}`)}
    </WriteButton>
  )
  return (
    <Dialog
      open
      dismissible={false}
      size="sm"
      title={t('play:check.title')}
      description={t('play:check.text')}
      closeLabel={t('common:action.close')}
      footer={
        <Stack direction="row" gap="2" justify="end" wrap>
          {button('LEAVE', 'secondary')}
          {button('HISTORY', 'secondary')}
          {button('CONTINUE', 'primary')}
        </Stack>
      }
    >
      <KeyValue
        rows={[
          { id: 'time', term: t('play:elapsed'), detail: t('play:minutes', { count: minutes }) },
          { id: 'rounds', term: t('play:check.rounds'), detail: formatCount(rounds) },
          { id: 'net', term: t('play:net'), detail: <bdi>{signed(net)}</bdi>, strong: true },
        ]}
      />
      <p role="alert">{error ? t('play:check.unanswered') : null}</p>
    </Dialog>
  )
}

function TimeUp({ minutes, onExit }: { minutes: number; onExit: () => void }) {
  const { t } = useTranslation(['play', 'common'])
  return (
    <Dialog
      open
      dismissible={false}
      size="sm"
      title={t('play:timeUp.title')}
      closeLabel={t('common:action.close')}
      footer={
        <Button variant="primary" onClick={onExit}>
          {t('play:exit')}
        </Button>
      }
    >
      <p>{t('play:timeUp.text', { time: t('play:minutes', { count: minutes }) })}</p>
    </Dialog>
  )
}
