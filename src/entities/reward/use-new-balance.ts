import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { walletQueries } from '#api/money/wallet.ts'
import { useToken } from '#session/store.ts'

/** The balance fetched after the win; undefined until then. */
export function useNewBalance(): string | undefined {
  const token = useToken()
  const query = useQuery({ ...walletQueries.balance(token ?? ''), enabled: token !== null })
  const [before] = useState(query.dataUpdatedAt)
  return query.isFetching || query.dataUpdatedAt === before ? undefined : query.data?.balance
}
