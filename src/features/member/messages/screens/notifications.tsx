import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import {
  messageQueries,
  type NotificationChoice,
  type NotificationPreference,
  type NotificationPreferences,
  setNotificationPreference,
} from '#api/member/messages.ts'
import { privacyKeys } from '#api/member/privacy.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { useErrorText } from '#patterns/forms/use-error-text.ts'
import { QueryBoundary } from '#patterns/query-boundary.tsx'
import { useIdempotentMutation } from '#patterns/use-idempotent-mutation.ts'
import { useWriteBlockId } from '#patterns/use-online.ts'
import { usePauseLine } from '#patterns/use-pause-text.ts'
import { useToken } from '#session/store.ts'
import { cardLook } from '#ui/card/card.tsx'
import { Page } from '#ui/page/page.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { Stack, stackLook } from '#ui/stack/stack.tsx'
import { Switch } from '#ui/switch/switch.tsx'
import { toast } from '#ui/toast/toast-store.ts'

const CHANNELS = ['PORTAL', 'EMAIL', 'SMS'] as const
const isMarketing = ({ topic }: NotificationPreference) => topic.startsWith('MARKETING_')

/** Which notices the member gets, and by which channels; no marketing without consent. */
export default function Notifications() {
  const { t } = useTranslation(['messages', 'member'])
  const query = useQuery(messageQueries.preferences(useToken() ?? ''))
  return (
    <Page gap="5" title={t('member:page.notifications')} lead={t('messages:preferences.intro')}>
      <QueryBoundary query={query} waiting={<Skeleton lines={8} />}>
        {(preferences) => <Preferences preferences={preferences} />}
      </QueryBoundary>
    </Page>
  )
}

function Preferences({ preferences }: { preferences: NotificationPreferences }) {
  const { t } = useTranslation('messages')
  const { list, marketingBlocked } = preferences
  const { choose, pending } = useChoice()
  const pause = usePauseLine()
  const topic = (one: NotificationPreference) => (
    <li key={one.topic}>
      <Topic
        preference={one}
        pending={pending}
        blocked={marketingBlocked && isMarketing(one)}
        onChoose={choose}
      />
    </li>
  )
  return (
    <Stack gap="6">
      <section {...stackLook({ gap: '3' })} aria-labelledby="service-notices">
        <h2 id="service-notices">{t('preferences.service')}</h2>
        <ul {...stackLook({ gap: '3' })}>{list.filter((one) => !isMarketing(one)).map(topic)}</ul>
      </section>
      <section {...stackLook({ gap: '3' })} aria-labelledby="marketing-notices">
        <h2 id="marketing-notices">{t('preferences.marketing')}</h2>
        <p>
          {marketingBlocked ? pause : null}{' '}
          {t(marketingBlocked ? 'preferences.blocked' : 'preferences.consent')}
        </p>
        <ul {...stackLook({ gap: '3' })}>{list.filter(isMarketing).map(topic)}</ul>
      </section>
    </Stack>
  )
}

interface TopicProps {
  preference: NotificationPreference
  pending: NotificationChoice | null
  blocked: boolean
  onChoose: (choice: NotificationChoice) => void
}

function Topic({ preference, pending, blocked, onChoose }: TopicProps) {
  const { t } = useTranslation('messages')
  const blockId = useWriteBlockId()
  const titleId = useId()
  const { topic, channels, fixed } = preference
  return (
    <section aria-labelledby={titleId} {...cardLook({ gap: '2' })}>
      <h3 id={titleId}>{t(`preferences.topic.${topic}`)}</h3>
      {CHANNELS.map((channel) => {
        const isPending = pending?.topic === topic && pending.channel === channel
        const isFixed = fixed.includes(channel)
        return (
          <Switch
            key={channel}
            spread
            label={t(`preferences.channel.${channel}`)}
            hint={isFixed ? t('preferences.fixed') : undefined}
            checked={isPending ? pending.on : channels.includes(channel)}
            disabled={isFixed || blocked || pending !== null || blockId !== undefined}
            aria-describedby={blockId}
            onChange={({ target }) => onChoose({ topic, channel, on: target.checked })}
          />
        )
      })}
    </section>
  )
}

/** Turns one topic on or off for one way. */
function useChoice() {
  const { t } = useTranslation('messages')
  const client = useQueryClient()
  const describe = useErrorText()
  const { queryKey } = messageQueries.preferences(useToken() ?? '')
  const { mutate, input } = useIdempotentMutation({
    name: 'notification-preference',
    send: (choice: NotificationChoice) => setNotificationPreference(choice),
    async onSettled(outcome) {
      if (outcome.kind === 'done') {
        client.setQueryData(queryKey, outcome.result)
        toast.show({ tone: 'success', message: t('preferences.saved') })
        // Consents to marketing are made of the same choices.
        void client.invalidateQueries({ queryKey: privacyKeys.all })
        return
      }
      toast.show({ tone: 'danger', message: describe(outcome.error) })
      // If the answer was lost, the refetched list shows the result.
      if (outcome.kind === 'unknown') await client.invalidateQueries({ queryKey })
    },
  })
  return { choose: (choice: NotificationChoice) => void mutate(choice), pending: input ?? null }
}
