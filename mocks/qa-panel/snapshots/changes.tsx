import { useLayoutEffect, useRef } from 'react'
import type { RowEdit } from '#mocks/world/core/row-edits.ts'
import { changesView } from '../changes-view.ts'

/** The changed rows by table. */
export function Changes({ edits }: { readonly edits: readonly RowEdit[] }) {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => ref.current?.replaceChildren(changesView(edits)), [edits])
  return <div ref={ref} />
}
