import type { FocusEvent } from 'react'

/** `onFocus` of a row that scrolls: browsers leave alone what shows but a pixel of itself. */
export const scrollToFocus = ({ target }: FocusEvent): void => {
  target.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
}
