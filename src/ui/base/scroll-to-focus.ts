import type { FocusEvent } from 'react'

/** `onFocus` of a row that scrolls. Browsers do not scroll to an element of which one pixel is visible. */
export const scrollToFocus = ({ target }: FocusEvent): void => {
  target.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
}
