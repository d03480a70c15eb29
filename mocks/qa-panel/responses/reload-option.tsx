import { useState } from 'react'
import { realTab } from '#mocks/boot/real-storage.ts'
import { type OperationId, operations } from '#openapi/generated/operations.ts'
import { usePanel } from '../shell/panel-context.ts'

const SHOWN = 'portal-mock:answers'
const QUIET = 'portal-mock:answers-wait'

/** The operation whose response was changed before the page was reloaded; it is returned once. */
export function takeChangedOperation(): string {
  const name = realTab.get(SHOWN) ?? ''
  realTab.remove(SHOWN)
  return name
}

/**
 * Whether the page is reloaded when a response is set or removed, so that it requests it at once; it does not request
 * again what it has already read. Writes are left to the user. Returns the choice, and a function that is called with the
 * operations after such a change.
 */
export function useReloadOption() {
  const { reload } = usePanel()
  const [isOn, setOn] = useState(() => realTab.get(QUIET) !== '1')
  const field = (
    <label className="check">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => {
          realTab.set(QUIET, target.checked ? '' : '1')
          setOn(target.checked)
        }}
      />
      Load the page again, so that it asks at once
    </label>
  )
  const reloadFor = (ids: readonly OperationId[]) => {
    const id = ids.find((one) => operations[one].method === 'GET')
    if (!isOn || id === undefined) return
    realTab.set(SHOWN, id)
    reload()
  }
  return [field, reloadFor] as const
}
