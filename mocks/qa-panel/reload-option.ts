import { realTab } from '#mocks/boot/real-storage.ts'
import { type OperationId, operations } from '#openapi/generated/operations.ts'
import { h } from './dom.ts'

const SHOWN = 'portal-mock:answers'
const QUIET = 'portal-mock:answers-wait'

/** The operation whose answer was changed before the page was reloaded; it is returned once. */
export function takeChangedOperation(): string {
  const name = realTab.get(SHOWN) ?? ''
  realTab.remove(SHOWN)
  return name
}

/** The option to reload the page, because it does not request again what it has already read. */
export interface ReloadOption {
  readonly field: HTMLElement
  /** Called after the answer of an operation has changed. */
  about(id: OperationId): void
}

/**
 * Whether the page is reloaded when an answer is set or removed, so that it requests the answer at once. Writes are
 * left to the user.
 * @param load reloads the current page
 */
export function createReloadOption(load: () => void): ReloadOption {
  const box = h('input', { type: 'checkbox', checked: realTab.get(QUIET) !== '1' })
  box.addEventListener('change', () => realTab.set(QUIET, box.checked ? '' : '1'))
  return {
    field: h('label', { class: 'check' }, box, 'Load the page again, so that it asks at once'),
    about(id) {
      if (!box.checked || operations[id].method !== 'GET') return
      realTab.set(SHOWN, id)
      load()
    },
  }
}
