import { type QueryClient, type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query'
import i18next from 'i18next'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { contractKeys } from '#api/agent/contracts.ts'
import { systemQueries } from '#api/content/system.ts'
import { limitKeys } from '#api/member/limits.ts'
import { memberQueries } from '#api/member/member.ts'
import { messageKeys, messageQueries, type NotificationPreference } from '#api/member/messages.ts'
import { walletKeys, walletQueries } from '#api/money/wallet.ts'
import { rewardKeys } from '#api/offers/rewards.ts'
import { pollingInterval } from '#api/transport/polling.ts'
import { openSocket, type SocketEvent } from '#api/transport/socket.ts'
import { flushGames } from '#entities/game/game-cache.ts'
import { currencySymbol, formatDateTime } from '#i18n/format.ts'
import { loadTexts } from '#i18n/i18n.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { formatMoney } from '#lib/money.ts'
import { useMemberPages } from '#patterns/routing/member-page.ts'
import { expireSession } from '#session/expiry.ts'
import { session } from '#session/store.ts'
import { useVisitor } from '#session/visitor.ts'
import { toast } from '#ui/toast/toast-store.ts'
import { invalidateTogether } from './invalidate-together.ts'
import { showsRewards } from './reward-pages.ts'

/**
 * Applies the server's events for a member. Starts once the member info is loaded and no change of password
 * is required.
 */
export default function LiveUpdates({ token }: { token: string }) {
  const client = useQueryClient()
  const { t } = useTranslation(['common', 'frame'])
  const info = useQuery({
    ...memberQueries.info(token),
    refetchInterval: pollingInterval(false),
  })
  const { mustChangePassword } = useVisitor()
  const known = info.data !== undefined
  const open = known && !mustChangePassword
  const lost = info.isError && !known
  const { refetch } = info
  const { overlay } = useMemberPages()
  const navigate = useNavigate()
  const answer = useEffectEvent((withdrawal: string) => {
    const { to, ...options } = overlay('withdraw', { withdrawal })
    void navigate(to, options)
  })

  const location = useLocation()
  const announceReward = useEffectEvent(() => {
    if (!showsRewards(location)) void toastReward(client, token)
  })

  const notified = useRef(false)
  useEffect(() => {
    if (!lost || notified.current) return
    notified.current = true
    const action = { label: t('action.retry'), run: () => void refetch() }
    toast.show({ tone: 'danger', message: t('frame:account.lost'), action })
  }, [lost, refetch, t])

  useEffect(() => {
    if (!open) return
    const outdate = invalidateTogether(client)
    return openSocket(token, {
      onEvent: (event) => {
        if (session.get('token') !== token) return
        if (event.type === 'session.kicked') {
          toast.show({ tone: 'warning', message: t('error.kicked') })
        }
        apply({ client, outdate }, token, event)
        if (isPayment(event)) void toastPayment(client, token, event)
        else if (event.type === 'reward.available') announceReward()
        else if (event.type === 'withdrawal.confirmRequired')
          void toastConfirmRequired(event, (id) => answer(id))
      },
      onRefused: () => expireSession(client, token),
      onReturn: () => {
        void client.invalidateQueries({ queryKey: walletKeys.all })
        void client.invalidateQueries({ queryKey: messageKeys.all })
        void client.invalidateQueries({ queryKey: rewardKeys.all })
        void client.invalidateQueries({ queryKey: contractKeys.all })
      },
    })
  }, [client, token, open, t])
  return null
}

interface Cache {
  client: QueryClient
  /** Marks queries as stale, in one batch with those of events that follow immediately. */
  outdate: (key: QueryKey) => void
}

function apply({ client, outdate }: Cache, token: string, event: SocketEvent): void {
  if (event.type === 'balance.updated') {
    const { balance, currency } = event.value
    client.setQueryData(walletQueries.balance(token).queryKey, (old) =>
      old ? { ...old, balance, currency, updatedAt: event.at } : old,
    )
    outdate(walletKeys.reports)
  } else if (event.type === 'session.kicked') expireSession(client, token, true)
  else if (event.type === 'system.maintenance') {
    void client.refetchQueries({ queryKey: systemQueries.config().queryKey })
    void flushGames(client, 'HOT_GAMES')
    void flushGames(client, 'gameVendor')
  } else if (event.type === 'reward.available') {
    outdate(rewardKeys.all)
    outdate(memberQueries.info(token).queryKey)
  } else if (isContract(event)) {
    outdate(contractKeys.all)
  } else if (event.type === 'limits.reached') {
    outdate(limitKeys.all)
  } else {
    if (event.type !== 'message.new') outdate(walletKeys.all)
    if (event.type === 'message.new' || isPayment(event)) outdate(messageKeys.all)
  }
}

/** The events that are shown at once, with the key of their text (D-063). */
const NOTICES = {
  'deposit.credited': 'DEPOSIT_CREDITED',
  'deposit.failed': 'DEPOSIT_FAILED',
  'withdrawal.approved': 'WITHDRAWAL_APPROVED',
  'withdrawal.rejected': 'WITHDRAWAL_REJECTED',
} as const

type Payment = Extract<SocketEvent, { type: keyof typeof NOTICES }>
const isPayment = (event: SocketEvent): event is Payment => Object.hasOwn(NOTICES, event.type)

const isContract = ({ type }: SocketEvent): boolean => type.startsWith('contract.')

type Topic = NotificationPreference['topic']

/** Whether the member wants short notices of this kind. They are shown when the preferences are unknown. */
async function isWanted(client: QueryClient, token: string, topic: Topic): Promise<boolean> {
  // Fetched for each event: they may have changed on another device, and such events are rare.
  const preferences = { ...messageQueries.preferences(token), staleTime: 0 }
  const answer = await client.fetchQuery(preferences).catch(() => null)
  return answer?.list.find((one) => one.topic === topic)?.channels.includes('PORTAL') ?? true
}

async function toastReward(client: QueryClient, token: string): Promise<void> {
  if (!(await isWanted(client, token, 'REWARDS'))) return
  await loadTexts('member')
  toast.show({ tone: 'info', message: i18next.t('member:notice.REWARD_AVAILABLE') })
}

/**
 * Shows how a payment ended, with amount and local time. The inbox has the same message in any case.
 */
async function toastPayment(client: QueryClient, token: string, event: Payment): Promise<void> {
  if (!(await isWanted(client, token, 'PAYMENTS'))) return
  const { type, value, at } = event
  await loadTexts('member')
  const amount = currencySymbol(value.currency) + formatMoney(value.amount)
  const went = type === 'deposit.credited' || type === 'withdrawal.approved'
  toast.show({
    tone: went ? 'success' : 'danger',
    message: i18next.t(`member:notice.${NOTICES[type]}`, { amount, time: formatDateTime(at) }),
  })
}

type ConfirmRequired = Extract<SocketEvent, { type: 'withdrawal.confirmRequired' }>

/**
 * A payment waits for the member's confirmation. Reminds when it is sent, at half time and before
 * the end.
 */
async function toastConfirmRequired(
  { value }: ConfirmRequired,
  answer: (id: string) => void,
): Promise<void> {
  await loadTexts('member')
  const amount = currencySymbol(value.currency) + formatMoney(value.amount)
  toast.show({
    tone: 'warning',
    message: i18next.t('member:notice.CONFIRM_REQUIRED', {
      amount,
      time: formatDateTime(value.confirmBy),
    }),
    action: { label: i18next.t('member:notice.answer'), run: () => answer(value.transactionId) },
  })
}
