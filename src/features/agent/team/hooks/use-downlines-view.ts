import { useState } from 'react'
import type { Downline } from '#api/agent/agent.ts'
import type { SavedView } from '#patterns/records/saved-views.ts'
import { useChangeEffect } from '#patterns/use-change-effect.ts'
import { useSearchState } from '#patterns/use-search-state.ts'
import type { TableSort, TableView } from '#ui/data-table/columns.ts'
import { DOWNLINE_SEARCH, toDownlinesQuery, toSortQuery, viewSearch, viewValues } from '../model.ts'

/** Those chosen, by their ids; they stay while other pages are looked at. */
export type Chosen = ReadonlyMap<string, Downline>

/** The view of the table of downlines, its selection, and their setters. */
export function useDownlinesView() {
  const { values, setValues } = useSearchState(DOWNLINE_SEARCH)
  const asked = toDownlinesQuery(values)
  const [look, setLook] = useState<TableView>({ density: 'compact' })
  const [chosen, setChosen] = useState<Chosen>(new Map())
  // The list now shows other people, so the selection is cleared: a hidden row must not stay selected.
  useChangeEffect(JSON.stringify({ ...asked, sort: null, order: null }), () => setChosen(new Map()))
  return {
    values,
    setValues,
    asked,
    look,
    chosen,
    openId: values.row,
    /** The part of the address that a saved view stores. */
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
