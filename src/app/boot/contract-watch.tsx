import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { contractQueries } from '#api/agent/contracts.ts'
import { getPendingKinds } from '#entities/contract/kinds.ts'
import { usePopup } from '#patterns/routing/popup.ts'
import { session } from '#session/store.ts'
import { useModule, useVisitor } from '#session/visitor.ts'
import { findRoute } from '../routing/route-table.ts'

/**
 * Fetches the pending and active contracts, except for trial accounts, if AGENTPOLICY3 is on. Opens the member's pop-up
 * once for each new pending contract, but never during a game.
 */
export default function ContractWatch({ token }: { token: string }) {
  const { role } = useVisitor()
  const isOn = useModule('AGENTPOLICY3')
  const asks = isOn && (role === 'member' || role === 'agent')
  const codes = useQuery({
    ...contractQueries.consolidated(token),
    enabled: asks,
    retry: false,
  }).data
  const { pathname, search } = useLocation()
  const { popup, open } = usePopup()
  const announced = useRef('')

  useEffect(() => {
    if (codes) session.set('consolidated', codes)
  }, [codes])

  const waiting = codes && role === 'member' ? getPendingKinds(codes).join(' ') : ''
  const free = popup === null && findRoute(pathname, search)?.frame === 'player'
  useEffect(() => {
    if (!free || waiting === announced.current) return
    announced.current = waiting
    if (waiting !== '') void open('contracts')
  }, [waiting, free, open])
  return null
}
