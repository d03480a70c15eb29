import { useQuery } from '@tanstack/react-query'
import { prizeQueries, type Wheel } from '../../../../api/prizes.ts'
import { useLanguage } from '../../../../i18n/i18n.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { asArray } from '../../../../lib/read.ts'
import { Failure } from '../../../../patterns/forms/failure.tsx'
import { useToken } from '../../../../session/store.ts'
import { Nothing } from '../components/nothing.tsx'
import { OddsTable } from '../components/odds-table.tsx'
import { OwnResults } from '../components/own-results.tsx'
import { Columns, Page, Stack, Waiting } from '../components/page.tsx'
import { Section } from '../components/section.tsx'
import { SpinDesk } from '../components/spin-desk.tsx'
import { Terms } from '../components/terms.tsx'
import { usePrizeText } from '../hooks/use-prize-text.ts'

/** OTH-22, PRD-09, D-066: the prize wheel, its chances, what was won, and the terms. */
export default function WheelScreen() {
  const { t } = useTranslation('prizes')
  const token = useToken()
  const { code } = useLanguage()
  const query = useQuery({
    ...prizeQueries.wheel(token ?? '', code),
    enabled: token !== null,
  })
  return (
    <Page of="wheel">
      {query.data === undefined ? (
        <Failure query={query} waiting={<Waiting />} />
      ) : query.data.wheel ? (
        <Parts wheel={query.data.wheel} />
      ) : (
        <>
          <Nothing message={t('wheel.none')} />
          <OwnResults source="wheel" />
        </>
      )}
    </Page>
  )
}

function Parts({ wheel }: { wheel: Wheel }) {
  const { t } = useTranslation('prizes')
  const text = usePrizeText(wheel.currency)
  const rows = asArray(wheel.segments).map(({ id, prize, chance }) => ({
    ...{ id, chance },
    name: text.prize(prize),
    kind: prize.kind,
  }))
  return (
    <>
      <Columns>
        <SpinDesk wheel={wheel} />
        <Stack>
          <Section title={t('odds.title')} id="odds">
            <OddsTable caption={t('odds.wheel')} of="prize" rows={rows} />
          </Section>
          <OwnResults source="wheel" />
        </Stack>
      </Columns>
      <Terms html={wheel.terms} />
    </>
  )
}
