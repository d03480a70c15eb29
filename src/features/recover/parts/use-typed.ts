import { useEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { formDrafts } from '../../../session/drafts.ts'

/**
 * What was typed into a form outlives its pop-up: only the fields named in `start`, so that passwords
 * and codes are left out by not being named.
 */
export function useTyped<T extends Readonly<Record<string, string>>>(form: string, start: T) {
  const [begin] = useState((): T => {
    const draft = formDrafts.get(form) ?? {}
    const kept = Object.entries(draft).filter(
      ([name, value]) => Object.hasOwn(start, name) && typeof value === 'string',
    )
    return { ...start, ...Object.fromEntries(kept) }
  })
  const [names] = useState(() => Object.keys(start))

  function useKeep<V extends FieldValues>({ watch }: UseFormReturn<V>): void {
    useEffect(() => {
      const { unsubscribe } = watch((values) => {
        const kept = Object.entries(values).filter(([name]) => names.includes(name))
        formDrafts.set(form, Object.fromEntries(kept))
      })
      return unsubscribe
    }, [watch])
  }

  return { start: begin, useKeep }
}
