import { useLocation } from 'react-router'
import type { Route } from '#patterns/routing/define-route.ts'
import { parsePopup } from '#patterns/routing/popup.ts'
import { awaitRoutes, findRoute, popupRoutes } from './route-table.ts'

/** The route of the current address; suspends while the table with it or with its pop-up is loading. */
export function useRoute(): Route {
  const { pathname, search } = useLocation()
  const named = parsePopup(search) !== null && popupRoutes().length === 0
  awaitRoutes(named || findRoute(pathname, search) === null)
  const found = findRoute(pathname, search)
  if (!found) throw new Error('No route answers to any other address.')
  return found
}
