import { useQuery } from '@tanstack/react-query'
import { prizeQueries, type Raffle } from '#api/offers/prizes.ts'
import { useLanguage } from '#i18n/i18n.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { Block } from '#patterns/block.tsx'
import { QueryBoundary } from '#patterns/query-boundary.tsx'
import { useToken } from '#session/store.ts'
import { Stack } from '#ui/stack/stack.tsx'
import { Columns } from '../components/page/columns.tsx'
import { NothingOffered } from '../components/page/nothing-offered.tsx'
import { PrizePage, PrizePageSkeleton } from '../components/page/prize-page.tsx'
import { Terms } from '../components/page/terms.tsx'
import { Grants } from '../components/raffle/grants.tsx'
import { PastRaffles } from '../components/raffle/past-raffles.tsx'
import { RaffleFacts, RafflePrizes } from '../components/raffle/raffle-facts.tsx'

/** The raffle of the week, the member's tickets, grants of more, and past draws. */
export default function RaffleScreen() {
  const { t } = useTranslation('prizes')
  const token = useToken()
  const { code } = useLanguage()
  const query = useQuery({
    ...prizeQueries.raffle(token ?? '', code),
    enabled: token !== null,
  })
  return (
    <PrizePage of="raffle">
      <QueryBoundary query={query} waiting={<PrizePageSkeleton />}>
        {({ raffle }) =>
          raffle ? <Parts raffle={raffle} /> : <NothingOffered message={t('raffle.none')} />
        }
      </QueryBoundary>
    </PrizePage>
  )
}

const Parts = ({ raffle }: { raffle: Raffle }) => (
  <>
    <Columns>
      <Stack gap="gutter">
        <Block>
          <RaffleFacts raffle={raffle} />
        </Block>
        <Block>
          <Grants raffle={raffle} />
        </Block>
      </Stack>
      <Stack gap="gutter">
        <Block>
          <RafflePrizes raffle={raffle} />
        </Block>
        <Block>
          <Terms html={raffle.terms} />
        </Block>
      </Stack>
    </Columns>
    <Block>
      <PastRaffles />
    </Block>
  </>
)
