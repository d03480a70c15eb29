import { useQueryClient } from '@tanstack/react-query'
import { type LeaderboardOwn, rewardKeys, setLeaderboardName } from '#api/offers/rewards.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { useErrorText } from '#patterns/forms/use-error-text.ts'
import { useIdempotentMutation } from '#patterns/use-idempotent-mutation.ts'
import { useWriteBlockId } from '#patterns/use-online.ts'
import { Switch } from '#ui/switch/switch.tsx'
import { toast } from '#ui/toast/toast-store.ts'
import { REWARD_REFUSALS } from './refusals.ts'
import { SideCard } from './side-card.tsx'

/** Whether others see the name; masked until the member decides otherwise. */
export function NameMasking({ own }: { own: LeaderboardOwn }) {
  const { t } = useTranslation('winners')
  const describe = useErrorText(REWARD_REFUSALS)
  const client = useQueryClient()
  const blockId = useWriteBlockId()
  const { mutate, input, busy } = useIdempotentMutation({
    name: 'leaderboard-name',
    send: (masked: boolean) => setLeaderboardName(masked),
    async onSettled(outcome, masked) {
      toast.show(
        outcome.kind === 'done'
          ? {
              tone: 'success',
              message: t(masked ? 'name.hidden' : 'name.shown', { name: outcome.result.name }),
            }
          : { tone: 'danger', message: describe(outcome.error) },
      )
      // If the answer was lost, the refetched list shows the result.
      if (outcome.kind === 'done' || outcome.kind === 'unknown')
        await client.invalidateQueries({ queryKey: rewardKeys.leaderboard })
    },
  })

  return (
    <SideCard title={t('name.title')}>
      <Switch
        spread
        label={t('name.mask')}
        hint={t('name.hint', { name: own.name })}
        checked={input ?? own.masked}
        disabled={busy || blockId !== undefined}
        aria-describedby={blockId}
        onChange={({ target }) => void mutate(target.checked)}
      />
    </SideCard>
  )
}
