import { useQuery } from '@tanstack/react-query'
import { prizeQueries, type Wheel } from '#api/offers/prizes.ts'
import { useLanguage } from '#i18n/i18n.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { asArray } from '#lib/read.ts'
import { Block } from '#patterns/block.tsx'
import { QueryBoundary } from '#patterns/query-boundary.tsx'
import { useToken } from '#session/store.ts'
import { Stack } from '#ui/stack/stack.tsx'
import { OddsTable } from '../components/outcome/odds-table.tsx'
import { OwnResults } from '../components/outcome/own-results.tsx'
import { Columns } from '../components/page/columns.tsx'
import { NothingOffered } from '../components/page/nothing-offered.tsx'
import { PrizePage, PrizePageSkeleton } from '../components/page/prize-page.tsx'
import { Section } from '../components/page/section.tsx'
import { Terms } from '../components/page/terms.tsx'
import { WheelPanel } from '../components/wheel/wheel-panel.tsx'
import { usePrizeText } from '../hooks/use-prize-text.ts'

/** The prize wheel, its chances, what was won, and the terms. */
export default function WheelScreen() {
  const { t } = useTranslation('prizes')
  const token = useToken()
  const { code } = useLanguage()
  const query = useQuery({
    ...prizeQueries.wheel(token ?? '', code),
    enabled: token !== null,
  })
  return (
    <PrizePage of="wheel">
      <QueryBoundary query={query} waiting={<PrizePageSkeleton />}>
        {({ wheel }) =>
          wheel ? (
            <Parts wheel={wheel} />
          ) : (
            <>
              <NothingOffered message={t('wheel.none')} />
              <Block>
                <OwnResults source="wheel" />
              </Block>
            </>
          )
        }
      </QueryBoundary>
    </PrizePage>
  )
}

function Parts({ wheel }: { wheel: Wheel }) {
  const { t } = useTranslation('prizes')
  const text = usePrizeText(wheel.currency)
  const rows = asArray(wheel.segments).map(({ id, prize, chance }) => ({
    id,
    chance,
    name: text.prize(prize),
    kind: prize.kind,
  }))
  return (
    <>
      <Columns>
        <Block>
          <WheelPanel wheel={wheel} />
        </Block>
        <Stack gap="gutter">
          <Section title={t('odds.title')} id="odds">
            <Block>
              <OddsTable caption={t('odds.wheel')} of="prize" rows={rows} />
            </Block>
          </Section>
          <Block>
            <OwnResults source="wheel" />
          </Block>
        </Stack>
      </Columns>
      <Block>
        <Terms html={wheel.terms} />
      </Block>
    </>
  )
}
