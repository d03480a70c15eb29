import { useQuery } from '@tanstack/react-query'
import { prizeQueries, type RedEnvelope } from '#api/offers/prizes.ts'
import { useLanguage } from '#i18n/i18n.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { asArray } from '#lib/read.ts'
import { Block } from '#patterns/block.tsx'
import { QueryBoundary } from '#patterns/query-boundary.tsx'
import { useToken } from '#session/store.ts'
import { Accordion } from '#ui/accordion/accordion.tsx'
import { stackLook } from '#ui/stack/stack.tsx'
import { EnvelopeCard } from '../components/envelope/envelope-card.tsx'
import { OddsTable } from '../components/outcome/odds-table.tsx'
import { OwnResults } from '../components/outcome/own-results.tsx'
import { Columns } from '../components/page/columns.tsx'
import { NothingOffered } from '../components/page/nothing-offered.tsx'
import { PrizePage, PrizePageSkeleton } from '../components/page/prize-page.tsx'
import { Section } from '../components/page/section.tsx'
import { Terms } from '../components/page/terms.tsx'
import { usePrizeText } from '../hooks/use-prize-text.ts'

/** The envelopes, their chances, what was in them, and the terms. */
export default function RedEnvelopeScreen() {
  const { t } = useTranslation('prizes')
  const token = useToken()
  const { code } = useLanguage()
  const query = useQuery({
    ...prizeQueries.envelopes(token ?? '', code),
    enabled: token !== null,
  })
  return (
    <PrizePage of="redEnvelope">
      <QueryBoundary query={query} waiting={<PrizePageSkeleton />}>
        {({ list, currency, terms }) =>
          asArray(list).length > 0 ? (
            <Parts list={asArray(list)} currency={currency} terms={terms} />
          ) : (
            <>
              <NothingOffered message={t('redEnvelope.none')} />
              <Block>
                <OwnResults source="redEnvelope" />
              </Block>
            </>
          )
        }
      </QueryBoundary>
    </PrizePage>
  )
}

interface PartsProps {
  list: readonly RedEnvelope[]
  currency: string
  terms: string
}

function Parts({ list, currency, terms }: PartsProps) {
  const { t } = useTranslation('prizes')
  return (
    <>
      <section aria-labelledby="envelopes">
        <h2 id="envelopes" className="visually-hidden">
          {t('redEnvelope.list')}
        </h2>
        <ul {...stackLook({ direction: 'grid', gap: 'gutter' })}>
          {list.map((envelope) => (
            <li key={envelope.id}>
              <Block>
                <EnvelopeCard envelope={envelope} currency={currency} />
              </Block>
            </li>
          ))}
        </ul>
      </section>
      <Section title={t('odds.title')} id="odds">
        <Accordion
          level={3}
          defaultOpen={list.slice(0, 1).map(({ id }) => String(id))}
          items={list.map((envelope) => ({
            id: String(envelope.id),
            title: envelope.title,
            content: (
              <Block>
                <Odds envelope={envelope} currency={currency} />
              </Block>
            ),
          }))}
        />
      </Section>
      <Columns>
        <Block>
          <OwnResults source="redEnvelope" />
        </Block>
        <Block>
          <Terms html={terms} />
        </Block>
      </Columns>
    </>
  )
}

function Odds({ envelope, currency }: { envelope: RedEnvelope; currency: string }) {
  const { t } = useTranslation('prizes')
  const { money } = usePrizeText(currency)
  const rows = asArray(envelope.odds).map(({ from, to, chance }) => ({
    id: from,
    chance,
    name: t('odds.band', { from: money(from), to: money(to) }),
  }))
  return (
    <OddsTable
      caption={t('redEnvelope.oddsOf', { title: envelope.title })}
      captionHidden
      of="amount"
      rows={rows}
    />
  )
}
