import { Link } from 'react-router'
import type { Withdrawal } from '#api/money/withdrawals.ts'
import { formatDateTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { useMemberPages } from '#patterns/routing/member-page.ts'
import { buttonLook } from '#ui/button/button.tsx'
import { cardLook } from '#ui/card/card.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Timeline } from '#ui/timeline/timeline.tsx'
import { getTimeline, isSplit, type Step } from '../progress.ts'

/** The timeline of a withdrawal with reason, expected time and the actions needed from the member. */
export function Progress({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation('withdraw')
  const { expectedAt, reason, documents, parts } = withdrawal
  const split = isSplit(withdrawal)
  const titleOf = ({ title, part }: Step): string =>
    split && part !== null
      ? t('step.ofPart', { step: t(title), part, parts: parts.length })
      : t(title)
  return (
    <section aria-labelledby="progress-title" {...cardLook({ padding: 'lg', gap: '4' })}>
      <h2 id="progress-title">{t('progress.title')}</h2>
      <Timeline
        label={t('progress.title')}
        stateLabels={{
          done: t('progress.done'),
          current: t('progress.current'),
          todo: t('progress.todo'),
          failed: t('progress.failed'),
        }}
        entries={getTimeline(withdrawal).map((step) => ({
          id: step.id,
          title: titleOf(step),
          state: step.state,
          ...(step.at === null
            ? {}
            : {
                time: { text: formatDateTime(step.at), dateTime: new Date(step.at).toISOString() },
              }),
          ...(step.isNow && expectedAt !== null
            ? { expected: t('progress.expected', { time: formatDateTime(expectedAt) }) }
            : {}),
          text:
            step.isNow && (reason !== null || documents.length > 0) ? (
              <Needed reason={reason} documents={documents} />
            ) : undefined,
        }))}
      />
    </section>
  )
}

function Needed({ reason, documents }: Pick<Withdrawal, 'reason' | 'documents'>) {
  const { t } = useTranslation('withdraw')
  const { link } = useMemberPages()
  return (
    <Stack gap="2" align="start">
      {reason === null ? null : <p>{reason}</p>}
      {documents.map((name) => (
        <Link key={name} {...link('profile')} {...buttonLook({ size: 'sm' })}>
          {t(`document.${name}`)}
        </Link>
      ))}
    </Stack>
  )
}
