import { useQuery, useQueryClient } from '@tanstack/react-query'
import { limitQueries, setRealityCheck } from '#api/member/limits.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { useErrorText } from '#patterns/forms/use-error-text.ts'
import { QueryBoundary } from '#patterns/query-boundary.tsx'
import { useIdempotentMutation } from '#patterns/use-idempotent-mutation.ts'
import { useWriteBlockId } from '#patterns/use-online.ts'
import { useToken } from '#session/store.ts'
import { Card } from '#ui/card/card.tsx'
import { Select } from '#ui/select/select.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { toast } from '#ui/toast/toast-store.ts'
import { useLimitText } from '../hooks/use-limit-text.ts'
import { LIMIT_REFUSALS } from '../refusals.ts'

/** The interval of reality checks. */
export function CheckInterval() {
  const { t } = useTranslation('limits')
  const { minutes: words } = useLimitText()
  const client = useQueryClient()
  const describe = useErrorText(LIMIT_REFUSALS)
  const blockId = useWriteBlockId()
  const options = limitQueries.realityCheck(useToken() ?? '')
  const query = useQuery(options)
  const write = useIdempotentMutation({
    name: 'reality-check',
    send: (minutes: number) => setRealityCheck(minutes),
    onSettled(outcome) {
      if (outcome.kind === 'done') {
        client.setQueryData(options.queryKey, outcome.result)
        toast.show({ tone: 'success', message: t('check.saved') })
      } else toast.show({ tone: 'danger', message: describe(outcome.error) })
    },
  })
  return (
    <QueryBoundary query={query} waiting={<Skeleton lines={2} />}>
      {({ minutes, choices }) => (
        <Card>
          <Select
            label={t('check.label')}
            hint={t('check.hint')}
            value={String(write.input ?? minutes)}
            // Busy, it keeps the focus, and the choice that is being saved.
            disabled={blockId !== undefined}
            onChange={(event) => void write.mutate(Number(event.target.value))}
            options={choices.map((count) => ({ value: String(count), label: words(count) }))}
          />
        </Card>
      )}
    </QueryBoundary>
  )
}
