import { useQuery } from '@tanstack/react-query'
import { prizeQueries, type Raffle } from '../../../../api/prizes.ts'
import { useLanguage } from '../../../../i18n/i18n.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { Failure } from '../../../../patterns/forms/failure.tsx'
import { useToken } from '../../../../session/store.ts'
import { Grants } from '../components/grants.tsx'
import { Nothing } from '../components/nothing.tsx'
import { Columns, Page, Stack, Waiting } from '../components/page.tsx'
import { PastRaffles } from '../components/past-raffles.tsx'
import { RaffleFacts, RafflePrizes } from '../components/raffle-facts.tsx'
import { Terms } from '../components/terms.tsx'

/** PRD-09, API-48, D-066: the raffle of the week, one's tickets, more of them, and past draws. */
export default function RaffleScreen() {
  const { t } = useTranslation('prizes')
  const token = useToken()
  const { code } = useLanguage()
  const query = useQuery({
    ...prizeQueries.raffle(token ?? '', code),
    enabled: token !== null,
  })
  return (
    <Page of="raffle">
      {query.data === undefined ? (
        <Failure query={query} waiting={<Waiting />} />
      ) : query.data.raffle ? (
        <Parts raffle={query.data.raffle} />
      ) : (
        <Nothing message={t('raffle.none')} />
      )}
    </Page>
  )
}

const Parts = ({ raffle }: { raffle: Raffle }) => (
  <>
    <Columns>
      <Stack>
        <RaffleFacts raffle={raffle} />
        <Grants raffle={raffle} />
      </Stack>
      <Stack>
        <RafflePrizes raffle={raffle} />
        <Terms html={raffle.terms} />
      </Stack>
    </Columns>
    <PastRaffles />
  </>
)
