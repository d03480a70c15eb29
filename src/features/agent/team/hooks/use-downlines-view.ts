import { useState } from 'react'
import type { Downline } from '#api/agent/agent.ts'
import type { SavedView } from '#patterns/records/saved-views.ts'
import { useChangeEffect } from '#patterns/use-change-effect.ts'
import { useSearchState } from '#patterns/use-search-state.ts'
import type { TableSort, TableView } from '#ui/data-table/columns.ts'
import { DOWNLINE_SEARCH, toDownlinesQuery, toSortQuery, viewSearch, viewValues } from '../model.ts'

/** Those chosen, by their ids; they stay while other pages are looked at. */
export type Chosen = ReadonlyMap<string, Downline>

/** What the table of downlines shows and how, who is chosen, and how that changes. */
export function useDownlinesView() {
  const { values, setValues } = useSearchState(DOWNLINE_SEARCH)
  const asked = toDownlinesQuery(values)
  const [look, setLook] = useState<TableView>({ density: 'compact' })
  const [chosen, setChosen] = useState<Chosen>(new Map())
  // Other people are shown now, so the selection is cleared: nobody is selected unseen.
  useChangeEffect(JSON.stringify({ ...asked, sort: null, order: null }), () => setChosen(new Map()))
  return {
    values,
    setValues,
    asked,
    look,
    chosen,
    openId: values.row,
    /** What a saved view keeps of the address. */
    search: viewSearch(values),
    onLook: setLook,
    onChoose: setChosen,
    onApply: (saved: SavedView) => {
      setLook(saved.view)
      void setValues({ ...viewValues(saved.search), p: 1, row: null })
    },
    onSort: (sort: TableSort | null) => void setValues({ ...toSortQuery(sort), p: 1 }),
    onOpen: (row: number) => void setValues({ row }),
  }
}
export type DownlinesView = ReturnType<typeof useDownlinesView>
