import { useQuery } from '@tanstack/react-query'
import { type Kyc, profileQueries } from '#api/member/profile.ts'
import { pollingInterval } from '#api/transport/polling.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { QueryBoundary } from '#patterns/query-boundary.tsx'
import { useTimeText } from '#patterns/use-time-text.ts'
import { useToken } from '#session/store.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { KycForm } from './kyc-form.tsx'

const TONE = {
  NOT_STARTED: 'neutral',
  PENDING: 'info',
  MORE_NEEDED: 'warning',
  VERIFIED: 'success',
  REJECTED: 'danger',
} as const

/** Polling interval while documents are in review, in ms. */
const ASK_MS = 60_000

/** The identity check: its state, the reason, and what to submit. */
export function KycCard() {
  const kyc = useQuery({
    ...profileQueries.kyc(useToken() ?? ''),
    refetchInterval: pollingInterval(({ state }) =>
      state.data?.state === 'PENDING' ? ASK_MS : false,
    ),
  })
  return (
    <QueryBoundary query={kyc} waiting={<Skeleton lines={3} />}>
      {(check) => <Check {...check} />}
    </QueryBoundary>
  )
}

function Check({ state, reason, document, decidedAt, expectedAt }: Kyc) {
  const { t } = useTranslation('profile')
  const { moment, stamp } = useTimeText()
  const at = decidedAt ?? expectedAt
  const format = state === 'PENDING' ? moment : stamp
  const time = at === null ? '' : format(at)
  const asks = state === 'NOT_STARTED' || state === 'MORE_NEEDED' || state === 'REJECTED'
  return (
    <Stack gap="3">
      <Stack gap="2" role="status">
        <p>
          <Badge variant={TONE[state]}>{t(`kyc.state.${state}`)}</Badge>
          {document === null ? null : <> {t(`kyc.documents.${document}`)}</>}
        </p>
        <p>{t(`kyc.text.${state}`, { time })}</p>
        {reason === null ? null : <p>{t(`kyc.reason.${reason}`)}</p>}
      </Stack>
      {asks ? <KycForm /> : null}
    </Stack>
  )
}
